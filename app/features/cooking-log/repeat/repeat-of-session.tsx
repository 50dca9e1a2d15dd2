import { useMember } from '#app/features/account/index.ts'
import type { Id } from '#contract/common.ts'
import { RepeatAtStep, RepeatToLayOut, type RepeatToLayOutProps } from './repeat-parts.tsx'
import { useRepeat } from './repeat.ts'

/** Props of {@link RepeatOfSession}. */
export type RepeatOfSessionProps =
  | (Omit<RepeatToLayOutProps, 'repeated'> & { stepId?: undefined })
  /** Only what was changed at this step. */
  | { stepId: Id }

/** How the meal was that a member cooks again: before the first step, or at a step. */
export function RepeatOfSession(props: RepeatOfSessionProps) {
  const repeated = useRepeat()
  const { member } = useMember()
  // Other members of this device do not see it.
  if (!repeated || member?.username !== repeated.member) return null
  if (props.stepId === undefined) return <RepeatToLayOut repeated={repeated} {...props} />
  return <RepeatAtStep repeated={repeated} stepId={props.stepId} />
}
