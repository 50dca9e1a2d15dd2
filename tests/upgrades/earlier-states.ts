import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import { type DatabaseConfig, openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { runOn } from '#tests/support/postgres-admin.ts'

/** Commits whose own server has filled the databases in `states`, oldest first. */
export const STATES = ['4f1a20f', 'e74681e', 'eabc9df'] as const
/** One of {@link STATES}. */
type State = (typeof STATES)[number]

/** The password, as a client sends it, of every member in {@link STATES}. */
export const PASSWORD = 'correct horse'

const decompress = promisify(zstdDecompress)

async function readState(name: string): Promise<Buffer> {
  return await decompress(await readFile(new URL(`states/${name}.zst`, import.meta.url)))
}

/** Opens a copy of a database as an earlier release has left it, for the running test. */
export async function openState(
  state: State,
  engine: EngineName,
): Promise<OpenDatabase & { config: DatabaseConfig }> {
  const { config } = await openTestDatabase(engine, { bare: true })
  await LOAD[engine](state, config)
  const database = await openDatabase(config, { longStatements: true })
  onTestFinished(database.close)
  return { ...database, config }
}

const LOAD: Record<EngineName, (state: State, config: DatabaseConfig) => Promise<void>> = {
  sqlite: async (state, { DATA_DIR }) => {
    const file = join(DATA_DIR, 'simmer.db')
    await writeFile(file, await readState(`${state}.sqlite`))
  },
  postgres: async (state, { DATABASE_URL = '' }) => {
    const text = (await readState(`${state}.postgres.sql`)).toString()
    // Commands of psql.
    await runOn(DATABASE_URL, text.replaceAll(/^\\.*$/gm, ''))
  },
}

/** Rows of every table. */
export type Rows = Map<string, Record<string, unknown>[]>

/** Reads every table. */
export async function readRows({ db, engine }: OpenDatabase): Promise<Rows> {
  const rows: Rows = new Map()
  for (const name of await engine.tableNames(db)) rows.set(name, await readTable(db, name))
  return rows
}

async function readTable(db: Kysely<Database>, name: string): Promise<Record<string, unknown>[]> {
  const query = sql<Record<string, unknown>>`select * from ${sql.table(name)}`
  return (await query.execute(db)).rows
}

/** What of earlier rows is there afterwards. */
interface Comparison {
  /** Values that were compared. */
  values: number
  /** Tables and columns that are gone: `table`, `table.column`. */
  gone: string[]
  /** Tables with a row whose values are no longer there, with the first such row. */
  different: string[]
}

/** Compares rows from before migrations with those afterwards, column by column where both have it. */
export function compareRows(before: Rows, after: Rows): Comparison {
  const result: Comparison = { values: 0, gone: [], different: [] }
  for (const [table, earlier] of before) {
    const later = after.get(table) ?? after.get(`all_${table}`)
    const [first] = earlier
    if (!later) result.gone.push(table)
    if (!later || !first) continue
    const columns = Object.keys(first).filter((column) => {
      const isThere = later[0] !== undefined && column in later[0]
      if (!isThere) result.gone.push(`${table}.${column}`)
      return isThere
    })
    const textOf = (row: Record<string, unknown>) =>
      JSON.stringify(columns.map((column) => plain(row[column])))
    const left = new Map<string, number>()
    for (const row of later) left.set(textOf(row), (left.get(textOf(row)) ?? 0) + 1)
    const missing = earlier.map(textOf).filter((text) => {
      const count = left.get(text) ?? 0
      left.set(text, count - 1)
      return count <= 0
    })
    result.values += earlier.length * columns.length
    if (missing.length > 0) {
      result.different.push(`${table}: ${missing.length} of ${earlier.length}, ${missing[0]}`)
    }
  }
  return result
}

/** Bytes in the same form from both engines. */
function plain(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
}
