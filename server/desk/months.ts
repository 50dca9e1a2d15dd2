import type { Kysely } from 'kysely'
import {
  MONTH_RECIPES_MIN,
  PLANNED_MONTHS,
  type DeskMonth,
  type MonthChoice,
  type MonthMiss,
} from '#contract/cookbooks/month.ts'
import type { CookbookContent } from '#contract/cookbooks/publication.ts'
import { LANGUAGES, type LangId } from '#contract/languages.ts'
import { readMonthBanner } from '#server/cookbooks/month.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { berlinMonth, monthAfter } from '#server/lib/berlin-month.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** Who looks, when, and in which language. */
export interface MonthReader {
  readonly viewer: number
  readonly now: Date
  readonly langId: LangId
}

/** Months between two of the same cookbook. */
const APART = 12

/** The months that the desk plans. */
function monthsFrom(now: Date): string[] {
  const first = berlinMonth(now)
  return Array.from({ length: PLANNED_MONTHS }, (_, index) => monthAfter(first, index))
}

/** Whether a member's cookbook has title and description in both languages; those of a folder have. */
function isInBoth(content: string | null): boolean {
  if (content === null) return true
  const { Name, Description } = JSON.parse(content) as CookbookContent
  return LANGUAGES.every((language) => Name[language] && Description[language])
}

/** Cookbooks with what decides whether they fit, those that others do not see included. */
export async function readCookbooks(db: Kysely<Database>, langId: LangId, id?: number) {
  return await db
    .selectFrom('all_cookbooks')
    .innerJoin('cookbook_texts', 'cookbook_texts.cookbook_id', 'all_cookbooks.id')
    .innerJoin('all_authors', 'all_authors.id', 'all_cookbooks.author_id')
    .leftJoin('cookbook_publications', 'cookbook_publications.public_id', 'all_cookbooks.id')
    .leftJoin('media', 'media.id', 'all_cookbooks.cover_media_id')
    .select((row) => [
      'all_cookbooks.id',
      'cookbook_texts.name',
      'cookbook_texts.description',
      'all_authors.name as author_name',
      'all_authors.owner_id',
      'all_cookbooks.header_media_id',
      'all_cookbooks.withdrawn_at',
      'all_cookbooks.hidden_at',
      'cookbook_publications.content',
      'media.path',
      row
        .selectFrom('recipe_partitions')
        .select((of) => of.fn.count<number>('recipe_id').distinct().as('count'))
        .whereRef('recipe_partitions.cookbook_id', '=', 'all_cookbooks.id')
        .as('recipes'),
    ])
    .where('cookbook_texts.lang_id', '=', langId)
    .$if(id !== undefined, (rows) => rows.where('all_cookbooks.id', '=', id ?? 0))
    .orderBy('all_cookbooks.published_at', 'desc')
    .orderBy('all_cookbooks.id', 'desc')
    .execute()
}

type CookbookRow = Awaited<ReturnType<typeof readCookbooks>>[number]
type Planned = Awaited<ReturnType<typeof readPlanned>>

/** What the desk has chosen for each month. */
export async function readPlanned(db: Kysely<Database>) {
  return await db
    .selectFrom('planned_months')
    .select(['month', 'cookbook_id', 'sentence_en', 'sentence_de'])
    .orderBy('month')
    .execute()
}

/** Why a cookbook does not fit a month. */
export function missesOf(
  row: CookbookRow,
  month: string,
  { planned, viewer }: { planned: Planned; viewer: number },
): MonthMiss[] {
  const isNear = (other: string) =>
    other !== month && other > monthAfter(month, -APART) && other < monthAfter(month, APART)
  const isRecent = planned.some((one) => one.cookbook_id === row.id && isNear(one.month))
  const misses: Record<MonthMiss, boolean> = {
    recipes: (row.recipes ?? 0) < MONTH_RECIPES_MIN,
    languages: !isInBoth(row.content),
    header: row.header_media_id === null,
    recent: isRecent,
    own: row.owner_id === viewer,
  }
  return (Object.keys(misses) as MonthMiss[]).filter((miss) => misses[miss])
}

/** A month at the desk. */
export async function readMonth(
  db: Kysely<Database>,
  month: string,
  { planned, viewer, langId }: { planned: Planned; viewer: number; langId: LangId },
): Promise<DeskMonth> {
  const { source, banner } = await readMonthBanner(db, langId, month)
  const chosen = planned.find((one) => one.month === month)
  const id = chosen?.cookbook_id ?? banner?.BookId
  const [row] = id === undefined ? [] : await readCookbooks(db, langId, id)
  const CoverPath = mediaPath(row?.path ?? null)
  if (!chosen || !row)
    return { Month: month, Source: source, Chosen: null, Banner: banner, CoverPath }
  const gone = row.withdrawn_at ?? row.hidden_at
  const { sentence_en: en, sentence_de: de } = chosen
  return {
    Month: month,
    Source: gone === null ? source : 'given-back',
    Chosen: {
      Id: row.id,
      Name: row.name,
      AuthorName: row.author_name,
      Description: row.description,
      Sentence: { ...(en !== '' && { en }), ...(de !== '' && { de }) },
      Misses: missesOf(row, month, { planned, viewer }),
      Withdrawn: gone === null ? null : new Date(gone).toISOString(),
    },
    Banner: banner,
    CoverPath,
  }
}

/** The months that the desk plans, the one that is now first. */
export async function readMonths(
  db: Kysely<Database>,
  { viewer, now, langId }: MonthReader,
): Promise<DeskMonth[]> {
  const planned = await readPlanned(db)
  const months: DeskMonth[] = []
  for (const month of monthsFrom(now))
    months.push(await readMonth(db, month, { planned, viewer, langId }))
  return months
}

/** Refuses a month that the desk does not plan. @throws {ApiError} `NotFound` */
export function requirePlannable(month: string, now: Date): void {
  if (!monthsFrom(now).includes(month)) throw new ApiError('NotFound')
}

const fits = ({ Misses }: MonthChoice) => Misses.length === 0

/** Cookbooks for a month, those that fit first. @throws {ApiError} `NotFound` */
export async function readChoices(
  db: Kysely<Database>,
  month: string,
  { viewer, now, langId }: MonthReader,
): Promise<MonthChoice[]> {
  requirePlannable(month, now)
  const planned = await readPlanned(db)
  const shown = (await readCookbooks(db, langId)).filter(
    ({ withdrawn_at, hidden_at }) => withdrawn_at === null && hidden_at === null,
  )
  const choices = shown.map((row): MonthChoice => ({
    Id: row.id,
    Name: row.name,
    AuthorName: row.author_name,
    CoverPath: mediaPath(row.path),
    RecipeCount: row.recipes ?? 0,
    LastChosen: planned.findLast((one) => one.cookbook_id === row.id)?.month ?? null,
    Misses: missesOf(row, month, { planned, viewer }),
  }))
  return [...choices.filter(fits), ...choices.filter((choice) => !fits(choice))]
}
