import type { ServingsText } from '#design-system/servings-counter/servings-counter.tsx'
import { tinOfBasis, yieldText } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { leastFor, stockLine, typedNumber } from './stock.ts'
import type { ScaleDraft, ScaleResult } from './use-scale-draft.ts'

/** What a draft makes, in words, or why it makes nothing and what would. */
export function useMadeText(recipe: Recipe, draft: ScaleDraft, result: ScaleResult): ServingsText {
  const { t, language } = useWords()
  const { by, row, unit, amount } = draft
  if (!('problem' in result)) {
    const tin = tinOfBasis(result.basis)
    return yieldText(recipe.Yield, result.servings, { t, language, tin })
  }
  if (result.problem !== 'tooLittle' || by === 'tin') {
    return { text: t(`scaling.problems.${result.problem}`) }
  }
  const write = (stock: number) =>
    stockLine(row, { amount: stock, unit }, { language }).amount ?? ''
  return {
    text: t('scaling.notEnough', {
      amount: write(typedNumber(amount) ?? 0),
      what: yieldText(recipe.Yield, 1, { t, language }).text,
      least: write(leastFor(row, unit).amount),
    }),
  }
}
