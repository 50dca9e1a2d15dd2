import type { FastifyBaseLogger } from 'fastify'
import type { LangId } from '#contract/languages.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { announceNewRecipes, forgetTold } from './announce.ts'
import { composeMessage } from './message.ts'
import type { PushOutcome, PushSender } from './send-push.ts'

/** What a queue needs. */
export interface PushQueueOptions {
  database: OpenDatabase
  sender: PushSender
  now: () => Date
  log: FastifyBaseLogger
}

const MINUTE_MS = 60_000
/** How often a message is tried before it is given up, in an hour and a half or more. */
const ATTEMPTS_MAX = 5
/** Longest pause between two tries. */
const LONGEST_PAUSE_MS = 120 * MINUTE_MS
/** Nobody else tries a message for this long while one process sends it. */
const CLAIM_MS = 5 * MINUTE_MS
/** Messages that one process claims at once; all of them are sent well within a claim. */
const CLAIM_COUNT = 100
/** Messages on their way at the same time. */
const PARALLEL = 10
/** How often the database is asked for news: an import is another process. */
const LOOK_EVERY_MS = 5000

/**
 * Tells the followers of authors about new recipes. Everything that is to be done stands in the
 * database, so that it outlives a restart and several processes may share it: each message is claimed
 * before it is sent.
 */
export class PushQueue {
  readonly #options: PushQueueOptions
  #delivering: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: PushQueueOptions) {
    this.#options = options
  }

  /** Sends what is due, now and from now on. */
  start(): void {
    void this.deliver().finally(() => {
      if (!this.#closed) this.#timer = setTimeout(() => this.start(), LOOK_EVERY_MS).unref()
    })
  }

  /** Announces what is new and sends what is due. Never throws; what fails is tried later. */
  async deliver(): Promise<void> {
    await (this.#delivering ??= this.#deliverAll().finally(() => (this.#delivering = undefined)))
  }

  /** Finishes what is being sent and sends nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#delivering
    this.#options.sender.close()
  }

  async #deliverAll(): Promise<void> {
    const { database, now, log } = this.#options
    try {
      let isIdle = !(await announceNewRecipes(database.db, now().getTime()))
      let claimed = await this.#claim()
      while (claimed.length > 0) {
        await this.#deliverParallel(claimed)
        isIdle = false
        claimed = this.#closed ? [] : await this.#claim()
      }
      if (!isIdle) await forgetTold(database.db)
    } catch (error) {
      log.error({ err: error }, 'push messages were not sent')
    }
  }

  /** Messages that are due and now this process's to send: of several, one moves the time on. */
  async #claim(): Promise<QueuedMessage[]> {
    const { database, now } = this.#options
    const time = now().getTime()
    const claimed = await database.db
      .updateTable('push_queue')
      .set({ due_at: time + CLAIM_MS })
      .where('due_at', '<=', time)
      .where('id', 'in', (due) =>
        due
          .selectFrom('push_queue as waiting')
          .select('waiting.id')
          .where('waiting.due_at', '<=', time)
          .orderBy('waiting.due_at')
          .limit(CLAIM_COUNT),
      )
      .returning('id')
      .execute()
    if (claimed.length === 0) return []
    return await database.db
      .selectFrom('push_queue')
      .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_queue.subscription_id')
      .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
      .select([
        'push_queue.id',
        'push_queue.subscription_id',
        'push_queue.announcement',
        'push_queue.attempts',
        'push_subscriptions.user_id',
        'push_subscriptions.endpoint',
        'push_subscriptions.p256dh',
        'push_subscriptions.auth',
        'users.language',
      ])
      .where(
        'push_queue.id',
        'in',
        claimed.map(({ id }) => id),
      )
      .execute()
  }

  async #deliverParallel(messages: readonly QueuedMessage[]): Promise<void> {
    const waiting = messages.values()
    const work = async () => {
      for (const message of waiting) if (!this.#closed) await this.#deliverOne(message)
    }
    // All have ended before a failure of one is told.
    const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, work))
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  }

  async #deliverOne(queued: QueuedMessage): Promise<void> {
    const { database, sender, log } = this.#options
    const { id, user_id: userId, language: langId, announcement } = queued
    const message = await composeMessage(database.db, { userId, langId, announcement })
    const outcome: PushOutcome = message ? await sender.send(queued, message) : { kind: 'sent' }
    if (outcome.kind === 'gone') {
      // The message goes with it.
      await database.db
        .deleteFrom('push_subscriptions')
        .where('id', '=', queued.subscription_id)
        .where('endpoint', '=', queued.endpoint)
        .execute()
      return
    }
    if (outcome.kind === 'later' && (await this.#postpone(queued, outcome.wait))) return
    if (outcome.kind !== 'sent') {
      // Not the whole address: who has it could send to the device.
      const { host } = new URL(queued.endpoint)
      log.warn({ host, status: outcome.status }, 'push message given up')
    }
    await database.db.deleteFrom('push_queue').where('id', '=', id).execute()
  }

  /** Whether a message is tried again. */
  async #postpone({ id, attempts: before }: QueuedMessage, wait: number): Promise<boolean> {
    const { database, now } = this.#options
    const attempts = before + 1
    if (attempts >= ATTEMPTS_MAX) return false
    const pause = Math.min(Math.max(MINUTE_MS * 4 ** before, wait), LONGEST_PAUSE_MS)
    const due_at = now().getTime() + pause
    await database.db
      .updateTable('push_queue')
      .set({ attempts, due_at })
      .where('id', '=', id)
      .execute()
    return true
  }
}

/** A message as it stands in the queue, with its device. */
interface QueuedMessage {
  id: number
  subscription_id: number
  announcement: number
  attempts: number
  user_id: number
  language: LangId
  endpoint: string
  p256dh: string
  auth: string
}
