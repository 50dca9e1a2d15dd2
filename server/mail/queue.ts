import type { FastifyBaseLogger } from 'fastify'
import type { LangId } from '#contract/languages.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { codesOf, isRefused, type Mail, type MailTransport } from './mail.ts'

/** What waits: whom a mail is for and in which language. */
export interface QueuedMail {
  /** The form in which addresses are compared. */
  emailKey: string
  langId: LangId
}

/** A mail that is about to be sent. */
export interface DueMail extends QueuedMail {
  /** How often it was tried before. */
  attempts: number
}

/** Makes a mail when it is about to be sent; undefined when there is nobody to send it to. */
export type Composer = (due: DueMail) => Promise<Mail | undefined>

/** What a queue needs. */
export interface MailQueueOptions {
  database: OpenDatabase
  transport: MailTransport
  /** How each kind of mail is made. */
  composers: Record<string, Composer>
  now: () => Date
  log: FastifyBaseLogger
}

const MINUTE_MS = 60_000
/** After this time a mail that could not be sent is given up. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS
/** Longest pause between two tries of a mail. */
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** Nobody else tries a mail for this long while one process sends it. */
const CLAIM_MS = 5 * MINUTE_MS
/** Mails that are read from the queue at once. */
const ROUND = 100
/** How often the queue is looked at when nothing wakes it: another process may have left something. */
const LOOK_EVERY_MS = 30_000

/**
 * Mail that outlives a restart and a mail server that is down. Several processes may share it: each
 * mail is claimed in the database before it is sent.
 */
export class MailQueue {
  readonly #options: MailQueueOptions
  #delivering: Promise<void> | undefined
  #again = false
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: MailQueueOptions) {
    this.#options = options
  }

  /**
   * Puts a mail into the queue and returns before it is sent. A mail of this kind that already waits
   * for the address stays the only one.
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
    this.start()
  }

  /** Sends what is due, soon and from now on. */
  start(): void {
    setImmediate(() => void this.deliver())
  }

  /** Sends what is due. Never throws; what fails is tried later. */
  async deliver(): Promise<void> {
    if (this.#closed) return
    this.#again = true
    await (this.#delivering ??= this.#deliverAll().finally(() => (this.#delivering = undefined)))
  }

  /** Finishes what is being sent and sends nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#delivering
    this.#options.transport.close()
  }

  async #deliverAll(): Promise<void> {
    try {
      while (this.#again && !this.#closed) {
        this.#again = false
        const rows = await this.#due()
        if (rows.length === ROUND) this.#again = true
        for (const row of rows) {
          if (!this.#closed && (await this.#claim(row))) await this.#deliverOne(row)
        }
      }
    } catch (error) {
      this.#options.log.error({ err: error }, 'the mail queue failed')
    }
    clearTimeout(this.#timer)
    if (!this.#closed) this.#timer = setTimeout(() => void this.deliver(), LOOK_EVERY_MS).unref()
  }

  async #due() {
    const { database, composers, now } = this.#options
    return await database.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('due_at', '<=', now().getTime())
      .where('kind', 'in', Object.keys(composers))
      .orderBy('due_at')
      .limit(ROUND)
      .execute()
  }

  /** Whether the mail is this process's to send: of several, one moves the time on. */
  async #claim({ id, due_at }: MailRow): Promise<boolean> {
    const { database, now } = this.#options
    const { numUpdatedRows } = await database.db
      .updateTable('mail_queue')
      .set({ due_at: now().getTime() + CLAIM_MS })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  async #deliverOne(row: MailRow): Promise<void> {
    const { composers, transport, log } = this.#options
    try {
      const { kind, email_key: emailKey, lang_id: langId, attempts } = row
      const mail = await composers[kind]?.({ emailKey, langId, attempts })
      if (mail) await transport.send(mail)
    } catch (error) {
      log.warn({ mail: row.kind, attempts: row.attempts + 1, ...codesOf(error) }, 'mail not sent')
      await this.#postpone(row, isRefused(error))
      return
    }
    await this.#remove(row)
  }

  async #postpone(row: MailRow, refused: boolean): Promise<void> {
    const { database, now, log } = this.#options
    const attempts = row.attempts + 1
    const due_at = now().getTime() + Math.min(MINUTE_MS * 2 ** row.attempts, LONGEST_PAUSE_MS)
    if (refused || due_at >= row.created_at + GIVE_UP_MS) {
      log.error({ mail: row.kind, attempts }, 'mail given up')
      await this.#remove(row)
      return
    }
    await database.db
      .updateTable('mail_queue')
      .set({ attempts, due_at })
      .where('id', '=', row.id)
      .execute()
  }

  async #remove({ id }: MailRow): Promise<void> {
    await this.#options.database.db.deleteFrom('mail_queue').where('id', '=', id).execute()
  }
}

/** A mail as it stands in the queue. */
interface MailRow {
  id: number
  kind: string
  email_key: string
  lang_id: LangId
  attempts: number
  due_at: number
  created_at: number
}
