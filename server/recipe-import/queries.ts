import type { Kysely, Selectable } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { ImportQuestion } from '#contract/recipe-import/recipe-import.ts'
import type { Database } from '#server/db/schema.ts'
import type { RecipeImportItemTable, RecipeImportTable } from '#server/db/tables/recipe-imports.ts'
import { ApiError } from '#server/http/errors.ts'

/** A stored import. */
export type ImportRow = Selectable<RecipeImportTable>
/** A stored recipe of an import. */
export type ItemRow = Selectable<RecipeImportItemTable>

/** The draft of an item. */
export const draftOf = (row: Pick<ItemRow, 'draft'>): Draft => JSON.parse(row.draft) as Draft
/** The questions of an item. */
export const questionsOf = (row: Pick<ItemRow, 'questions'>): ImportQuestion[] =>
  JSON.parse(row.questions) as ImportQuestion[]

/**
 * A member's import.
 * @throws {ApiError} `NotFound` for that of somebody else, too
 */
export async function requireImport(
  db: Kysely<Database>,
  { userId, id }: { userId: number; id: number },
): Promise<ImportRow> {
  const row = await db
    .selectFrom('own_imports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return row
}

/** A recipe of an import; undefined for one of another import. */
export async function findItem(
  db: Kysely<Database>,
  importId: number,
  id: number,
): Promise<ItemRow | undefined> {
  return await db
    .selectFrom('own_import_items')
    .selectAll()
    .where('id', '=', id)
    .where('import_id', '=', importId)
    .executeTakeFirst()
}

/**
 * A recipe of an import.
 * @throws {ApiError} `NotFound` for one of another import, too
 */
export async function requireItem(
  db: Kysely<Database>,
  { id }: ImportRow,
  item: number,
): Promise<ItemRow> {
  const row = await findItem(db, id, item)
  if (!row) throw new ApiError('NotFound')
  return row
}

/** A recipe of an import as it is now. */
export async function readItem(
  db: Kysely<Database>,
  { id }: Pick<ItemRow, 'id'>,
): Promise<ItemRow> {
  return await db
    .selectFrom('own_import_items')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The recipes of an import, in their order. */
export async function readItems(db: Kysely<Database>, importId: number): Promise<ItemRow[]> {
  return await db
    .selectFrom('own_import_items')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('id')
    .execute()
}

/** How far the recipes of an import are, and what they have become. */
export async function readItemStates(db: Kysely<Database>, importId: number) {
  return await db
    .selectFrom('own_import_items')
    .select(['picture', 'recipe_id', 'replaced_id'])
    .where('import_id', '=', importId)
    .execute()
}

/** Paths of pictures by their ids. */
export async function readPicturePaths(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('media').select(['id', 'path']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, path }) => [id, path]))
}

/** Imports that a member shows at once. */
const OPEN_MAX = 5

/** A member's imports that are not saved yet, the latest first. */
export async function readOpenImports(db: Kysely<Database>, userId: number): Promise<ImportRow[]> {
  return await db
    .selectFrom('own_imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['reading', 'ready', 'keeping'])
    .orderBy('id', 'desc')
    .limit(OPEN_MAX)
    .execute()
}

/** How many imports from a kind of source a member has started since then. */
export async function countImports(
  db: Kysely<Database>,
  { userId, source, since }: { userId: number; source: ImportRow['source']; since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('own_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  return count
}

/** Ids of departments by their slugs. */
export async function readDepartmentIds(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('slugs')
    .innerJoin('departments', 'departments.id', 'slugs.id')
    .select(['slugs.slug', 'slugs.id'])
    .where('slugs.kind', '=', 'department')
    .execute()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
