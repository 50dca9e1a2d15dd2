import { notePublicChange } from '#server/catalogue/public-changes.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { VoteCounters } from './global-rating.ts'

/** A member's vote on a recipe. */
export interface Vote {
  userId: number
  recipeId: number
  /** 0 to 4, shown as 1 to 5 stars. */
  vote: number
}

/**
 * Stores a member's vote in place of an earlier one, and updates the counters of the recipe and its
 * cookbooks. Votes on a recipe are serialised, so that none is lost or counted twice.
 *
 * @returns the recipe's counters afterwards; undefined for an unknown recipe
 */
export async function rate(db: Kysely<Database>, vote: Vote): Promise<VoteCounters | undefined> {
  return await transact(db, (trx) => rateInside(trx, vote))
}

/** {@link rate} within a transaction. */
export async function rateInside(
  trx: Transaction<Database>,
  vote: Vote,
): Promise<VoteCounters | undefined> {
  const counters = await lockRecipe(trx, vote.recipeId)
  if (!counters) return undefined
  const before = await readVote(trx, vote)
  if (before === vote.vote) return counters
  await writeVote(trx, vote)
  await notePublicChange(trx, vote.recipeId)
  const gain = { sum: vote.vote - (before ?? 0), count: before === undefined ? 1 : 0 }
  await countForCookbooks(trx, vote.recipeId, gain)
  return await countForRecipe(trx, vote.recipeId, gain)
}

/** A change to the counters. */
interface Gain {
  sum: number
  count: number
}

/** Locks the recipe until the transaction ends. An update locks the row on both engines. */
async function lockRecipe(trx: Kysely<Database>, id: number): Promise<VoteCounters | undefined> {
  return await countForRecipe(trx, id, { sum: 0, count: 0 })
}

async function countForRecipe(trx: Kysely<Database>, id: number, { sum, count }: Gain) {
  return await trx
    .updateTable('all_recipes')
    .set((row) => ({
      rating_sum: row('rating_sum', '+', sum),
      rating_count: row('rating_count', '+', count),
    }))
    .where('id', '=', id)
    // Own recipes of members cannot be rated, nor what was withdrawn.
    .where('id', '<', OWN_ID_FROM)
    .where('withdrawn_at', 'is', null)
    .returning(['rating_sum', 'rating_count'])
    .executeTakeFirst()
}

async function readVote(trx: Kysely<Database>, { userId, recipeId }: Vote) {
  const row = await trx
    .selectFrom('ratings')
    .select('vote')
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.vote
}

async function writeVote(trx: Kysely<Database>, { userId, recipeId, vote }: Vote): Promise<void> {
  await trx
    .insertInto('ratings')
    .values({ user_id: userId, recipe_id: recipeId, vote })
    .onConflict((conflict) => conflict.columns(['recipe_id', 'user_id']).doUpdateSet({ vote }))
    .execute()
}

/** Updates in the order of ids, so that votes on recipes of the same cookbooks do not deadlock. */
async function countForCookbooks(
  trx: Kysely<Database>,
  recipeId: number,
  { sum, count }: Gain,
): Promise<void> {
  const cookbooks = await trx
    .selectFrom('recipe_partitions')
    .select('cookbook_id')
    .distinct()
    .where('recipe_id', '=', recipeId)
    .orderBy('cookbook_id')
    .execute()
  for (const { cookbook_id } of cookbooks) {
    await sql`update all_cookbooks set
      rating_sum = rating_sum + ${sum},
      rating_count = rating_count + ${count},
      rating_average = (rating_sum + ${sum}) * 1.0 / (rating_count + ${count}) + 1
      where id = ${cookbook_id}`.execute(trx)
  }
}
