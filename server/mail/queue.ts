import { sql } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { DeliveryQueue } from '#server/queue/delivery-queue.ts'
import type { Delivery, QueueContext } from '#server/queue/queue-rows.ts'
import { codesOf, isRefused, type Mail, type MailTransport } from './mail.ts'

/** Who a mail is for, and in which language. */
export interface QueuedMail {
  /** The form in which addresses are compared. */
  emailKey: string
  langId: LangId
}

/** A mail that is about to be sent. */
export interface DueMail extends QueuedMail {
  /** Attempts that have failed. */
  attempts: number
}

/** Writes a mail when it is about to be sent. Undefined when there is nobody to send it to. */
export type Composer = (due: DueMail) => Promise<Mail | undefined>

export interface MailQueueOptions extends QueueContext {
  transport: MailTransport
  /** By kind of mail. */
  composers: Record<string, Composer>
}

const MINUTE_MS = 60_000
const BACKOFF = { firstMs: MINUTE_MS, factor: 2, maxMs: 60 * MINUTE_MS }
/** Age at which a mail that could not be sent is given up. */
const EXPIRES_MS = 24 * 60 * MINUTE_MS
const POLL_MS = 30_000
/** Few, because mails are sent one after the other, each with a timeout of its own. */
const BATCH_SIZE = 5

/** Mail waiting to be sent. It is written when it is sent, so that the queue holds no secrets. */
export class MailQueue extends DeliveryQueue<MailRow> {
  readonly #options: MailQueueOptions

  constructor(options: MailQueueOptions) {
    const { database, composers, transport, log } = options
    super({
      ...options,
      table: 'mail_queue',
      // Kinds that only a newer version of the server can write are left to it.
      claimable: sql`kind in (${sql.join(Object.keys(composers))})`,
      batchSize: BATCH_SIZE,
      concurrency: 1,
      backoff: BACKOFF,
      pollMs: POLL_MS,
      read: async (ids) =>
        await database.db.selectFrom('mail_queue').selectAll().where('id', 'in', ids).execute(),
      deliver: (row) => send(options, row),
      isExpired: ({ created_at }, dueAt) => dueAt >= created_at + EXPIRES_MS,
      logGivenUp: ({ kind, attempts }) => log.error({ mail: kind, attempts }, 'mail given up'),
      close: () => transport.close(),
    })
    this.#options = options
  }

  /**
   * Queues a mail and returns before it is sent. Does nothing when a mail of this kind is already
   * queued for the address.
   */
  async add(kind: string, { emailKey, langId }: QueuedMail): Promise<void> {
    const { database, now } = this.#options
    const time = now().getTime()
    const row = { kind, email_key: emailKey, lang_id: langId, due_at: time, created_at: time }
    await database.db
      .insertInto('mail_queue')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'email_key']).doNothing())
      .execute()
    setImmediate(() => void this.deliver())
  }
}

async function send(
  { composers, transport, log }: MailQueueOptions,
  { kind, email_key: emailKey, lang_id: langId, attempts }: MailRow,
): Promise<Delivery> {
  try {
    const mail = await composers[kind]?.({ emailKey, langId, attempts })
    if (mail) await transport.send(mail)
    return { kind: 'done' }
  } catch (error) {
    log.warn({ mail: kind, attempts: attempts + 1, ...codesOf(error) }, 'mail not sent')
    return { kind: isRefused(error) ? 'refused' : 'retry' }
  }
}

/** A row of the queue's table. */
interface MailRow {
  id: number
  kind: string
  email_key: string
  lang_id: LangId
  attempts: number
  due_at: number
  created_at: number
}
