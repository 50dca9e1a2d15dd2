import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { Id } from '#contract/common.ts'
import { useLike } from './like.ts'
import type { LikeAtStepProps, LikeToLayOutProps } from './like-parts.tsx'

const load = () => withAreas(['cooked'], import('./like-parts.tsx'))

const LikeToLayOut = lateComponent<LikeToLayOutProps>(async () => (await load()).LikeToLayOut)
const LikeAtStep = lateComponent<LikeAtStepProps>(async () => (await load()).LikeAtStep)

/** How a meal was that is cooked again, before the first step. Who does not never fetches the code. */
export function LateLikeToLayOut({
  recipeId,
  ...props
}: Omit<LikeToLayOutProps, 'like'> & { recipeId: Id }) {
  const like = useLike(recipeId)
  return like && <LikeToLayOut like={like} {...props} />
}

/** What was changed at a step the last time; undefined where nothing was. */
export function useLikeAtStep(recipeId: Id, stepId: Id | undefined) {
  const like = useLike(recipeId)
  const changes = like?.Changes.filter((change) => change.StepId === stepId) ?? []
  return like && changes.length > 0 ? <LikeAtStep like={like} changes={changes} /> : undefined
}
