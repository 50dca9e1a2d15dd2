import type { StoredText } from '#app/lib/storage/stored-text.ts'
import type { Entry, Ledger } from './ledger.ts'

/** What this device remembers of the synchronisation with an account. */
export interface SyncMemory {
  /** End of the token of whose account it is. */
  readonly owner: string
  /** Version of the account's kitchen that this device has. */
  readonly version: number
  /** Milliseconds that the server's clock is ahead of this device's; 0 while they nearly agree. */
  readonly ahead: number
  /** Sessions in which the cook has acted on this device. */
  readonly actedIn: ReadonlySet<string>
  readonly ledger: Ledger
}

/** The memory of a device that has not synchronised with the account yet. */
export function emptyMemory(owner: string): SyncMemory {
  return { owner, version: 0, ahead: 0, actedIn: new Set(), ledger: new Map() }
}

type Row = [key: string, actedAt: number, digest: string, isConfirmed: boolean]

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row)) return false
  const types = row.map((part) => typeof part).join(' ')
  return types === 'string number string boolean'
}

function toEntry([key, actedAt, digest, isConfirmed]: Row): [string, Entry] {
  return [key, { actedAt, digest, isConfirmed }]
}

/** The stored memory; undefined when there is none, or none that makes sense. */
export function readMemory(stored: StoredText): SyncMemory | undefined {
  try {
    const found = JSON.parse(stored.read() ?? 'null') as Record<string, unknown> | null
    const { owner, version, ahead, actedIn, rows } = found ?? {}
    if (typeof owner !== 'string' || !Number.isSafeInteger(version)) return undefined
    if (!Number.isFinite(ahead) || !Array.isArray(actedIn) || !Array.isArray(rows)) return undefined
    const numbers = { version: version as number, ahead: ahead as number }
    const ledger = new Map(rows.filter(isRow).map(toEntry))
    return { owner, ...numbers, actedIn: new Set(actedIn.map(String)), ledger }
  } catch {
    return undefined
  }
}

/** Stores a memory. Values are in the sessions, so that nothing is stored twice. */
export function writeMemory(stored: StoredText, memory: SyncMemory): void {
  const rows = [...memory.ledger].map(([key, { actedAt, digest, isConfirmed }]): Row => {
    return [key, actedAt, digest, isConfirmed]
  })
  stored.write(JSON.stringify({ ...memory, ledger: undefined, actedIn: [...memory.actedIn], rows }))
}
