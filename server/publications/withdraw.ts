import type { Kysely, Transaction } from 'kysely'
import { countTotal } from '#server/catalogue/count-catalogue.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { WITHDRAWN_AT } from '#server/db/tables/own-recipes.ts'
import type { WithdrawnBy } from '#server/db/tables/publishing.ts'
import { movePublished } from './pictures.ts'

/** Tables that lists, filters and announcements are read from. */
const LISTED = [
  'new_recipes',
  'recipe_allergens',
  'recipe_diets',
  'recipe_dish_types',
  'recipe_documents',
  'recipe_partitions',
  'recipe_tags',
] as const

/** Who withdraws a recipe, and when. */
export interface Withdrawing {
  readonly by: WithdrawnBy
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/**
 * Withdraws a published recipe, in the caller's transaction: it is in no list, search, count or address any
 * more. Its rows stay under its id, for whoever has it on a list, in a kitchen or in the log, and so do its
 * ratings and comments, which come back when it is published again.
 * @returns whether it was published
 */
export async function withdrawRecipe(
  trx: Transaction<Database>,
  publicId: number,
  { by, now }: Withdrawing,
): Promise<boolean> {
  await lockCatalogue(trx)
  const { numUpdatedRows } = await trx
    .updateTable('publications')
    .set({ is_live: 0, withdrawn_by: by })
    .where('public_id', '=', publicId)
    .where('is_live', '=', 1)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await hideRows(trx, publicId, now)
  for (const table of LISTED)
    await trx.deleteFrom(table).where('recipe_id', '=', publicId).execute()
  await trx
    .deleteFrom('search_postings')
    .where('kind', '=', 0)
    .where('item_id', '=', publicId)
    .execute()
  await movePublished(trx, publicId)
  await countTotal(trx, 'recipes')
  await raiseVersion(trx, now)
  return true
}

/** Writes into the rows of a recipe when it was withdrawn. */
async function markRows(
  trx: Kysely<Database>,
  publicId: number,
  withdrawn_at: number | null,
): Promise<void> {
  await trx.updateTable('all_recipes').set({ withdrawn_at }).where('id', '=', publicId).execute()
  for (const table of ['all_recipe_steps', 'all_recipe_texts'] as const)
    await trx.updateTable(table).set({ withdrawn_at }).where('recipe_id', '=', publicId).execute()
}

/** Shows the rows of a recipe again, apart from its ingredients, which are written anew. */
export async function showRows(trx: Kysely<Database>, publicId: number): Promise<void> {
  await markRows(trx, publicId, null)
}

async function hideRows(trx: Kysely<Database>, publicId: number, now: number): Promise<void> {
  await markRows(trx, publicId, now)
  await trx
    .updateTable('all_recipe_ingredients')
    .set({ published_at: WITHDRAWN_AT })
    .where('recipe_id', '=', publicId)
    .execute()
}

/** Withdraws what was published from own recipes, whose drafts go. */
export async function withdrawDrafts(
  trx: Transaction<Database>,
  recipeIds: readonly number[],
  withdrawing: Withdrawing,
): Promise<void> {
  if (recipeIds.length === 0) return
  const live = await trx
    .selectFrom('publications')
    .select('public_id')
    .where('recipe_id', 'in', recipeIds)
    .where('is_live', '=', 1)
    .orderBy('public_id')
    .execute()
  for (const { public_id } of live) await withdrawRecipe(trx, public_id, withdrawing)
}
