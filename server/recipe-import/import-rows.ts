import type { Kysely, Selectable } from 'kysely'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { Import, ImportItem, ImportQuestion } from '#contract/recipe-import.ts'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { RecipeImportItemTable, RecipeImportTable } from '#server/db/tables/recipe-imports.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { nameOf } from '#server/reading/import-jobs.ts'

/** A stored import. */
export type ImportRow = Selectable<RecipeImportTable>
/** A stored recipe of an import. */
export type ItemRow = Selectable<RecipeImportItemTable>

const DAY_MS = 24 * 60 * 60 * 1000
/** Milliseconds for which a saved import can be undone. */
export const UNDO_MS = BIN_DAYS * DAY_MS

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

/**
 * A recipe of an import.
 * @throws {ApiError} `NotFound` for one of another import, too
 */
export async function requireItem(
  db: Kysely<Database>,
  { id }: ImportRow,
  item: number,
): Promise<ItemRow> {
  const row = await db
    .selectFrom('own_import_items')
    .selectAll()
    .where('id', '=', item)
    .where('import_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return row
}

/** The recipes of an import, in their order. */
async function itemsOf(db: Kysely<Database>, importId: number): Promise<ItemRow[]> {
  return await db
    .selectFrom('own_import_items')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('id')
    .execute()
}

/** The draft of an item. */
export const draftOf = (row: Pick<ItemRow, 'draft'>): Draft => JSON.parse(row.draft) as Draft
/** The questions of an item. */
export const questionsOf = (row: Pick<ItemRow, 'questions'>): ImportQuestion[] =>
  JSON.parse(row.questions) as ImportQuestion[]

function toItem(row: ItemRow, draft: Draft): ImportItem {
  const { Source, Lines, Steps } = draft
  return {
    Id: row.id,
    Name: nameOf(draft),
    CoverPath: null,
    IngredientCount: Lines.filter(({ IsHeading }) => !IsHeading).length,
    StepCount: Steps.length,
    Source: Source?.Name ?? URL.parse(Source?.Address ?? '')?.hostname ?? null,
    Licence: Source?.Licence ?? null,
    IsForeign: Source?.IsForeign === true,
    Questions: questionsOf(row),
    NewFoods: JSON.parse(row.new_foods) as string[],
    Like: row.like_id === null ? null : { Id: row.like_id, Name: row.like_name ?? '' },
    Duplicate: row.duplicate,
    IsChosen: row.is_chosen === 1,
    Picture: row.picture,
    RecipeId: row.recipe_id,
  }
}

/** Characters of drafts and questions that are parsed before other calls are answered. */
const PARSED_AT_ONCE = 1_000_000

/** Recipes of an import on the wire. */
async function toItems(db: Kysely<Database>, rows: readonly ItemRow[]): Promise<ImportItem[]> {
  const found: { item: ImportItem; picture: number | undefined }[] = []
  let parsed = 0
  for (const row of rows) {
    const draft = draftOf(row)
    found.push({ item: toItem(row, draft), picture: draft.PictureId })
    parsed += row.draft.length + row.questions.length
    if (parsed < PARSED_AT_ONCE) continue
    parsed = 0
    await yieldToOthers()
  }
  const ids = found.flatMap(({ picture }) => picture ?? [])
  if (ids.length === 0) return found.map(({ item }) => item)
  const media = await db.selectFrom('media').select(['id', 'path']).where('id', 'in', ids).execute()
  const paths = new Map(media.map(({ id, path }) => [id, path]))
  return found.map(({ item, picture }) => {
    const path = picture === undefined ? undefined : paths.get(picture)
    return Object.assign(item, { CoverPath: mediaPath(path ?? null) })
  })
}

/** How far the recipes of an import are. */
async function statesOf(db: Kysely<Database>, importId: number) {
  return await db
    .selectFrom('own_import_items')
    .select(['picture', 'recipe_id'])
    .where('import_id', '=', importId)
    .execute()
}

/** An import on the wire; without its recipes where only the state is asked for. */
export async function toImport(
  db: Kysely<Database>,
  row: ImportRow,
  withItems: boolean,
): Promise<Import> {
  const rows = withItems ? await itemsOf(db, row.id) : []
  const states = withItems ? rows : await statesOf(db, row.id)
  const having = states.filter(({ picture }) => picture !== 'none')
  return {
    Id: row.id,
    State: row.state,
    Kind: row.kind,
    IsPaused: row.is_paused === 1,
    Failure: row.failure,
    Folder: row.folder,
    FolderId: row.folder_id,
    Items: await toItems(db, rows),
    Count: states.length,
    Pictures: {
      Done: having.filter(({ picture }) => picture !== 'waiting').length,
      Total: having.length,
    },
    Kept: states.filter(({ recipe_id }) => recipe_id !== null).length,
    Created: new Date(row.created_at).toISOString(),
    UndoUntil: row.kept_at === null ? null : new Date(row.kept_at + UNDO_MS).toISOString(),
  }
}

/** Imports that a member shows at once. */
const OPEN_MAX = 5

/** A member's imports that are not saved yet, the latest first, without their recipes. */
export async function readOpen(db: Kysely<Database>, userId: number): Promise<Import[]> {
  const rows = await db
    .selectFrom('own_imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['reading', 'ready', 'keeping'])
    .orderBy('id', 'desc')
    .limit(OPEN_MAX)
    .execute()
  return await Promise.all(rows.map((row) => toImport(db, row, false)))
}
