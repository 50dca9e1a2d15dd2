import type { Kysely } from 'kysely'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type {
  CookbookComparison,
  DeskCookbook,
  DeskCookbookList,
  DeskCookbooks,
  DeskCookbooksQuery,
} from '#contract/cookbooks/publication.ts'
import type { LangId } from '#contract/languages.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { compare } from './comparison.ts'
import { parseContent, wordsOf } from './content.ts'
import { publicationOf } from './publish-content.ts'
import { submissionToWire, type CookbookSubmissionRow } from './submission-rows.ts'

/** A list of the desk. */
function inList(db: Kysely<Database>, list: DeskCookbookList) {
  const rows = db.selectFrom('cookbook_submissions')
  if (list === 'waiting') return rows.where('state', '=', 'waiting')
  return rows
    .where('state', '=', 'approved')
    .where('is_by_trust', '=', 1)
    .where('looked_at', 'is', null)
}

async function countOf(db: Kysely<Database>, list: DeskCookbookList): Promise<number> {
  const { count } = await inList(db, list)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function readPictures(
  db: Kysely<Database>,
  userId: number,
  ids: readonly (number | null)[],
): Promise<DeskCookbook['Pictures']> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('own_pictures')
    .innerJoin('media', 'media.id', 'own_pictures.media_id')
    .select(['media.id', 'media.path', 'media.width', 'media.height'])
    .where('own_pictures.user_id', '=', userId)
    .where('media.id', 'in', wanted)
    .orderBy('media.id')
    .execute()
  return rows.map(({ id, path, width, height }) => ({
    Id: id,
    Path: mediaPath(path),
    Width: width,
    Height: height,
  }))
}

async function toWire(
  db: Kysely<Database>,
  row: CookbookSubmissionRow,
  viewer: number,
): Promise<DeskCookbook> {
  const content = parseContent(row.content)
  const known = await publicationOf(db, row.cookbook_id)
  const live = known && parseContent(known.content)
  const author = await db
    .selectFrom('all_authors')
    .select(['id', 'name'])
    .where('owner_id', '=', row.user_id)
    .executeTakeFirst()
  const pictures = [
    content.CoverId,
    content.HeaderId,
    live?.CoverId ?? null,
    live?.HeaderId ?? null,
  ]
  return {
    Id: row.id,
    Submission: submissionToWire(row),
    Author: { Id: author?.id ?? null, Name: author?.name ?? '' },
    IsMine: row.user_id === viewer,
    ...wordsOf(content),
    Tabs: content.Tabs.map(({ Name }) => Name),
    RecipeCount: recipesIn(content).length,
    Live: live ? wordsOf(live) : null,
    PublicId: known?.public_id ?? null,
    Pictures: await readPictures(db, row.user_id, pictures),
  }
}

/** A page of a list of the desk. */
export async function readDeskCookbooks(
  db: Kysely<Database>,
  { List, limit = LIST_LIMIT_MAX, offset = 0 }: DeskCookbooksQuery,
  viewer: number,
): Promise<DeskCookbooks> {
  const rows = await inList(db, List)
    .selectAll()
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const Cookbooks: DeskCookbook[] = []
  for (const row of rows) Cookbooks.push(await toWire(db, row, viewer))
  return {
    Cookbooks,
    Counts: { waiting: await countOf(db, 'waiting'), trusted: await countOf(db, 'trusted') },
  }
}

/** A version that was sent in. @throws {ApiError} `NotFound`, also for one that was taken back */
async function requireSubmission(db: Kysely<Database>, id: number): Promise<CookbookSubmissionRow> {
  const row = await db
    .selectFrom('cookbook_submissions')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'taken-back')
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return row
}

/** A version that was sent in. @throws {ApiError} `NotFound`, also for one that was taken back */
export async function readDeskCookbook(
  db: Kysely<Database>,
  id: number,
  viewer: number,
): Promise<DeskCookbook> {
  return await toWire(db, await requireSubmission(db, id), viewer)
}

/**
 * A version that was sent in, beside what readers see.
 * @throws {ApiError} `NotFound`, also for one that was taken back
 */
export async function compareDeskCookbook(
  db: Kysely<Database>,
  id: number,
  langId: LangId,
): Promise<CookbookComparison> {
  const row = await requireSubmission(db, id)
  return await compare(db, {
    cookbookId: row.cookbook_id,
    next: parseContent(row.content),
    langId,
  })
}
