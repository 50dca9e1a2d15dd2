import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { Id } from '#contract/common.ts'
import type { RepeatOfSessionProps } from './repeat-of-session.tsx'
import { useRepeat } from './repeat.ts'

/** How a meal was that is cooked again. */
export const LateRepeat = lateComponent<RepeatOfSessionProps>(
  async () => (await withAreas(['cooked'], import('./repeat-of-session.tsx'))).RepeatOfSession,
)

/** Whether a meal of the recipe is cooked again; with a step, whether something was changed at it. */
export function useHasRepeat(recipeId: Id, stepId?: Id): boolean {
  const repeated = useRepeat()
  if (repeated?.RecipeId !== recipeId) return false
  return stepId === undefined || repeated.Changes.some((change) => change.StepId === stepId)
}
