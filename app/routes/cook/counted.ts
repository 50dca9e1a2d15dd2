import type { CookCounterProps } from '#design-system/cook-mode/index.ts'
import type { Recipe } from '#contract/recipe.ts'

/** What a recipe's counter counts and by how much: slices by what a tin holds, else people (D-67). */
export function counted({ Yield }: Recipe): Pick<CookCounterProps, 'step' | 'unit'> {
  if (!Yield) return {}
  const { Step, Of, One = Of } = Yield
  return {
    step: Step,
    ...(Of !== undefined && { unit: (count) => (count === 1 ? One : Of) ?? Of }),
  }
}
