import { useMember } from '#app/features/account/index.ts'
import type { Id } from '#contract/common.ts'
import { LikeAtStep, LikeToLayOut, type LikeToLayOutProps } from './like-parts.tsx'
import { useLike } from './like.ts'

/** Props of {@link LikeOfSession}. */
export type LikeOfSessionProps =
  | (Omit<LikeToLayOutProps, 'like'> & { stepId?: undefined })
  /** Only what was changed at this step. */
  | { stepId: Id }

/** How the meal was that a member cooks again: before the first step, or at a step. */
export function LikeOfSession(props: LikeOfSessionProps) {
  const like = useLike()
  const { member } = useMember()
  // Other members of this device do not see it.
  if (!like || member?.username !== like.member) return null
  if (props.stepId === undefined) return <LikeToLayOut like={like} {...props} />
  return <LikeAtStep like={like} stepId={props.stepId} />
}
