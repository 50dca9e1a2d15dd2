import { readFile } from 'node:fs/promises'
import type { EngineName } from '#server/db/engine.ts'
import type { CheckedBackup } from './check-backup.ts'
import type { Header } from './format.ts'

/** What was found when a backup was restored and compared. It is written beside the backup as JSON. */
export interface Receipt extends Omit<Header, 'kind'> {
  /** When it had been restored and compared, ISO 8601. */
  readonly checkedAt: string
  /** The engine of the database into which it was restored. */
  readonly checkedOn: EngineName
  /** Of the backup, in bytes. */
  readonly size: number
  /** SHA-256 of the backup without its last 32 bytes, in hex: `head --bytes=-32 FILE | sha256sum`. */
  readonly sha256: string
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  readonly files: number
  /** Of the files together. */
  readonly fileBytes: number
  /** Files that rows name and that were not there: a member deleted them meanwhile, or they were lost before. */
  readonly missing: number
}

/** The findings of a test restore. */
export type Tried = Pick<Receipt, 'checkedOn' | 'missing'>

/** The receipt of a backup. */
export function receiptOf(path: string): string {
  return `${path}.receipt.json`
}

/** Reads the receipt of a backup; undefined without one. */
export async function readReceipt(path: string): Promise<Receipt | undefined> {
  try {
    return JSON.parse(await readFile(receiptOf(path), 'utf8')) as Receipt
  } catch {
    return undefined
  }
}

/** The receipt of a backup that was restored and compared just now. */
export function toReceipt({ header, ...checked }: CheckedBackup, tried: Tried): Receipt {
  const { kind: _kind, ...origin } = header
  return {
    ...origin,
    checkedAt: new Date().toISOString(),
    ...tried,
    size: checked.size,
    sha256: checked.sha256,
    rows: checked.rows,
    files: checked.end.files,
    fileBytes: checked.end.bytes,
  }
}
