import type { Kysely } from 'kysely'
import type { HostWarning } from '#contract/host/overview.ts'
import type { LangId } from '#contract/languages.ts'
import type { Provider } from '#contract/provider-sign-in.ts'
import type { Database } from '#server/db/schema.ts'

/** Every kind of mail, with what it carries beside its receiver. Payloads are flat and hold no secrets. */
export interface MailPayloads {
  /** A link to set a new password. */
  reset: Readonly<Record<string, never>>
  /** A provider was linked to the account, and its password was removed. */
  linked: { provider: Provider }
  /** A passkey was added to the account. */
  passkeyAdded: { passkey: number }
  /** The member has linked a provider. `at` is the time, so that each link gets a mail. */
  providerAdded: { provider: Provider; at: number }
  /** An application to become an author was decided. */
  application: { application: number }
  /** Somebody without an account has sent a notice; to the desk. */
  notice: { notice: number }
  /** Something of the receiver is hidden. `at` is the time, so that each decision gets a mail. */
  hidden: { case: number; at: number }
  /** Something of the receiver is shown again. */
  shown: { case: number; at: number }
  /** A report of the receiver is decided. */
  decided: { report: number; at: number }
  /** A member was put on hold. */
  onHold: { at: number }
  /** What authors have published whom a member follows, between two times. */
  news: { since: number; until: number }
  /** A script key ends soon. `at` is its end, so that another end gets another mail. */
  keyEnds: { key: number; at: number }
  /** An invitation to register. */
  invitation: { invitation: number }
  /** A warning for hosts has begun or is over. `since` is when it began. */
  hostWarning: { warning: MailedWarning; since: number; isOver: boolean }
}

/** Warnings of which hosts get a mail: not those for which waiting is an answer, or that mail cannot tell. */
export const MAILED_WARNINGS = [
  'backupFailed',
  'backupOld',
  'filmsRefused',
  'certificateEnds',
  'diskFull',
  'clockOff',
  'mailWaits',
  'providerSilent',
  'pushSilent',
] as const satisfies readonly HostWarning[]
/** One of {@link MAILED_WARNINGS}. */
export type MailedWarning = (typeof MAILED_WARNINGS)[number]

/** A kind of mail. */
export type MailKind = keyof MailPayloads

/** Who a mail is for, and in which language. */
export interface QueuedMail {
  /** The form in which addresses are compared. */
  emailKey: string
  langId: LangId
}

/** A mail to add to the queue. */
interface NewMail<Kind extends MailKind> {
  to: QueuedMail
  payload: MailPayloads[Kind]
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Queues a mail in the caller's transaction; one of the processes sends it within half a minute. Does nothing
 * when a mail of this kind with an equal payload is already queued for the address.
 */
export async function queueMail<Kind extends MailKind>(
  db: Kysely<Database>,
  kind: Kind,
  { to: { emailKey, langId }, payload, now }: NewMail<Kind>,
): Promise<void> {
  await db
    .insertInto('mail_queue')
    .values({
      kind,
      payload: writePayload(payload),
      email_key: emailKey,
      lang_id: langId,
      due_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'email_key', 'payload']).doNothing())
    .execute()
}

/** Equal payloads as equal texts, whatever the order of their fields. */
function writePayload(payload: object): string {
  return JSON.stringify(payload, Object.keys(payload).sort())
}
