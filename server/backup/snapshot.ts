import type { Table } from './format.ts'
import type { Row } from './row-text.ts'

/** Every row of a database as it was at one moment, while others go on writing. */
export interface Snapshot {
  /** Tables of the catalogue, without those of the engine. */
  readonly tables: () => Promise<Table[]>
  /** The rows of a table, in parts of about a megabyte, in no order. */
  readonly rows: (table: Pick<Table, 'name' | 'columns'>) => AsyncIterable<Row[]>
  /** Names of the migrations, oldest first. */
  readonly steps: () => Promise<string[]>
}

/** Compares texts by their code units, as `<` does. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
