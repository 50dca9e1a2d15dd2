import {
  sql,
  type Expression,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
} from 'kysely'
import { isOwnId, OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'
import type { OwnRecipeTable } from '#server/db/tables/own-recipes.ts'
import { findPreview } from '#server/films/previews.ts'
import { ApiError } from '#server/http/errors.ts'
import { recipeExists } from '#server/recipes/queries.ts'
import { keepsWithdrawn } from '#server/recipes/withdrawn.ts'

/** Identifies an own recipe and the member that it belongs to. */
export interface OwnRef {
  userId: number
  id: number
}

/** A row of `own_recipes`. */
export type OwnRow = Selectable<OwnRecipeTable>

/** The other members of the household, whose shared recipes a member may read. */
function othersAtHome(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('household_members as mine')
    .innerJoin('household_members as theirs', 'theirs.household_id', 'mine.household_id')
    .select('theirs.user_id')
    .where('mine.user_id', '=', userId)
    .where('theirs.user_id', '!=', userId)
}

/** Recipes that are shared with a household, individually or through a folder. */
export function sharedRecipes(db: Kysely<Database>) {
  return db
    .selectFrom('own_recipes')
    .where((row) =>
      row.or([
        row('own_recipes.is_shared', '=', 1),
        row.exists(
          row
            .selectFrom('own_folder_recipes')
            .innerJoin('own_folders', 'own_folders.id', 'own_folder_recipes.folder_id')
            .select('own_folders.id')
            .whereRef('own_folder_recipes.recipe_id', '=', 'own_recipes.id')
            .where('own_folders.is_shared', '=', 1),
        ),
      ]),
    )
}

/** Cookable recipes that other members of a member's household share with it. */
export function sharedWith(db: Kysely<Database>, userId: number) {
  return sharedRecipes(db)
    .where('own_recipes.user_id', 'in', othersAtHome(db, userId))
    .where('own_recipes.deleted_at', 'is', null)
    .where('own_recipes.is_cookable', '=', 1)
}

/** An own recipe that a member may cook; undefined for any other, as if it did not exist. */
export async function readableBy(
  db: Kysely<Database>,
  id: number,
  userId: number,
): Promise<OwnRow | undefined> {
  const own = await db
    .selectFrom('own_recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (own) return own.is_cookable === 1 && own.deleted_at === null ? own : undefined
  return await sharedWith(db, userId)
    .selectAll('own_recipes')
    .where('own_recipes.id', '=', id)
    .executeTakeFirst()
}

/**
 * Whether a viewer sees a recipe as it is now, wherever it stands: the catalogue's, their own, cookable or not,
 * and what the household shares with them.
 * @param viewer null for whoever has no account
 * @param recipeId a column
 */
export function isOpenTo(
  db: Kysely<Database>,
  viewer: number | null,
  recipeId: Expression<number>,
): RawBuilder<SqlBool> {
  const isPublic = sql<SqlBool>`${recipeId} < ${sql.lit(OWN_ID_FROM)}`
  if (viewer === null) return isPublic
  const own = db.selectFrom('own_recipes').select('id').where('user_id', '=', viewer)
  const shared = sharedWith(db, viewer).select('own_recipes.id')
  return sql<SqlBool>`(${isPublic} or ${recipeId} in ${own} or ${recipeId} in ${shared})`
}

/** A recipe for whoever has its link, or has opened the preview of its film. */
export interface LinkedRecipe {
  readonly row: OwnRow
  /** Where the film of a preview is, in place of its own address. */
  readonly filmAddress: string | undefined
}

/** The recipe of a link or of an opened preview; undefined if it does not work. */
export async function readableByLink(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<LinkedRecipe | undefined> {
  const cookable = db
    .selectFrom('own_recipes')
    .selectAll()
    .where('is_cookable', '=', 1)
    .where('deleted_at', 'is', null)
  const linked = await cookable.where('link_token', '=', token).executeTakeFirst()
  if (linked) return { row: linked, filmAddress: undefined }
  const preview = await findPreview(db, token, now)
  if (!preview) return undefined
  const row = await cookable.where('id', '=', preview.recipe_id).executeTakeFirst()
  return row && { row, filmAddress: preview.address }
}

/** Whether a member may put a recipe on a list or in the log, or write notes at its steps. */
export async function mayUse(
  db: Kysely<Database>,
  recipeId: number,
  userId: number,
): Promise<boolean> {
  if (!isOwnId(recipeId))
    return (await recipeExists(db, recipeId)) || (await keepsWithdrawn(db, recipeId, userId))
  return (await readableBy(db, recipeId, userId)) !== undefined
}

/**
 * A member's own recipe, cookable or not.
 * @throws {ApiError} `RequestInvalid` for any other recipe, as if it did not exist
 */
export async function requireOwn(
  db: Kysely<Database>,
  id: number,
  userId: number,
  { inBin = false }: { inBin?: boolean } = {},
): Promise<OwnRow> {
  const row = await db
    .selectFrom('own_recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', inBin ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) throw new ApiError('RequestInvalid')
  return row
}
