import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { DeliveryQueue } from '#server/queue/delivery-queue.ts'
import { SentCounts } from '#server/queue/sent-counts.ts'
import { ServiceMarks } from '#server/queue/service-marks.ts'
import type { Delivery, QueueContext } from '#server/queue/queue-rows.ts'
import { codesOf, isRefused, type Mail, type MailTransport } from './mail.ts'
import { type MailKind, type MailPayloads, type QueuedMail, queueMail } from './queue-mail.ts'

/** A mail that is about to be sent. */
export interface DueMail<Kind extends MailKind> extends QueuedMail {
  payload: MailPayloads[Kind]
  /** Attempts that have failed. */
  attempts: number
}

/** Composes a mail when it is about to be sent. Undefined when it is not needed any more. */
export type Composer<Kind extends MailKind> = (due: DueMail<Kind>) => Promise<Mail | undefined>

/** How each kind of mail is written. */
export type Composers = { readonly [Kind in MailKind]: Composer<Kind> }

export interface MailQueueOptions extends QueueContext {
  transport: MailTransport
  composers: Composers
}

const BACKOFF = { firstMs: MINUTE_MS, factor: 2, maxMs: HOUR_MS }
/** Age at which a mail that could not be sent is given up. */
const EXPIRES_MS = DAY_MS
const POLL_MS = 30_000
/**
 * Milliseconds before a mail is written. Only an address that somebody has costs a mail: at a random time, it
 * delays neither the answer to whoever asked for it nor the next one, and nobody learns from either.
 */
const DELAY_MS = { min: 100, max: 500 }
/** Few, because mails are sent one after the other, each with a timeout of its own. */
const BATCH_SIZE = 5

/** Mail waiting to be sent. It is written when it is sent, so that the queue holds no secrets. */
export class MailQueue extends DeliveryQueue<MailRow> {
  readonly #options: MailQueueOptions

  constructor(options: MailQueueOptions) {
    const { database, composers, transport, log } = options
    const marks = new ServiceMarks(database.db)
    const counts = new SentCounts(database.db, 'mail')
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
        await database.db
          .selectFrom('mail_queue')
          .selectAll()
          .$narrowType<{ kind: MailKind }>()
          .where('id', 'in', ids)
          .execute(),
      deliver: (row) => send({ ...options, marks, counts }, row),
      isExpired: ({ created_at }, dueAt) => dueAt >= created_at + EXPIRES_MS,
      logGivenUp: ({ kind, attempts }) => {
        log.error({ mail: kind, attempts }, 'mail given up')
        counts.add('refused')
      },
      // Not before: an equal mail can be queued again once the row of this one is gone.
      cleanUp: async () => {
        await note(async () => await counts.write(options.now().getTime()))
      },
      close: () => transport.close(),
    })
    this.#options = options
  }

  /**
   * Queues a mail and returns before it is sent. Does nothing when a mail of this kind with an equal
   * payload is already queued for the address.
   */
  async add<Kind extends MailKind>(
    kind: Kind,
    to: QueuedMail,
    payload: MailPayloads[Kind],
  ): Promise<void> {
    const { database, now } = this.#options
    await queueMail(database.db, kind, { to, payload, now: now().getTime() })
    setTimeout(() => void this.deliver(), randomInt(DELAY_MS.min, DELAY_MS.max)).unref()
  }
}

/** What is noted for hosts changes nothing about the mail. */
async function note(work: () => Promise<void>): Promise<void> {
  await work().catch(() => undefined)
}

async function send(
  {
    composers,
    transport,
    log,
    now,
    marks,
    counts,
  }: MailQueueOptions & { marks: ServiceMarks; counts: SentCounts },
  { kind, payload, email_key: emailKey, lang_id: langId, attempts }: MailRow,
): Promise<Delivery> {
  try {
    const due = { emailKey, langId, attempts, payload: JSON.parse(payload) as never }
    const mail = await composers[kind](due)
    if (!mail) return { kind: 'done' }
    await transport.send(mail)
    counts.add('sent')
    await note(async () => await marks.taken('mail', now().getTime()))
    return { kind: 'done' }
  } catch (error) {
    log.warn({ mail: kind, attempts: attempts + 1, ...codesOf(error) }, 'mail not sent')
    if (isRefused(error)) return { kind: 'refused' }
    const { code, responseCode } = codesOf(error)
    await note(async () =>
      marks.refused('mail', String(responseCode ?? code ?? ''), now().getTime()),
    )
    return { kind: 'retry' }
  }
}

/** A row of the queue's table. */
interface MailRow {
  id: number
  kind: MailKind
  payload: string
  email_key: string
  lang_id: LangId
  attempts: number
  due_at: number
  created_at: number
}
