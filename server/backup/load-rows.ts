import { CompiledQuery, sql, type Transaction } from 'kysely'
import type { Engine, EngineName } from '#server/db/engine.ts'
import { isNewDatabase } from '#server/db/instance.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Database } from '#server/db/schema.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { ENGINE_LOADS } from './engine-load.ts'
import { BackupError, type Table, type TableEnd } from './format.ts'
import { type Place, tablesOf, withSnapshot } from './place.ts'
import { readBackup } from './read-backup.ts'
import { type Row, RowSum, rowText } from './row-text.ts'
import { byCode, type Snapshot } from './snapshot.ts'

/** Parameters of one statement: engines take more, but each of them takes memory while it is prepared. */
const PARAMETERS_MAX = 4096

/** A table with the sum of its rows. */
export interface SummedTable extends Table {
  readonly end: TableEnd
}

/** A backup whose rows are loaded. */
export interface RowsToLoad {
  readonly path: string
  /** Migrations of the backup. */
  readonly steps: readonly string[]
}

/**
 * Loads the rows of a backup into an empty database: into the tables of the backup's last migration, which are
 * then compared with it. The later migrations follow.
 * @throws {BackupError} when the rows do not fit; the tables are then not there, or the scratch file is of no use
 */
export async function loadRows(place: Place, { path, steps }: RowsToLoad): Promise<void> {
  const { database, schema } = place
  const { db, engine } = database
  let tables: SummedTable[] = []
  await ENGINE_LOADS[engine.name].inAnyOrder(db, {
    makeTables: async (trx) => {
      // Another restore may have been faster.
      if (!(await isNewDatabase({ ...database, db: trx }))) {
        throw new BackupError('The database is not empty.')
      }
      await migrate(trx, engine, { to: steps.at(-1), schema })
    },
    load: async (trx) => {
      tables = await fill(trx, place, path)
    },
    compare: async (trx) =>
      await withSnapshot(place, async (snapshot) => await compareRows(snapshot, tables), trx),
    finish: async (loaded) => await migrate(loaded, engine, { schema }),
  })
}

/** Replaces the rows of all tables, some of which migrations have filled. */
async function fill(
  trx: Transaction<Database>,
  { database: { engine } }: Place,
  path: string,
): Promise<SummedTable[]> {
  const known = await readColumns(trx, engine)
  for (const name of known.keys()) await sql`delete from ${sql.table(name)}`.execute(trx)
  const { placeholder, continueAfter } = ENGINE_LOADS[engine.name]
  const tables: SummedTable[] = []
  for await (const part of readBackup(path)) {
    if (part.kind === 'table') requireColumns(part.table, known.get(part.table.name))
    if (part.kind === 'rows') await insert(trx, part.table, part.rows, placeholder)
    if (part.kind === 'table-end') {
      await continueAfter(trx, part.table)
      tables.push({ ...part.table, end: part.end })
      known.delete(part.table.name)
    }
    if (part.kind === 'file' || part.kind === 'end') break
  }
  const [missing] = known.keys()
  if (missing !== undefined) {
    throw new BackupError(`The backup has no table ${missing}, so it is not what it says it is.`)
  }
  return tables
}

/** Columns by table, without the tables of migrations. */
async function readColumns(
  trx: Transaction<Database>,
  engine: Engine,
): Promise<Map<string, string[]>> {
  const names = new Set(await engine.tableNames(trx))
  const schema = await CURRENT_SCHEMA[engine.name](trx)
  const tables = await trx.introspection.getTables()
  return new Map(
    tables
      .filter((table) => names.has(table.name) && table.schema === schema)
      .map(({ name, columns }) => [name, columns.map((column) => column.name).sort(byCode)]),
  )
}

/** The schema whose tables are meant. SQLite has none. */
const CURRENT_SCHEMA: Record<
  EngineName,
  (trx: Transaction<Database>) => Promise<string | undefined>
> = {
  sqlite: async () => undefined,
  postgres: async (trx) => {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(trx)
    return rows[0]?.name
  },
}

function requireColumns({ name, columns }: Table, known: readonly string[] | undefined): void {
  if (known?.join() === columns.join()) return
  throw new BackupError(
    `The table ${name} of the backup is not that of the version it says it is of.`,
  )
}

async function insert(
  trx: Transaction<Database>,
  { name, columns }: Table,
  rows: readonly Row[],
  placeholder: (index: number) => string,
): Promise<void> {
  const width = columns.length
  const into = `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) values `
  for (const batch of inPowers(rows, PARAMETERS_MAX / width)) {
    const list = batch.map((_, row) => {
      const places = columns.map((_name, column) => placeholder(row * width + column + 1))
      return `(${places.join(', ')})`
    })
    const written = trx.executeQuery(CompiledQuery.raw(into + list.join(', '), batch.flat()))
    await written.catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error
      throw new BackupError(
        `A row of ${name} in the backup does not fit: ${(error as Error).message}.`,
      )
    })
  }
}

/** Splits rows so that there are few lengths, and few statements to prepare: powers of two. */
function* inPowers(rows: readonly Row[], most: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length;) {
    const length = 2 ** Math.floor(Math.log2(Math.min(most, rows.length - start)))
    yield rows.slice(start, start + length)
    start += length
  }
}

/**
 * Compares the rows of a database with the sums of a backup.
 * @throws {BackupError} for the first table that differs
 */
async function compareRows(snapshot: Snapshot, tables: readonly SummedTable[]): Promise<void> {
  const found = new Map((await tablesOf(snapshot)).map((table) => [table.name, table]))
  for (const { name, columns, lastId, end } of tables) {
    const sum = new RowSum()
    for await (const rows of snapshot.rows({ name, columns })) {
      for (const row of rows) sum.add(rowText(row))
    }
    const isSame = sum.rows === end.rows && sum.digest() === end.sum
    if (!isSame || (found.get(name)?.lastId ?? 0) < (lastId ?? 0)) {
      throw new BackupError(`The rows of ${name} are not the same after they were restored.`)
    }
  }
}
