import type { Kysely } from 'kysely'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { CookbookPublication, CookbookWithdrawal } from '#contract/cookbooks/publication.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { berlinMonth } from '#server/lib/berlin-month.ts'
import { instant } from '#server/own-recipes/states.ts'
import { withdrawCookbook } from '#server/publications/withdraw-cookbook.ts'
import { publishingAuthor } from '#server/publishing/authors.ts'
import { globalRating } from '#server/ratings/global-rating.ts'
import { changeCookbook, requireCookbook, type CookbookRef } from '../access.ts'
import { readArrangement, writeArrangement } from '../arrangement-rows.ts'
import { letGo, picturesOf } from '../pictures.ts'
import { standingIds } from '../standing-recipes.ts'
import { changesToWire } from './comparison.ts'
import { changesOf, contentOf, parseContent } from './content.ts'
import { lacksOf } from './publish-cookbook.ts'
import { publicationOf } from './publish-content.ts'
import { submissionToWire, takeBackWaiting } from './submission-rows.ts'
import { tellingToWire } from './telling.ts'
import { readVersions } from './versions.ts'

async function countFavourites(db: Kysely<Database>, publicId: number): Promise<number> {
  const { count } = await db
    .selectFrom('favourite_cookbooks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('cookbook_id', '=', publicId)
    .executeTakeFirstOrThrow()
  return count
}

/** How a cookbook stands on its way to everybody. @throws {ApiError} `RequestInvalid` */
export async function readCookbookPublication(
  db: Kysely<Database>,
  ref: CookbookRef,
  now: number,
): Promise<CookbookPublication> {
  const row = await requireCookbook(db, ref)
  const author = await publishingAuthor(db, ref.userId)
  const known = await publicationOf(db, ref.id)
  const content = await contentOf(db, row)
  const live = known ? parseContent(known.content) : null
  const latest = await db
    .selectFrom('cookbook_submissions')
    .selectAll()
    .where('cookbook_id', '=', ref.id)
    .where('state', '!=', 'taken-back')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    MaySend: author !== undefined,
    IsTrusted: author?.isTrusted === true,
    Lacks: await lacksOf(db, content),
    Published: known
      ? {
          Id: known.public_id,
          IsLive: known.is_live === 1,
          IsShown: known.withdrawn_at === null && known.hidden_at === null,
          IsHidden: known.hidden_at !== null,
          Since: instant(known.published_at),
          Views: known.views,
          Favourites: await countFavourites(db, known.public_id),
          Rating: { GlobalRating: globalRating(known), TotalRatings: known.rating_count },
        }
      : null,
    Submission: latest && latest.state !== 'approved' ? submissionToWire(latest) : null,
    Live: live,
    Changes: live && (await changesToWire(db, ref.userId, changesOf(content, live))),
    Telling: await tellingToWire(db, author?.id, known, now),
    Versions: await readVersions(db, ref.id),
  }
}

/** Takes back what waits. @throws {ApiError} `RequestInvalid`; `AlreadyDecided` when nothing waits */
export async function takeBack(db: Kysely<Database>, ref: CookbookRef, now: number): Promise<void> {
  await changeCookbook(db, ref, async (trx) => {
    if (!(await takeBackWaiting(trx, ref.id, now))) throw new ApiError('AlreadyDecided')
  })
}

/**
 * Withdraws what is published, and takes back what waits. The same again changes nothing.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a cookbook that was never published
 */
export async function withdraw(db: Kysely<Database>, ref: CookbookRef, now: number): Promise<void> {
  await changeCookbook(db, ref, async (trx) => {
    const known = await publicationOf(trx, ref.id)
    if (!known) throw new ApiError('NotFound')
    await takeBackWaiting(trx, ref.id, now)
    await withdrawCookbook(trx, known.public_id, now)
  })
}

/**
 * Who has something of a published cookbook.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a cookbook that was never published
 */
export async function readWithdrawal(
  db: Kysely<Database>,
  ref: CookbookRef,
  now: number,
): Promise<CookbookWithdrawal> {
  await requireCookbook(db, ref)
  const known = await publicationOf(db, ref.id)
  if (!known) throw new ApiError('NotFound')
  const { count } = await db
    .selectFrom('recipe_partitions')
    .select((row) => row.fn.count<number>('recipe_id').distinct().as('count'))
    .where('cookbook_id', '=', known.public_id)
    .executeTakeFirstOrThrow()
  const months = await db
    .selectFrom('planned_months')
    .select('month')
    .where('cookbook_id', '=', known.public_id)
    .where('month', '>=', berlinMonth(new Date(now)))
    .orderBy('month')
    .execute()
  return {
    Recipes: count,
    Favourites: await countFavourites(db, known.public_id),
    Months: months.map(({ month }) => month),
  }
}

/**
 * Makes a cookbook what is published of it again. Recipes and pictures that have been deleted stay away.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a cookbook that was never published
 */
export async function undoChanges(
  db: Kysely<Database>,
  ref: CookbookRef,
  now: number,
): Promise<void> {
  await changeCookbook(db, ref, async (trx, row) => {
    const known = await publicationOf(trx, ref.id)
    if (!known) throw new ApiError('NotFound')
    const live = parseContent(known.content)
    const named = [live.CoverId, live.HeaderId].filter((id) => id !== null)
    const own =
      named.length === 0
        ? []
        : await trx
            .selectFrom('own_pictures')
            .select('media_id')
            .where('user_id', '=', ref.userId)
            .where('media_id', 'in', named)
            .execute()
    const kept = new Set<number | null>(own.map(({ media_id }) => media_id))
    const pictureOf = (id: number | null) => (kept.has(id) ? id : null)
    const pictures = {
      cover_media_id: pictureOf(live.CoverId),
      header_media_id: pictureOf(live.HeaderId),
    }
    const gone = picturesOf(row).filter((id) => !picturesOf(pictures).includes(id))
    await letGo(trx, gone, now)
    for (const id of picturesOf(pictures))
      await trx
        .updateTable('own_pictures')
        .set({ unused_at: null })
        .where('media_id', '=', id)
        .execute()
    const before = await readArrangement(trx, ref.id)
    const { mayAdd } = await standingIds(trx, ref.userId, recipesIn(live))
    const left = (ids: readonly number[]) => ids.filter(mayAdd)
    const after = {
      Tabs: live.Tabs.map(({ Key, Name, Recipes }) => ({ Key, Name, Recipes: left(Recipes) })),
      Loose: left(live.Loose),
    }
    await writeArrangement(trx, ref.id, { before, after, now })
    await trx
      .updateTable('own_cookbooks')
      .set({
        ...pictures,
        language: live.Language,
        name_en: live.Name.en ?? '',
        name_de: live.Name.de ?? '',
        description_en: live.Description.en ?? '',
        description_de: live.Description.de ?? '',
        version: row.version + 1,
        order_version: row.order_version + 1,
        other_order: null,
        other_order_at: null,
        changed_at: now,
      })
      .where('id', '=', ref.id)
      .execute()
  })
}
