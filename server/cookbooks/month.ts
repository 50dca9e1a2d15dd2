import type { Kysely } from 'kysely'
import type { CookbookOfTheMonth } from '#contract/cookbook.ts'
import type { LangId } from '#contract/languages.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { globalRating } from '#server/ratings/global-rating.ts'

const berlin = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', month: 'numeric' })

/** Calendar month in Europe/Berlin, 1 to 12. */
export function berlinMonth(now: Date): number {
  return Number(berlin.format(now))
}

/** The cookbook of a calendar month (1 to 12); null when the catalogue names none. */
export async function readCookbookOfMonth(
  db: Kysely<Database>,
  langId: LangId,
  month: number,
): Promise<CookbookOfTheMonth | null> {
  const row = await db
    .selectFrom('cookbook_months')
    .innerJoin('cookbook_month_texts', 'cookbook_month_texts.month', 'cookbook_months.month')
    .innerJoin('cookbooks', 'cookbooks.id', 'cookbook_months.cookbook_id')
    .innerJoin('cookbook_texts', 'cookbook_texts.cookbook_id', 'cookbooks.id')
    .innerJoin('all_authors as writers', 'writers.id', 'cookbooks.author_id')
    .leftJoin('media as author_media', 'author_media.id', 'writers.image_media_id')
    .leftJoin('media as header', 'header.id', 'cookbooks.header_media_id')
    .select([
      'cookbooks.id',
      'cookbook_month_texts.title',
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
    .where('cookbook_months.month', '=', month)
    .where('cookbooks.hidden_at', 'is', null)
    .where('cookbook_month_texts.lang_id', '=', langId)
    .where('cookbook_texts.lang_id', '=', langId)
    .executeTakeFirst()
  if (!row) return null
  return {
    BookId: row.id,
    Title: row.title,
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
