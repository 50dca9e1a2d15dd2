import type { Kysely, Transaction } from 'kysely'
import type { AuthorBody, AuthorProfile } from '#contract/desk/authorship.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { writeRecipeDocuments } from '#server/recipes/documents.ts'
import { SEARCH_AUTHORS } from '#server/search/by-term.ts'
import { writeBelonging } from '#server/search/writing/write-belonging.ts'
import { columnsOf, type Profile, readProfile, writeParts } from './authors.ts'
import { plainLine } from './plain-line.ts'

/** A profile with what a member has changed. @throws {ApiError} `FieldRequired` for a blank name */
function changed(before: AuthorProfile, { Name, Place, Description, Links }: AuthorBody): Profile {
  const texts = { ...before.Description, ...Description }
  const written = LANGUAGES.flatMap((language) => {
    const text = plainLine(texts[language])
    return text === null ? [] : [[language, text] as const]
  })
  return {
    name: Name === undefined ? before.Name : requiredText(Name, 'Name'),
    place: Place === undefined ? before.Place : plainLine(Place),
    description: Object.fromEntries(written),
    links: Links === undefined ? before.Links : [...new Set(Links)],
  }
}

/**
 * Changes what an author says of themselves, and the documents of recipes that name them.
 * @throws {ApiError} `NotFound` for who is no author; `FieldRequired`
 */
export async function changeAuthor(
  db: Kysely<Database>,
  userId: number,
  body: AuthorBody,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockCatalogue(trx)
    const before = await readProfile(trx, userId)
    if (!before) throw new ApiError('NotFound')
    const profile = changed(before, body)
    await trx
      .updateTable('all_authors')
      .set(columnsOf(profile))
      .where('id', '=', before.Id)
      .execute()
    await writeParts(trx, before.Id, profile)
    const isSeenInRecipes =
      profile.name !== before.Name || profile.links.join(' ') !== before.Links.join(' ')
    if (isSeenInRecipes) await renameInRecipes(trx, before.Id)
    await raiseVersion(trx, now)
  })
}

/** Writes an author's name into the documents and the search words of their recipes. */
async function renameInRecipes(trx: Transaction<Database>, authorId: number): Promise<void> {
  const recipes = await trx
    .selectFrom('recipes')
    .select('id')
    .where('author_id', '=', authorId)
    .execute()
  const ids = recipes.map(({ id }) => id)
  await writeRecipeDocuments(trx, ids)
  await writeBelonging(trx, ids)
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
    await renameInRecipes(trx, id)
  }
  await raiseVersion(trx, now)
}
