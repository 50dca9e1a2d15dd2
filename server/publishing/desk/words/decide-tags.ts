import type { Kysely, Transaction } from 'kysely'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import type { AdoptTagBody, MergeTagBody, UnknownTag } from '#contract/publishing/desk-words.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { requireRole } from '#server/roles/roles.ts'
import { sortKey } from '#server/search/fold.ts'
import { foldTag, readFilters } from '../../filters.ts'
import type { Deciding } from '../settle.ts'
import { refreshRecipes } from './refresh-recipes.ts'
import { readTagged, readUnknownTags } from './unknown-tags.ts'
import { wordSlug } from './word-slug.ts'

/** @throws {ApiError} `AlreadyDecided` for a word that is no unknown tag; `OwnDecision` */
async function requireUnknown(
  trx: Kysely<Database>,
  name: string,
  userId: number,
): Promise<UnknownTag> {
  await requireRole(trx, userId, 'editor')
  const tag = (await readUnknownTags(trx, userId)).find(
    ({ Name }) => foldTag(Name) === foldTag(name),
  )
  if (!tag) throw new ApiError('AlreadyDecided')
  if (tag.IsMine) throw new ApiError('OwnDecision')
  return tag
}

/** Gives published recipes the tag that a word of their authors means. @returns how many */
async function giveTag(trx: Transaction<Database>, word: string, tagId: number): Promise<number> {
  const recipes = (await readTagged(trx)).flatMap(({ tags, publicId }) =>
    publicId !== undefined && tags.some((tag) => foldTag(tag) === foldTag(word)) ? publicId : [],
  )
  const changed: number[] = []
  for (const id of recipes) {
    const rows = await trx
      .selectFrom('recipe_tags')
      .select(['tag_id', 'position'])
      .where('recipe_id', '=', id)
      .execute()
    if (rows.some(({ tag_id }) => tag_id === tagId)) continue
    const { published_at } = await trx
      .selectFrom('publications')
      .select('published_at')
      .where('public_id', '=', id)
      .executeTakeFirstOrThrow()
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
    await trx
      .insertInto('recipe_tags')
      .values({ recipe_id: id, tag_id: tagId, position, published_at })
      .execute()
    changed.push(id)
  }
  await refreshRecipes(trx, changed)
  return changed.length
}

async function finish(
  trx: Transaction<Database>,
  action: 'tag-adopted' | 'tag-merged',
  { tagId, word }: { tagId: number; word: string },
  { userId, now }: Deciding,
): Promise<number> {
  const recipes = await giveTag(trx, word, tagId)
  await raiseVersion(trx, now)
  const details = { word, recipes }
  const subject = { subjectKind: 'tag', subjectId: tagId } as const
  await appendToLog(trx, { actorId: userId, action, ...subject, details, now })
  return recipes
}

/** From now on a word of authors means a tag, whatever the tag is called. */
async function learnWord(trx: Transaction<Database>, word: string, tagId: number): Promise<void> {
  await trx
    .insertInto('tag_words')
    .values({ folded: foldTag(word), tag_id: tagId })
    .execute()
}

/**
 * Makes a tag of authors one of the catalogue, with a name in each language.
 * @returns how many published recipes have it now
 * @throws {ApiError} `OwnDecision`; `AlreadyDecided`; `FieldRequired`; `FieldInvalid` for a name that the
 * catalogue has
 */
export async function adoptTag(
  db: Kysely<Database>,
  { Name, Names }: AdoptTagBody,
  deciding: Deciding,
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockCatalogue(trx)
    const { Name: word } = await requireUnknown(trx, Name, deciding.userId)
    const names = LANGUAGES.map((language) => ({
      lang_id: langIdOf(language),
      name: typedLine(Names[language]),
    }))
    if (names.some(({ name }) => name === ''))
      throw new ApiError('FieldRequired', { field: 'Names' })
    const { tags } = await readFilters(trx, { Tags: names.map(({ name }) => name), Tools: [] })
    if (tags.length > 0) throw new ApiError('FieldInvalid', { field: 'Names' })
    const ids = new SlugIds(trx)
    const slug = await wordSlug(trx, 'tag', Names.en)
    await ids.ensure('tag', [slug])
    const id = ids.of('tag', slug)
    await trx.insertInto('tags').values({ id, kind: null, synonyms: null }).execute()
    await trx
      .insertInto('tag_texts')
      .values(
        names.map(({ lang_id, name }) => ({
          tag_id: id,
          lang_id,
          name,
          sort_key: sortKey(name),
          folded: foldTag(name),
        })),
      )
      .execute()
    if (!names.some(({ name }) => foldTag(name) === foldTag(word))) await learnWord(trx, word, id)
    return await finish(trx, 'tag-adopted', { tagId: id, word }, deciding)
  })
}

/**
 * Merges a tag of authors into one of the catalogue.
 * @returns how many published recipes have it now
 * @throws {ApiError} `OwnDecision`; `AlreadyDecided`; `FieldInvalid` for what is no tag
 */
export async function mergeTag(
  db: Kysely<Database>,
  { Name, Into }: MergeTagBody,
  deciding: Deciding,
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockCatalogue(trx)
    const { Name: word } = await requireUnknown(trx, Name, deciding.userId)
    const tag = await trx.selectFrom('tags').select('id').where('id', '=', Into).executeTakeFirst()
    if (!tag) throw new ApiError('FieldInvalid', { field: 'Into' })
    await learnWord(trx, word, tag.id)
    return await finish(trx, 'tag-merged', { tagId: tag.id, word }, deciding)
  })
}
