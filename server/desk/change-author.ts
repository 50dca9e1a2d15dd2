import type { Transaction } from 'kysely'
import type { AuthorProfile } from '#contract/desk/authorship.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { renameInRecipes } from '#server/publications/owners.ts'
import { SEARCH_AUTHORS } from '#server/search/by-term.ts'
import { columnsOf, type Profile, writeParts } from './authors.ts'

/**
 * Writes what an author says of themselves, and the documents of recipes that name them, in a transaction that has
 * locked the catalogue.
 * @param isPortraitNew whether their portrait has been changed, too
 */
export async function writeProfile(
  trx: Transaction<Database>,
  before: AuthorProfile,
  profile: Profile,
  { isPortraitNew = false, now }: { isPortraitNew?: boolean; now: number },
): Promise<void> {
  await trx.updateTable('all_authors').set(columnsOf(profile)).where('id', '=', before.Id).execute()
  await writeParts(trx, before.Id, profile)
  const isSeenInRecipes =
    isPortraitNew ||
    profile.name !== before.Name ||
    profile.website !== before.Website ||
    profile.social !== before.Social
  const recipes = isSeenInRecipes ? await renameInRecipes(trx, before.Id) : []
  await raiseVersion(trx, now, recipes)
}

/**
 * Takes the name of a member whose account ends from what they have published; without anything published the
 * author goes too. An author of an imported folder stays as the folder has it.
 */
export async function forgetAuthor(
  trx: Transaction<Database>,
  userId: number,
  now: number,
): Promise<void> {
  const author = await trx
    .selectFrom('all_authors')
    .innerJoin('slugs', (join) =>
      join.onRef('slugs.id', '=', 'all_authors.id').on('slugs.kind', '=', 'author'),
    )
    .select(['all_authors.id', 'slugs.slug'])
    .where('all_authors.owner_id', '=', userId)
    .executeTakeFirst()
  if (author?.slug !== `own/${userId}`) return
  const { id } = author
  await lockCatalogue(trx)
  await trx.deleteFrom('author_links').where('author_id', '=', id).execute()
  await trx
    .deleteFrom('search_postings')
    .where('kind', '=', SEARCH_AUTHORS)
    .where('item_id', '=', id)
    .execute()
  const used = await trx
    .selectFrom('all_recipes')
    .select('id')
    .where('author_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  let recipes: readonly number[] = []
  if (!used) {
    await trx.deleteFrom('all_authors').where('id', '=', id).execute()
  } else {
    await trx
      .updateTable('author_texts')
      .set({ description: null })
      .where('author_id', '=', id)
      .execute()
    const nobody = { name: '', sort_key: '', place: null, facebook: null, website: null }
    await trx.updateTable('all_authors').set(nobody).where('id', '=', id).execute()
    recipes = await renameInRecipes(trx, id)
  }
  await raiseVersion(trx, now, recipes)
}
