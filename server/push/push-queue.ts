import type { LangId } from '#contract/languages.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { DeliveryQueue } from '#server/queue/delivery-queue.ts'
import { ServiceMarks } from '#server/queue/service-marks.ts'
import type { Delivery, QueueContext } from '#server/queue/queue-rows.ts'
import { announceNews } from './announce.ts'
import { deleteAnnounced } from './new-rows.ts'
import { composeMessage } from './message.ts'
import type { PushSender } from './send-push.ts'

export interface PushQueueOptions extends QueueContext {
  sender: PushSender
}

const BACKOFF = { firstMs: MINUTE_MS, factor: 4, maxMs: 120 * MINUTE_MS }
/** Attempts before a message is given up, after an hour or more. */
const ATTEMPTS_MAX = 5
const BATCH_SIZE = 100
const CONCURRENCY = 10
/** What is new is announced this late at most: an import is another process. */
const POLL_MS = 5000
/** Push services store a message for an offline device for three days. */
const TERMS = { ttl: 3 * 24 * 60 * 60, urgency: 'normal', timeoutMs: 10_000 } as const

/** Push messages about what is new, waiting to be sent to the subscribers of their authors. */
export class PushQueue extends DeliveryQueue<PushRow> {
  constructor(options: PushQueueOptions) {
    const { database, sender, now, log } = options
    const marks = new ServiceMarks(database.db)
    super({
      ...options,
      table: 'push_queue',
      batchSize: BATCH_SIZE,
      concurrency: CONCURRENCY,
      backoff: BACKOFF,
      pollMs: POLL_MS,
      read: (ids) => readRows(database, ids),
      deliver: async (row) => {
        const delivery = await send(options, row)
        await noteAnswer(marks, delivery, now().getTime()).catch(() => undefined)
        return delivery
      },
      isExpired: ({ attempts }) => attempts >= ATTEMPTS_MAX,
      // The host, not the whole address: whoever has the address could send to the device.
      logGivenUp: ({ endpoint }, reason) =>
        log.warn({ host: new URL(endpoint).host, ...reason }, 'push message given up'),
      prepare: async () => {
        const isNew = await announceNews(database.db, now().getTime())
        // What nobody follows needs no message.
        if (isNew) await deleteAnnounced(database.db)
      },
      cleanUp: () => deleteAnnounced(database.db),
      close: () => sender.close(),
    })
  }
}

async function readRows({ db }: OpenDatabase, ids: readonly number[]): Promise<PushRow[]> {
  return await db
    .selectFrom('push_queue')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_queue.subscription_id')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select([
      'push_queue.id',
      'push_queue.subscription_id',
      'push_queue.announcement',
      'push_queue.last_announcement',
      'push_queue.attempts',
      'push_subscriptions.user_id',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
      'users.language',
    ])
    .where('push_queue.id', 'in', ids)
    .execute()
}

async function send({ database, sender }: PushQueueOptions, row: PushRow): Promise<Delivery> {
  const { user_id: userId, language: langId, announcement, last_announcement } = row
  const until = last_announcement ?? announcement
  const message = await composeMessage(database.db, { userId, langId, announcement, until })
  if (!message) return { kind: 'done' }
  const outcome = await sender.send(row, message, { ...TERMS, topic: message.tag })
  if (outcome.kind === 'sent') return { kind: 'done' }
  if (outcome.kind === 'gone') {
    await deleteSubscription(database, row)
    // The message is gone with it, unless the browser has renewed its subscription meanwhile.
    return { kind: 'retry' }
  }
  const reason = { status: outcome.status }
  return outcome.kind === 'later'
    ? { kind: 'retry', minDelayMs: outcome.wait, reason }
    : { kind: 'refused', reason }
}

/** Notes for hosts whether push services take messages; one that refuses this message has answered. */
async function noteAnswer(marks: ServiceMarks, delivery: Delivery, now: number): Promise<void> {
  if (delivery.kind === 'done') await marks.taken('push', now)
  if (delivery.kind !== 'retry' || !delivery.reason) return
  const { status } = delivery.reason as { status?: number | null }
  await marks.refused('push', status == null ? null : String(status), now)
}

/** Deletes a subscription and its messages, unless its address has changed. */
async function deleteSubscription(
  { db }: OpenDatabase,
  { subscription_id, endpoint }: PushRow,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', subscription_id)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** A row of the queue's table with its subscription. */
interface PushRow {
  id: number
  subscription_id: number
  announcement: number
  last_announcement: number | null
  attempts: number
  user_id: number
  language: LangId
  endpoint: string
  p256dh: string
  auth: string
}
