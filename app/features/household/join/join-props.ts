import type { Invitation, JoinBody } from '#contract/household.ts'

/** Props of an invitation that can be accepted. */
export interface JoinInvitationProps {
  invitation: Invitation
  /** What the member was given: the token of a link, or a code. */
  ticket: Pick<JoinBody, 'Token' | 'Code'>
  onNotNow: () => void
  /** Signs the member out, before the page of signing in opens; absent where nobody else is meant. */
  onOtherAccount?: () => void
}
