import type { Kysely } from 'kysely'
import type { CookbookOfTheMonth } from '#contract/cookbook.ts'
import { languageOf, type LangId } from '#contract/languages.ts'
import { authorRef, type NamedAuthor } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import { monthNumber } from '#server/lib/berlin-month.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { globalRating } from '#server/ratings/global-rating.ts'

/** From how many stars on, and with how many votes, a cookbook is well rated. */
const WELL_RATED = { stars: 4, votes: 3 }

/** Cookbooks with what the banner says of them. */
function select(db: Kysely<Database>, langId: LangId) {
  return db
    .selectFrom('cookbooks')
    .innerJoin('cookbook_texts', 'cookbook_texts.cookbook_id', 'cookbooks.id')
    .innerJoin('all_authors as writers', 'writers.id', 'cookbooks.author_id')
    .leftJoin('media as author_media', 'author_media.id', 'writers.image_media_id')
    .leftJoin('media as header', 'header.id', 'cookbooks.header_media_id')
    .select([
      'cookbooks.id',
      'cookbook_texts.name',
      'cookbook_texts.description',
      'cookbooks.rating_sum',
      'cookbooks.rating_count',
      'cookbooks.author_id',
      'writers.name as author_name',
      'writers.hidden_at as author_hidden_at',
      'author_media.path as author_path',
      'header.path',
      'header.tone',
      'header.colour',
    ])
    .where('cookbooks.hidden_at', 'is', null)
    .where('cookbook_texts.lang_id', '=', langId)
}

/** A cookbook with what the banner says of it. */
interface BannerRow extends NamedAuthor {
  id: number
  name: string
  description: string | null
  rating_sum: number
  rating_count: number
  path: string | null
  tone: 'light' | 'dark' | null
  colour: string | null
}

function toWire(row: BannerRow, langId: LangId, title = row.name): CookbookOfTheMonth {
  return {
    BookId: row.id,
    Title: title,
    ImagePath: mediaPath(row.path),
    Book: {
      Author: authorRef(row, langId),
      Rating: { GlobalRating: globalRating(row), TotalRatings: row.rating_count },
      Description: row.description,
      HeaderPath: mediaPath(row.path),
    },
    ImageTone: row.tone,
    ImageColour: row.colour,
  }
}

/** What the desk has chosen, while others see it. */
async function readPlanned(db: Kysely<Database>, langId: LangId, month: string) {
  const row = await select(db, langId)
    .innerJoin('planned_months', 'planned_months.cookbook_id', 'cookbooks.id')
    .select(['sentence_en', 'sentence_de'])
    .where('planned_months.month', '=', month)
    .executeTakeFirst()
  if (!row) return undefined
  const said = { en: row.sentence_en, de: row.sentence_de }[languageOf(langId)]
  return toWire({ ...row, description: said || row.description }, langId)
}

/** What a folder names for the calendar month of every year. */
async function readOfFolder(db: Kysely<Database>, langId: LangId, month: string) {
  const row = await select(db, langId)
    .innerJoin('cookbook_months', 'cookbook_months.cookbook_id', 'cookbooks.id')
    .innerJoin('cookbook_month_texts', 'cookbook_month_texts.month', 'cookbook_months.month')
    .select('cookbook_month_texts.title')
    .where('cookbook_months.month', '=', monthNumber(month))
    .where('cookbook_month_texts.lang_id', '=', langId)
    .executeTakeFirst()
  return row && toWire(row, langId, row.title)
}

/** The newest cookbook that is well rated. */
async function readBest(db: Kysely<Database>, langId: LangId) {
  const row = await select(db, langId)
    .where('cookbooks.rating_average', '>=', WELL_RATED.stars)
    .where('cookbooks.rating_count', '>=', WELL_RATED.votes)
    .orderBy('cookbooks.published_at', 'desc')
    .orderBy('cookbooks.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toWire(row, langId)
}

/** The banner of a month, and where it comes from. */
export interface MonthBanner {
  readonly source: 'best' | 'desk' | 'folder' | 'none'
  readonly banner: CookbookOfTheMonth | null
}

/**
 * The banner of a month: what the desk has chosen, or else what a folder names, or else the newest cookbook that
 * is well rated.
 * @param month `2026-12`
 */
export async function readMonthBanner(
  db: Kysely<Database>,
  langId: LangId,
  month: string,
): Promise<MonthBanner> {
  for (const [source, read] of [
    ['desk', readPlanned],
    ['folder', readOfFolder],
    ['best', readBest],
  ] as const) {
    const banner = await read(db, langId, month)
    if (banner) return { source, banner }
  }
  return { source: 'none', banner: null }
}

/** The cookbook of a month; null when there is none. @param month `2026-12` */
export async function readCookbookOfMonth(
  db: Kysely<Database>,
  langId: LangId,
  month: string,
): Promise<CookbookOfTheMonth | null> {
  return (await readMonthBanner(db, langId, month)).banner
}
