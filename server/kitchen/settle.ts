import { Value } from 'typebox/value'
import { isEnded, replaces } from '#contract/kitchen/rule.ts'
import {
  SESSION_RECORD,
  type KitchenChange,
  type KitchenRecord,
} from '#contract/kitchen/kitchen.ts'
import {
  KITCHEN_ENDED_DAYS,
  KITCHEN_IDLE_DAYS,
  KITCHEN_RECORDS_MAX,
} from '#contract/kitchen/limits.ts'
import { DAY_MS } from '#contract/durations.ts'

/** What changes come to. */
export interface Settled {
  /** Records to be written. Those with the new version are news for other devices. */
  written: KitchenRecord[]
  /** Records that are one too many in their session. */
  dropped: KitchenRecord[]
  /** When each session of a written record expires, by id. Milliseconds since 1970. */
  expiries: Map<string, number>
  /** The current records that the changes were about. */
  answer: KitchenRecord[]
}

const keyOf = ({ SessionId, Id }: Pick<KitchenChange, 'SessionId' | 'Id'>) => `${SessionId} ${Id}`
const sessionKey = (SessionId: string) => keyOf({ SessionId, Id: SESSION_RECORD })
const sessionsFirst = (a: KitchenChange, b: KitchenChange) =>
  Number(b.Kind === 'session') - Number(a.Kind === 'session')

/**
 * Applies changes to the records of their sessions. Ignores those of sessions that do not exist, such as
 * deleted ones that another device still has, and acts in the future count as made now.
 *
 * @param stored all records of the sessions that changes belong to
 * @param version the new version
 * @param now milliseconds since 1970
 */
export function settle(
  stored: readonly KitchenRecord[],
  changes: readonly KitchenChange[],
  { version, now }: { version: number; now: number },
): Settled {
  const records = new Map(stored.map((record) => [keyOf(record), record]))
  const written = new Map<string, KitchenRecord>()
  for (const change of changes.toSorted(sessionsFirst)) {
    const key = keyOf(change)
    const before = records.get(key)
    const next = { ...change, ActedAt: Math.min(change.ActedAt, now), Version: version }
    if (!before && !mayBegin(next, records, now)) continue
    if (before && !replaces(next, before)) continue
    // An unchanged value is no news to other devices, but its time still counts against other changes.
    if (before && Value.Equal(before.Value, next.Value)) next.Version = before.Version
    records.set(key, next)
    written.set(key, next)
  }
  const sessions = Map.groupBy(records.values(), ({ SessionId }) => SessionId)
  const dropped = new Set([...sessions.values()].flatMap(surplusOf))
  const changed = [...written.values()].filter((record) => !dropped.has(record))
  return {
    written: changed,
    dropped: stored.filter((record) => dropped.has(record)),
    expiries: new Map(
      changed.map(({ SessionId }) => [SessionId, expiryOf(sessions.get(SessionId) ?? [])]),
    ),
    answer: changes.flatMap((change) => {
      const record = records.get(keyOf(change))
      return record && !dropped.has(record) ? [record] : []
    }),
  }
}

/** Whether a new record belongs to a session that exists, or is a session that is not too old. */
function mayBegin(
  record: KitchenRecord,
  records: ReadonlyMap<string, KitchenRecord>,
  now: number,
): boolean {
  return record.Kind === 'session'
    ? expiryOf([record]) > now
    : records.has(sessionKey(record.SessionId))
}

/** When a session with these records expires. It is not over before the last of its timers is. */
function expiryOf(records: readonly KitchenRecord[]): number {
  const isOver = records.some((record) => record.Kind === 'session' && isEnded(record))
  if (!isOver || records.some(runs))
    return Math.max(...records.map(({ ActedAt }) => ActedAt)) + KITCHEN_IDLE_DAYS * DAY_MS
  const ends = records.filter(isEnded).map(({ ActedAt }) => ActedAt)
  return Math.max(...ends) + KITCHEN_ENDED_DAYS * DAY_MS
}

/** Ticks and timers of a session beyond the maximum: acted on longest ago, running timers last. */
function surplusOf(records: readonly KitchenRecord[]): KitchenRecord[] {
  const ranked = records
    .filter(({ Kind }) => Kind !== 'session')
    .toSorted((a, b) => Number(runs(a)) - Number(runs(b)) || a.ActedAt - b.ActedAt)
  return ranked.slice(0, Math.max(ranked.length - KITCHEN_RECORDS_MAX, 0))
}

function runs(record: KitchenRecord): boolean {
  return record.Kind === 'timer' && !isEnded(record)
}
