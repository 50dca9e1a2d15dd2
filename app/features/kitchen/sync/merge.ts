import { isEnded, replaces } from '#contract/kitchen/rule.ts'
import type { KitchenChange, KitchenRecord } from '#contract/kitchen/kitchen.ts'
import type { KitchenSession } from '../sessions/session.ts'
import { withoutTwins } from '../sessions/kitchen.ts'
import { withOwnMarks } from '../sessions/marks.ts'
import { digestOf, keyOf, recordsWith, type Entry, type Ledger } from './ledger.ts'
import { moved, recordsOf, withRecord, type DeviceRecord } from './records.ts'

/** Sessions, and what is remembered of their records. */
export interface Synced {
  readonly sessions: readonly KitchenSession[]
  readonly ledger: Ledger
}

const sessionsFirst = (a: KitchenChange, b: KitchenChange) =>
  Number(b.Kind === 'session') - Number(a.Kind === 'session')

function changeOf(record: DeviceRecord, { actedAt }: Entry, ahead: number): KitchenChange {
  return { ...moved(record, ahead), ActedAt: actedAt }
}

/**
 * What the server does not have, sessions first: they have to exist before what belongs to them.
 *
 * @param ahead milliseconds that the server's clock is ahead of this device's
 */
export function pendingOf({ sessions, ledger }: Synced, ahead: number): KitchenChange[] {
  return [...recordsWith(ledger, sessions)]
    .flatMap(([key, record]) => {
      const entry = ledger.get(key)
      return !entry || entry.isConfirmed ? [] : [changeOf(record, entry, ahead)]
    })
    .sort(sessionsFirst)
}

/** Notes a new mark, or the end of a twin, as a change that is no act of the cook. */
function noteChange(entries: Map<string, Entry>, session: KitchenSession): void {
  const [record] = recordsOf(session)
  if (!record) return
  const actedAt = (entries.get(keyOf(record))?.actedAt ?? 0) + 1
  entries.set(keyOf(record), { actedAt, digest: digestOf(record), isConfirmed: false })
}

/** Ids of sessions with a timer that nobody has stopped. */
function withOpenTimers(records: readonly KitchenRecord[]): ReadonlySet<string> {
  const timers = records.filter((record) => record.Kind === 'timer' && !isEnded(record))
  return new Set(timers.map(({ SessionId }) => SessionId))
}

/**
 * Merges the records of a response that replace those of this device. A session that has ended and is
 * unknown to this device is not added, unless timers of it go on.
 *
 * @param sent the changes that the response is about: what the server says of them counts, unless the
 * cook has acted since
 */
export function merge(
  { sessions, ledger }: Synced,
  records: readonly KitchenRecord[],
  { ahead, sent = [] }: { ahead: number; sent?: readonly KitchenChange[] },
): Synced {
  const byId = new Map(sessions.map((session) => [session.id, session]))
  const entries = new Map(ledger)
  const own = recordsWith(ledger, sessions)
  const settled = new Set(
    sent.filter((one) => ledger.get(keyOf(one))?.actedAt === one.ActedAt).map(keyOf),
  )
  for (const key of settled) {
    const entry = entries.get(key)
    if (entry) entries.set(key, { ...entry, isConfirmed: true })
  }
  const goOn = withOpenTimers(records)
  for (const remote of records.toSorted(sessionsFirst)) {
    const key = keyOf(remote)
    const entry = entries.get(key)
    const session = byId.get(remote.SessionId)
    if (!session && isEnded(remote) && !goOn.has(remote.SessionId)) continue
    const mine = settled.has(key) ? undefined : own.get(key)
    if (entry && mine && replaces(changeOf(mine, entry, ahead), remote)) {
      // The server has lost it, or has not got it yet.
      entries.set(key, { ...entry, isConfirmed: false })
      continue
    }
    const record = moved(remote, -ahead)
    const digest = digestOf(record)
    const next =
      entry?.digest === digest ? session : withRecord(session, record, remote.ActedAt - ahead)
    if (!next) continue
    byId.set(next.id, next)
    entries.set(key, { actedAt: remote.ActedAt, digest, isConfirmed: true })
  }
  const marked = withOwnMarks(withoutTwins([...byId.values()]))
  for (const session of marked) {
    if (session !== byId.get(session.id)) noteChange(entries, session)
  }
  return { sessions: marked, ledger: entries }
}
