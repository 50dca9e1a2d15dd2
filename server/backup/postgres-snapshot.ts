import { type Kysely, sql } from 'kysely'
import { readSteps } from '#server/db/migrate.ts'
import { postgres } from '#server/db/postgres.ts'
import type { Database } from '#server/db/schema.ts'
import type { Row, Value } from './row-text.ts'
import type { Snapshot } from './snapshot.ts'

/** Rows that are read at once; few of a table with bytes, which may be a megabyte each. */
const ROWS = 2000
const ROWS_WITH_BYTES = 4

const CURSOR = sql.ref('simmer_backup_rows')

interface Column {
  name: string
  /** Whether it holds bytes. */
  has_bytes: boolean
  /** The sequence that gives out its ids; null without one. */
  sequence: string | null
}

/** @param trx in which it reads, and which the caller ends */
export function postgresSnapshot(trx: Kysely<Database>): Snapshot {
  const columnsOf = async (table: string) => {
    const { rows } =
      await sql<Column>`select attname as name, atttypid = 'bytea'::regtype as has_bytes,
        pg_get_serial_sequence(quote_ident(${table}), attname) as sequence
      from pg_attribute
      where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped
      order by attnum`.execute(trx)
    return rows
  }
  return {
    tables: async () => {
      const names = await postgres.tableNames(trx)
      const tables: Awaited<ReturnType<Snapshot['tables']>> = []
      for (const name of names) {
        const columns = await columnsOf(name)
        const sequence = columns.find((column) => column.sequence !== null)?.sequence ?? null
        tables.push({
          kind: 'table',
          name,
          columns: columns.map((column) => column.name),
          lastId: sequence === null ? null : await lastIdOf(trx, sequence),
        })
      }
      return tables
    },
    rows: async function* ({ name, columns }) {
      const hasBytes = (await columnsOf(name)).some(({ has_bytes }) => has_bytes)
      const count = sql.lit(hasBytes ? ROWS_WITH_BYTES : ROWS)
      const listed = sql.join(columns.map((column) => sql.ref(column)))
      await sql`declare ${CURSOR} no scroll cursor for select ${listed} from ${sql.table(name)}`.execute(
        trx,
      )
      try {
        for (;;) {
          const fetch = sql<Record<string, Value>>`fetch forward ${count} from ${CURSOR}`
          const { rows } = await fetch.execute(trx)
          if (rows.length === 0) return
          yield rows.map((row): Row => columns.map((column) => row[column] ?? null))
        }
      } finally {
        await sql`close ${CURSOR}`.execute(trx).catch(() => {})
      }
    },
    steps: async () => await readSteps(trx),
  }
}

/** @param sequence quoted as SQL, with its schema */
async function lastIdOf(trx: Kysely<Database>, sequence: string): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select case when is_called then last_value end as last from ${sql.raw(sequence)}`.execute(trx)
  return rows[0]?.last ?? null
}
