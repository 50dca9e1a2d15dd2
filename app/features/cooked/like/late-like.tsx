import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { Id } from '#contract/common.ts'
import { storedLike } from '../stored.ts'
import type { LikeOfSessionProps } from './like-of-session.tsx'

/** How a meal was that is cooked again. */
export const LateLike = lateComponent<LikeOfSessionProps>(
  async () => (await withAreas(['cooked'], import('./like-of-session.tsx'))).LikeOfSession,
)

/**
 * Whether a meal of the recipe is cooked again as it was; with a step, whether something was changed at
 * it. Who does not never fetches the code.
 */
export function useHasLike(recipeId: Id, stepId?: Id): boolean {
  const text = storedLike.use()
  const has = (name: string, id: Id) => text?.includes(`"${name}":${id},`) === true
  return has('RecipeId', recipeId) && (stepId === undefined || has('StepId', stepId))
}
