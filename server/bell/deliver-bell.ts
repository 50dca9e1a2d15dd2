import { tagOf } from '#contract/bell/rule.ts'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { PushSender } from '#server/push/send-push.ts'
import type { Delivery, QueueContext } from '#server/queue/queue-rows.ts'
import { hashToken } from '#server/accounts/tokens.ts'
import { forgetIdle } from './devices.ts'
import { rememberEnding } from './endings.ts'
import { type BellRequest, composeBell, shortened } from './message.ts'

export interface BellQueueOptions extends QueueContext {
  sender: PushSender
  /** Scheme and host of the site. */
  origin: () => string
  /** Told how many milliseconds after its deadline a bell was taken by its push service. */
  onSent?: ((latenessMs: number) => void) | undefined
}

/** A bell is worth nothing later than that: push services drop it. */
const TERMS = { ttl: 120, urgency: 'high', timeoutMs: 10_000 } as const
/** After a day its timer no longer rings. */
const EXPIRES_MS = DAY_MS
/** How long a member's notification can be withdrawn. */
const RUNG_MS = HOUR_MS
/** A row of the queue's table with its device. */
export interface BellRow extends BellRequest {
  id: number
  device_id: number
  endpoint: string
  host: string
  p256dh: string
  auth: string
  token_hash: string | null
}

const isRing = ({ kind }: BellRow) => kind === 'look' || kind === 'rings'

/** Reads claimed rows. */
export async function readRows({ db }: OpenDatabase, ids: readonly number[]): Promise<BellRow[]> {
  return await db
    .selectFrom('bell_queue')
    .innerJoin('bell_devices', 'bell_devices.id', 'bell_queue.device_id')
    .selectAll('bell_queue')
    .select([
      'bell_devices.endpoint',
      'bell_devices.host',
      'bell_devices.p256dh',
      'bell_devices.auth',
      'bell_devices.lang_id',
      'bell_devices.time_zone',
      'bell_devices.is_quiet',
      'bell_devices.token_hash',
    ])
    .where('bell_queue.id', 'in', ids)
    .execute()
}

/** Sends a bell. */
export async function send(options: BellQueueOptions, row: BellRow): Promise<Delivery> {
  const { database, sender, origin, now } = options
  const time = now().getTime()
  if (row.kind === 'rung' || time - row.rings_at > EXPIRES_MS) return { kind: 'done' }
  const message = await composeBell(database.db, row, { origin: origin(), now: time })
  const terms = { ...TERMS, topic: tagOf(row.timer) }
  let outcome = await sender.send(row, message, terms)
  if (outcome.kind === 'refused' && outcome.status === 413)
    outcome = await sender.send(row, shortened(message, row.lang_id), terms)
  if (outcome.kind === 'sent') {
    if (isRing(row)) options.onSent?.(now().getTime() - row.rings_at)
    return { kind: 'done' }
  }
  if (outcome.kind === 'gone') {
    await rememberEnding(database.db, hashToken(row.endpoint), time)
    await database.db
      .deleteFrom('bell_devices')
      .where('id', '=', row.device_id)
      .where('endpoint', '=', row.endpoint)
      .execute()
    // The bell is gone with it, unless the browser has renewed its subscription meanwhile.
    return { kind: 'retry' }
  }
  const reason = { status: outcome.status }
  return outcome.kind === 'later'
    ? { kind: 'retry', minDelayMs: outcome.wait, reason }
    : { kind: 'refused', reason }
}

/** Removes a bell that was sent. A member's stays for a while, so that it can be withdrawn. */
export async function remove(
  { database: { db }, now }: BellQueueOptions,
  row: BellRow,
): Promise<void> {
  if (isRing(row) && row.token_hash !== null) {
    const rang_at = now().getTime()
    const due_at = rang_at + RUNG_MS
    await db.updateTable('bell_devices').set({ rang_at }).where('id', '=', row.device_id).execute()
    await db
      .updateTable('bell_queue')
      .set({ kind: 'rung', due_at })
      .where('id', '=', row.id)
      .execute()
    return
  }
  await db.deleteFrom('bell_queue').where('id', '=', row.id).execute()
  if (row.token_hash === null) await forgetIdle(db, row.device_id)
}
