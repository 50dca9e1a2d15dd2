import type { Kysely, Transaction } from 'kysely'
import type { AuthorProfile, ProfileChange } from '#contract/desk/authorship.ts'
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
import { mediaPath } from '#server/media/media-path.ts'
import { StartError } from '#server/start-error.ts'

/** What an author who is a member says of themselves. */
export interface Profile {
  name: string
  place: string | null
  description: Partial<Record<Language, string>>
  website: string | null
  /** A page at a social network, which the column and the wire call Facebook. */
  social: string | null
}

/** The columns of a profile. */
export const columnsOf = ({ name, place, website, social }: Profile) => ({
  name,
  sort_key: sortKey(name),
  place,
  facebook: social,
  website,
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
  const links = [profile.website, profile.social]
    .filter((address) => address !== null)
    .map((address, position) => ({ author_id: id, position, address }))
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
  return { name: fullName(account), place: null, description: {}, website: null, social: null }
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
  await raiseVersion(trx, now, [])
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

/** The latest other name or portrait of an author that waits or was sent back. */
async function readChange(db: Kysely<Database>, userId: number): Promise<ProfileChange | null> {
  const row = await db
    .selectFrom('profile_changes')
    .leftJoin('media', 'media.id', 'profile_changes.portrait_media_id')
    .select(['profile_changes.id', 'name', 'portrait_media_id', 'state', 'remark', 'sent_at'])
    .select('media.path')
    .where('user_id', '=', userId)
    .orderBy('profile_changes.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row?.state !== 'waiting' && row?.state !== 'returned') return null
  const { id, state, name, portrait_media_id: picture, path, sent_at, remark } = row
  return {
    Id: id,
    State: state,
    Name: name,
    Portrait: picture === null || path === null ? null : { Id: picture, Path: mediaPath(path) },
    Sent: new Date(sent_at).toISOString(),
    Remark: remark,
  }
}

/** The author that a member publishes as; undefined without one. */
export async function readProfile(
  db: Kysely<Database>,
  userId: number,
): Promise<AuthorProfile | undefined> {
  const author = await db
    .selectFrom('all_authors')
    .leftJoin('media', 'media.id', 'all_authors.image_media_id')
    .select(['all_authors.id', 'name', 'place', 'website', 'facebook', 'is_trusted', 'media.path'])
    .where('all_authors.owner_id', '=', userId)
    .executeTakeFirst()
  if (!author) return undefined
  const texts = await db
    .selectFrom('author_texts')
    .select(['lang_id', 'description'])
    .where('author_id', '=', author.id)
    .execute()
  const written = texts.flatMap(({ lang_id, description }) =>
    description === null ? [] : [[languageOf(lang_id), description] as const],
  )
  const silent = await db
    .selectFrom('author_links')
    .innerJoin('link_checks', 'link_checks.address', 'author_links.address')
    .select(['link_checks.address', 'link_checks.meant'])
    .where('author_links.author_id', '=', author.id)
    .where('link_checks.failed_at', 'is not', null)
    .execute()
  const meant = silent.flatMap(({ address: Silent, meant: Address }) =>
    Address === null ? [] : { Silent, Address },
  )
  return {
    ...(silent.length > 0 && { Silent: silent.map(({ address }) => address) }),
    ...(meant.length > 0 && { Meant: meant }),
    Id: author.id,
    Name: author.name,
    Place: author.place,
    Description: Object.fromEntries(written),
    Portrait: mediaPath(author.path),
    Website: author.website,
    Social: author.facebook,
    Change: await readChange(db, userId),
    IsTrusted: author.is_trusted === 1,
  }
}
