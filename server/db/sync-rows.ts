import { sql, type Insertable, type Kysely } from 'kysely'
import { type LangId, type Language, LANGUAGES, langIdOf } from '#contract/languages.ts'
import type { Database } from './schema.ts'
import { batches } from '#server/lib/batches.ts'

/** A row as it is written and compared. */
export type Row = Readonly<Record<string, string | number | null | undefined>>
type Table = keyof Database

/** Parameters of one statement; SQLite takes 32,766, PostgreSQL 65,535. */
const PARAMETERS_MAX = 30_000

/** Adds rows that all have the same columns. @param updated columns that are set where the id is known */
export async function insertRows(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Row[],
  updated: readonly string[] = [],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const settings = updated.map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
  )
  const conflict =
    settings.length > 0 ? sql`on conflict (id) do update set ${sql.join(settings)}` : sql``
  for (const batch of batches(rows, Math.floor(PARAMETERS_MAX / columns.length))) {
    const values = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)} ${conflict}`.execute(db)
  }
}

async function read(
  db: Kysely<Database>,
  table: Table,
  columns: readonly string[],
  where: { column: string; values: readonly number[] },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(where.column)} in (${sql.join(where.values)})`.execute(db)
  return rows
}

function textOf(row: Row, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => row[column] ?? null))
}

/**
 * Writes rows with an `id`: adds those that are missing and changes those that differ.
 * @param options `keep` names columns that are set only in new rows
 * @returns ids of the rows that were written
 */
export async function upsertRows<T extends Table>(
  db: Kysely<Database>,
  table: T,
  rows: readonly (Insertable<Database[T]> & { id: number })[],
  { keep = [] }: { keep?: readonly (keyof Database[T] & string)[] } = {},
): Promise<Set<number>> {
  const written = new Set<number>()
  const kept: readonly string[] = keep
  for (const batch of batches(rows as readonly (Row & { id: number })[])) {
    const columns = Object.keys(batch[0] ?? {}).filter((column) => !kept.includes(column))
    const ids = batch.map(({ id }) => id)
    const before = await read(db, table, columns, { column: 'id', values: ids })
    const known = new Set(before.map((row) => textOf(row, columns)))
    const changed = batch.filter((row) => !known.has(textOf(row, columns)))
    if (changed.length === 0) continue
    await insertRows(
      db,
      table,
      changed,
      columns.filter((column) => column !== 'id'),
    )
    for (const { id } of changed) written.add(id)
  }
  return written
}

/**
 * Replaces the rows of owners with the given ones. The rows of an owner are rewritten together, and
 * only if one differs.
 * @param owner column that names the owner
 * @param ids owners, including those without rows
 * @returns owners whose rows were written
 */
export async function replaceRows<T extends Table>(
  db: Kysely<Database>,
  table: T,
  owner: keyof Database[T] & string,
  ids: readonly number[],
  rows: readonly Insertable<Database[T]>[],
): Promise<Set<number>> {
  const written = new Set<number>()
  const all = rows as readonly Row[]
  const columns = Object.keys(all[0] ?? { [owner]: 0 })
  const wanted = Map.groupBy(all, (row) => Number(row[owner]))
  const textsOf = (own: readonly Row[] = []) =>
    own
      .map((row) => textOf(row, columns))
      .sort()
      .join()
  for (const batch of batches(ids)) {
    const before = Map.groupBy(
      await read(db, table, columns, { column: owner, values: batch }),
      (row) => Number(row[owner]),
    )
    const changed = batch.filter((id) => textsOf(before.get(id)) !== textsOf(wanted.get(id)))
    if (changed.length === 0) continue
    await sql`delete from ${sql.table(table)}
      where ${sql.ref(owner)} in (${sql.join(changed)})`.execute(db)
    const added = changed.flatMap((id) => wanted.get(id) ?? [])
    if (added.length > 0) await insertRows(db, table, added)
    for (const id of changed) written.add(id)
  }
  return written
}

/** Both languages of something, as rows of a text table. */
export function inBothLanguages<T>(row: (language: Language, langId: LangId) => T): T[] {
  return LANGUAGES.map((language) => row(language, langIdOf(language)))
}
