import type { Kysely, Transaction } from 'kysely'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { NewOwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { requireSame } from '#server/http/used-key.ts'
import { digestOf } from '#server/lib/digest.ts'
import type { Compile } from './compile.ts'
import type { Saver } from './saver.ts'
import { newOwnId } from './new-id.ts'
import { withOwnCopies, withPicturesOf } from './own-copies.ts'
import { type Compiled, compiledOf, writeDraft } from './save.ts'

async function insertRow(
  trx: Kysely<Database>,
  { Key, Draft: draft }: NewOwnRecipe,
  { userId, now }: Saver,
) {
  const id = await newOwnId(trx, 'all_recipes')
  await trx
    .insertInto('all_recipes')
    .values({
      id,
      author_id: OWN_ID_FROM,
      owner_id: userId,
      published_at: now,
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
      views: 0,
      rating_sum: 0,
      rating_count: 0,
    })
    .execute()
  await trx
    .insertInto('own_recipes')
    .values({
      id,
      user_id: userId,
      client_key: Key,
      key_digest: digestOf(draft),
      version: 1,
      draft: '',
      is_cookable: 0,
      link_token: null,
      name_en: '',
      name_de: '',
      folded: '',
      cover_media_id: null,
      step_count: 0,
      ingredient_count: 0,
      total_minutes: null,
      created_at: now,
      changed_at: now,
      deleted_at: null,
    })
    .execute()
  return id
}

/** The recipe that a member added with a key. */
export async function findByKey(trx: Kysely<Database>, userId: number, key: string) {
  return await trx
    .selectFrom('own_recipes')
    .select(['id', 'key_digest', 'draft'])
    .where('user_id', '=', userId)
    .where('client_key', '=', key)
    .executeTakeFirst()
}

/** {@link addRecipe} within a transaction that has locked the member. */
export async function addInside(
  trx: Transaction<Database>,
  { key, draft: given, compiled: read }: Compiled & { key: string },
  saver: Saver,
): Promise<number> {
  const { userId, now } = saver
  const known = await findByKey(trx, userId, key)
  if (known) {
    requireSame(known, given, JSON.parse(known.draft))
    return known.id
  }
  await enforceLimit(trx, 'ownRecipes', userId, now)
  const id = await insertRow(trx, { Key: key, Draft: given }, saver)
  const draft = await withOwnCopies(trx, given, { id, userId, now }, saver.store)
  await writeDraft(trx, { id, version: 1 }, { draft, compiled: withPicturesOf(draft, read) }, saver)
  return id
}

/**
 * Adds a recipe. If it was added with this key before, nothing changes.
 * @returns its id
 * @throws {ApiError} `ChangedMeanwhile` if the key was used for another draft; `LimitReached`, `TextTooLong`,
 * `FieldInvalid` for too many pictures, and those of {@link Compile}
 */
export async function addRecipe(
  db: Kysely<Database>,
  { Key: key, Draft: draft }: NewOwnRecipe,
  saver: Saver,
  compile: Compile,
): Promise<number> {
  const compiled = await compiledOf(draft, compile)
  return await transact(db, async (trx) => {
    await lockMember(trx, saver.userId)
    return await addInside(trx, { key, ...compiled }, saver)
  })
}
