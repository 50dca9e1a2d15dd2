import type { KitchenSession } from '../sessions/session.ts'
import { recordsOf, tickRecord, type DeviceRecord } from './records.ts'

/** What this device remembers of a record beside the session itself. */
export interface Entry {
  /** Time of the act that made it what it is, by the server's clock. */
  readonly actedAt: number
  /** Digest of its value, which shows whether the cook has changed it since. */
  readonly digest: string
  /** Whether the server has it. */
  readonly isConfirmed: boolean
}

/** Entries by session and record. */
export type Ledger = ReadonlyMap<string, Entry>

/** The key of a record in a {@link Ledger}. */
export const keyOf = ({ SessionId, Id }: Pick<DeviceRecord, 'SessionId' | 'Id'>) =>
  `${SessionId} ${Id}`

/** A short text that differs when the value does (FNV-1a, 32 bits). */
export function digestOf({ Value }: Pick<DeviceRecord, 'Value'>): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(Value)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** All records that this device has, with the ticks that were taken back. */
export function recordsWith(
  ledger: Ledger,
  sessions: readonly KitchenSession[],
): Map<string, DeviceRecord> {
  const records = new Map(sessions.flatMap(recordsOf).map((record) => [keyOf(record), record]))
  const ids = new Set(sessions.map(({ id }) => id))
  for (const key of ledger.keys()) {
    const [sessionId = '', id = ''] = key.split(' ')
    const isTick = id === 'oven' || id.includes(':')
    if (isTick && ids.has(sessionId) && !records.has(key)) {
      records.set(key, tickRecord(sessionId, id, false))
    }
  }
  return records
}

/** Result of {@link noteActs}. */
export interface Noted {
  readonly ledger: Ledger
  /** Sessions in which the cook has acted on this device since. */
  readonly actedIn: ReadonlySet<string>
}

/**
 * Notes what the cook has changed since the last time, and forgets sessions that are gone. An act is
 * later than what it was made on, however the clock is set.
 *
 * @param ahead milliseconds that the server's clock is ahead of this device's
 */
export function noteActs(
  ledger: Ledger,
  sessions: readonly KitchenSession[],
  ahead: number,
): Noted {
  const next = new Map<string, Entry>()
  const actedIn = new Set<string>()
  const byId = new Map(sessions.map((session) => [session.id, session]))
  for (const [key, record] of recordsWith(ledger, sessions)) {
    const before = ledger.get(key)
    const digest = digestOf(record)
    if (before?.digest === digest) {
      next.set(key, before)
      continue
    }
    const acted = Math.round((byId.get(record.SessionId)?.actedAt ?? 0) + ahead)
    const actedAt = before ? Math.max(acted, before.actedAt + 1) : acted
    next.set(key, { actedAt, digest, isConfirmed: false })
    actedIn.add(record.SessionId)
  }
  return { ledger: next, actedIn }
}
