import type { Kysely, Transaction } from 'kysely'
import { countTotal } from '#server/catalogue/count-catalogue.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { WITHDRAWN_AT } from '#server/db/tables/own-recipes.ts'
import type { WithdrawnBy } from '#server/db/tables/publishing.ts'
import { movePublishedFilm } from '#server/films/published-film.ts'
import { movePublished } from './pictures.ts'
import { showInCookbooks } from './show-cookbook.ts'

/** Tables that lists, filters and announcements are read from. */
export const LISTED = [
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
  await takeDown(trx, publicId, now)
  await showInCookbooks(trx, publicId, now)
  await countTotal(trx, 'recipes')
  await raiseVersion(trx, now, [publicId])
  return true
}

/** Takes the rows of a recipe from everybody; the caller counts, and raises the version of the catalogue. */
export async function takeDown(
  trx: Transaction<Database>,
  publicId: number,
  now: number,
): Promise<void> {
  await markWithdrawn(trx, publicId, now)
  for (const table of LISTED)
    await trx.deleteFrom(table).where('recipe_id', '=', publicId).execute()
  await trx
    .deleteFrom('search_postings')
    .where('kind', '=', 0)
    .where('item_id', '=', publicId)
    .execute()
  await movePublished(trx, { recipe_id: publicId })
  await movePublishedFilm(trx, publicId)
}

/** Hides the rows of a recipe, or shows them again; publishing writes its ingredients anew. */
export async function markWithdrawn(
  trx: Kysely<Database>,
  publicId: number,
  withdrawn_at: number | null,
): Promise<void> {
  await trx.updateTable('all_recipes').set({ withdrawn_at }).where('id', '=', publicId).execute()
  for (const table of ['all_recipe_steps', 'all_recipe_texts'] as const)
    await trx.updateTable(table).set({ withdrawn_at }).where('recipe_id', '=', publicId).execute()
  if (withdrawn_at === null) return
  await trx
    .updateTable('all_recipe_ingredients')
    .set({ published_at: WITHDRAWN_AT })
    .where('recipe_id', '=', publicId)
    .execute()
}

/** Withdraws everything that a member has published. */
export async function withdrawAllOf(
  trx: Transaction<Database>,
  userId: number,
  withdrawing: Withdrawing,
): Promise<void> {
  await withdrawEach(
    trx,
    await livePublications(trx).where('user_id', '=', userId).execute(),
    withdrawing,
  )
}

/** Withdraws what was published from own recipes, whose drafts go. */
export async function withdrawDrafts(
  trx: Transaction<Database>,
  recipeIds: readonly number[],
  withdrawing: Withdrawing,
): Promise<void> {
  if (recipeIds.length === 0) return
  await withdrawEach(
    trx,
    await livePublications(trx).where('recipe_id', 'in', recipeIds).execute(),
    withdrawing,
  )
}

function livePublications(trx: Kysely<Database>) {
  return trx
    .selectFrom('publications')
    .select('public_id')
    .where('is_live', '=', 1)
    .orderBy('public_id')
}

async function withdrawEach(
  trx: Transaction<Database>,
  publications: readonly { public_id: number }[],
  withdrawing: Withdrawing,
): Promise<void> {
  for (const { public_id } of publications) await withdrawRecipe(trx, public_id, withdrawing)
}
