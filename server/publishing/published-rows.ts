import type { Transaction } from 'kysely'
import type { CompiledRecipe } from '#cooking/writing/compile.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { Database } from '#server/db/schema.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { markWithdrawn } from '#server/publications/withdraw.ts'

/** A version to be published, with its author. */
export interface Publishing {
  /** The own recipe. */
  readonly recipeId: number
  readonly submissionId: number
  readonly authorId: number
  readonly draft: Draft
  readonly compiled: CompiledRecipe
  /** The author's account, and the current time. */
  readonly saver: Saver
}

/** Writes the row of a recipe. Later versions update it. */
export async function writeRow(
  trx: Transaction<Database>,
  publicId: number,
  { author_id, published_at }: { author_id: number; published_at: number },
): Promise<void> {
  await trx
    .insertInto('all_recipes')
    .values({
      id: publicId,
      author_id,
      published_at,
      prep_minutes: null,
      active_minutes: null,
      total_minutes: null,
      kcal: null,
      protein: null,
      fat: null,
      carbohydrates: null,
      cover_media_id: null,
      ingredient_media_id: null,
      tool_media_id: null,
      short_path: null,
      preview_path: null,
      details: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ author_id, published_at }))
    .execute()
  await markWithdrawn(trx, publicId, null)
}

/** Records a publication. Followers of the author are notified only of the first one of a recipe. */
export async function writePublication(
  trx: Transaction<Database>,
  publicId: number,
  { recipeId, submissionId, saver: { userId, now } }: Publishing,
  isFirst: boolean,
): Promise<void> {
  const live = {
    submission_id: submissionId,
    is_live: 1,
    live_since: now,
    withdrawn_by: null,
  }
  if (isFirst) {
    const of = { public_id: publicId, recipe_id: recipeId, user_id: userId, published_at: now }
    await trx
      .insertInto('publications')
      .values({ ...of, ...live })
      .execute()
    await trx
      .insertInto('new_recipes')
      .values({ recipe_id: publicId, announcement: null })
      .execute()
  } else {
    await trx.updateTable('publications').set(live).where('public_id', '=', publicId).execute()
  }
}
