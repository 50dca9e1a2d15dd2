import { hash } from 'node:crypto'
import { BackupError } from './format.ts'

/** A value of a row, the same on both engines. */
export type Value = number | string | null | Uint8Array
/** A row, in the order of the columns of its table. */
export type Row = readonly Value[]

/** Bytes of a row as JSON. */
interface BytesText {
  readonly base64: string
}

function toJson(value: Value): number | string | null | BytesText {
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    return { base64: bytes.toString('base64') }
  }
  if (typeof value !== 'number') return value
  // Beyond these, reading has already rounded.
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw new BackupError(`A row holds ${value}, which a backup cannot hold exactly.`)
  }
  return value
}

function fromJson(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  const { base64 } = value as Partial<BytesText>
  if (typeof base64 === 'string') return Buffer.from(base64, 'base64')
  throw new BackupError('A row of the backup holds a value that no column has.')
}

/** A row as JSON, exact for numbers, texts and bytes. */
export function rowText(row: Row): string {
  return JSON.stringify(row.map(toJson))
}

/**
 * Rows from the JSON list of their texts.
 * @throws {BackupError} when it is not that
 */
export function parseRows(text: string, columns: number): Row[] {
  const rows: unknown = JSON.parse(text)
  const isRow = (row: unknown): row is unknown[] => Array.isArray(row) && row.length === columns
  if (!Array.isArray(rows) || !rows.every(isRow)) {
    throw new BackupError('A row of the backup has not as many values as its table has columns.')
  }
  return rows.map((row) => row.map(fromJson))
}

/** Words of 32 bits in a SHA-256. */
const WORDS = 8

/** The sum of rows in any order, because engines return them in different ones: of their hashes, word by word. */
export class RowSum {
  readonly #sum = new Uint32Array(WORDS)
  #rows = 0

  /** How many rows were added. */
  get rows(): number {
    return this.#rows
  }

  /** Adds a row by its text. */
  add(text: string): void {
    const digest = hash('sha256', text, 'buffer')
    for (let word = 0; word < WORDS; word += 1) {
      this.#sum[word] = (this.#sum[word] ?? 0) + digest.readUInt32LE(word * 4)
    }
    this.#rows += 1
  }

  /** In hex. */
  digest(): string {
    return Buffer.from(this.#sum.buffer).toString('hex')
  }
}
