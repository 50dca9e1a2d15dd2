import type { Kysely, Transaction } from 'kysely'
import type { AuthorProfile } from '#contract/desk/authorship.ts'
import { LANGUAGES, langIdOf, type Language, languageOf } from '#contract/languages.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import { fullName } from '#server/accounts/full-name.ts'
import type { Database } from '#server/db/schema.ts'
import { authorOf } from '#server/roles/roles.ts'
import { SEARCH_AUTHORS } from '#server/search/by-term.ts'
import { searchEntries } from '#server/search/entries.ts'
import { sortKey } from '#server/search/fold.ts'
import { writeSearchEntries } from '#server/search/index.ts'
import { StartError } from '#server/start-error.ts'

/** What an author who is a member says of themselves. */
export interface Profile {
  name: string
  place: string | null
  description: Partial<Record<Language, string>>
  links: readonly string[]
}

const FACEBOOK = /^https?:\/\/(?:[\w-]+\.)*facebook\.com\//iu

/** The columns of a profile. */
export const columnsOf = ({ name, place, links }: Profile) => ({
  name,
  sort_key: sortKey(name),
  place,
  facebook: links.find((link) => FACEBOOK.test(link)) ?? null,
  website: links.find((link) => !FACEBOOK.test(link)) ?? null,
})

/** Writes texts, links and search entries of an author. */
export async function writeParts(
  trx: Transaction<Database>,
  id: number,
  profile: Profile,
): Promise<void> {
  await trx.deleteFrom('author_texts').where('author_id', '=', id).execute()
  const texts = LANGUAGES.map((language) => ({
    author_id: id,
    lang_id: langIdOf(language),
    description: profile.description[language] ?? null,
  }))
  await trx.insertInto('author_texts').values(texts).execute()
  await trx.deleteFrom('author_links').where('author_id', '=', id).execute()
  const links = profile.links.map((address, position) => ({ author_id: id, position, address }))
  if (links.length > 0) await trx.insertInto('author_links').values(links).execute()
  const words = searchEntries({ names: [profile.name] }, { tails: new Set() })
  await writeSearchEntries(trx, SEARCH_AUTHORS, new Map([[id, words]]))
}

/** What an account says of itself, for an author whom nobody has asked. */
async function profileOfAccount(trx: Transaction<Database>, userId: number): Promise<Profile> {
  const account = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { name: fullName(account), place: null, description: {}, links: [] }
}

/**
 * Makes a member an author with a public page, whose id no folder can have. Who is one stays as they are.
 * @param profile by default the name of the account
 * @returns the author's id
 */
export async function ensureAuthor(
  trx: Transaction<Database>,
  userId: number,
  now: number,
  profile?: Profile,
): Promise<number> {
  await lockCatalogue(trx)
  const known = await authorOf(trx, userId)
  if (known !== undefined) return known
  const said = profile ?? (await profileOfAccount(trx, userId))
  const slug = `own/${userId}`
  const ids = new SlugIds(trx)
  await ids.ensure('author', [slug])
  const id = ids.of('author', slug)
  await trx
    .insertInto('all_authors')
    .values({ id, ...columnsOf(said), image_media_id: null, cookbook_count: 0, owner_id: userId })
    .execute()
  await writeParts(trx, id, said)
  await raiseVersion(trx, now)
  return id
}

/**
 * Makes an author of an imported folder a member's, who publishes under that name from then on. What the folder
 * says about the author is what counts at the next import.
 * @returns the author's id
 * @throws {StartError} when there is no such author, or one of both has another already
 */
export async function handAuthorOver(
  trx: Transaction<Database>,
  slug: string,
  userId: number,
): Promise<number> {
  await lockCatalogue(trx)
  const author = await trx
    .selectFrom('slugs')
    .innerJoin('all_authors', 'all_authors.id', 'slugs.id')
    .select(['all_authors.id', 'all_authors.owner_id'])
    .where('slugs.kind', '=', 'author')
    .where('slugs.slug', '=', slug)
    .executeTakeFirst()
  if (!author) throw new StartError(`The catalogue has no author "${slug}".`)
  if (author.owner_id !== null) throw new StartError(`The author "${slug}" is a member’s already.`)
  if ((await authorOf(trx, userId)) !== undefined) {
    throw new StartError('The member publishes under another name already.')
  }
  const { website, facebook } = await trx
    .updateTable('all_authors')
    .set({ owner_id: userId })
    .where('id', '=', author.id)
    .returning(['website', 'facebook'])
    .executeTakeFirstOrThrow()
  const links = [website, facebook].flatMap((address) => address ?? [])
  const rows = links.map((address, position) => ({ author_id: author.id, position, address }))
  if (rows.length > 0) await trx.insertInto('author_links').values(rows).execute()
  return author.id
}

/** The author that a member publishes as; undefined without one. */
export async function readProfile(
  db: Kysely<Database>,
  userId: number,
): Promise<AuthorProfile | undefined> {
  const author = await db
    .selectFrom('all_authors')
    .select(['id', 'name', 'place', 'is_trusted'])
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  if (!author) return undefined
  const texts = await db
    .selectFrom('author_texts')
    .select(['lang_id', 'description'])
    .where('author_id', '=', author.id)
    .execute()
  const links = await db
    .selectFrom('author_links')
    .select('address')
    .where('author_id', '=', author.id)
    .orderBy('position')
    .execute()
  const written = texts.flatMap(({ lang_id, description }) =>
    description === null ? [] : [[languageOf(lang_id), description] as const],
  )
  return {
    Id: author.id,
    Name: author.name,
    Place: author.place,
    Description: Object.fromEntries(written),
    Links: links.map(({ address }) => address),
    IsTrusted: author.is_trusted === 1,
  }
}
