/**
 * What a page without scripts posts, and what became of it. It is part of a page that is made for one request, and of
 * no other.
 */
export interface PlainPage {
  /** Goes with each form and proves that this page was sent to whoever posts; empty without a session. */
  key: string
  /** Names this form, so that what is sent twice is done once. */
  once: string
  /** What was posted, without passwords. */
  fields: Readonly<Record<string, string>>
  /** Names of fields that were empty. */
  missing: readonly string[]
  /** Why it was refused. */
  failure?: { code: string; message: string }
  /** What was done last. */
  done?: PlainAct
  /** The token of the invitation that was made: it is shown once. */
  token?: string
}

/** What a host does on pages without scripts. */
export const PLAIN_ACTS = [
  'signIn',
  'signOut',
  'first',
  'work',
  'registration',
  'invite',
  'sendAgain',
  'newLink',
  'endInvitation',
  'warningMails',
  'quiet',
  'readOnly',
] as const
/** One of {@link PLAIN_ACTS}. */
export type PlainAct = (typeof PLAIN_ACTS)[number]
