import { sql, type Kysely, type RawBuilder } from 'kysely'
import { LIST_MAX } from '#contract/limits.ts'
import type { Paging, Reader } from '#server/catalogue/reader.ts'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'

/** Which cookbooks a list shows. All given conditions apply. */
export interface CookbookSelection {
  authorId?: number | undefined
  /** Any of these. */
  ids?: readonly number[] | undefined
  /** Cookbooks that this member likes. */
  favouritesOf?: number | undefined
}

/** How a list of cookbooks is sorted; ties by id in the same direction. */
export interface CookbookOrder {
  by: 'name' | 'published' | 'rating'
  /** `asc`: A first, oldest first, worst first. */
  direction: 'asc' | 'desc'
}

/** Who reads, and which part of a list. */
export type CookbookPage = Reader & Paging

/** The part of a cookbook that changes between imports, and the version of the rest. */
export interface CookbookRow {
  id: number
  views: number
  rating_sum: number
  rating_count: number
  /** Version of the catalogue that this row was read from. */
  version: number
  /** Whether the viewer likes it; null for visitors and those who do not. */
  favorized: number | null
  /** Whether the viewer follows its author; null for visitors and those who do not. */
  subscribed: number | null
}

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/** Reads a page of cookbooks. */
export async function readCookbooks(
  db: Kysely<Database>,
  selection: CookbookSelection,
  order: CookbookOrder,
  { langId, viewer, limit = LIST_MAX, offset = 0 }: CookbookPage,
): Promise<CookbookRow[]> {
  const direction = sql.raw(order.direction)
  const { rows } = await sql<CookbookRow>`
    select ${columnsFor(viewer)}
    from cookbooks
    inner join cookbook_texts on cookbook_texts.cookbook_id = cookbooks.id
    where cookbook_texts.lang_id = ${langId} and ${sql.join(conditionsOf(selection), sql` and `)}
    order by ${SORT_COLUMNS[order.by]} ${direction}, cookbooks.id ${direction}
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Reads one cookbook; undefined for an unknown id. */
export async function readCookbook(
  db: Kysely<Database>,
  id: number,
  viewer: number | null,
): Promise<CookbookRow | undefined> {
  const { rows } = await sql<CookbookRow>`
    select ${columnsFor(viewer)} from cookbooks
    where cookbooks.id = ${id} and cookbooks.hidden_at is null`.execute(db)
  return rows[0]
}

/** Whether a cookbook was published by a member and is shown no more. */
export async function isWithdrawn(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('all_cookbooks')
    .select('id')
    .where('id', '=', id)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** How many cookbooks a selection has. */
export async function countCookbooks(
  db: Kysely<Database>,
  selection: CookbookSelection,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from cookbooks
    where ${sql.join(conditionsOf(selection), sql` and `)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Number of cookbooks, a counter that imports maintain. */
export async function readCookbookTotal(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('totals')
    .select('value')
    .where('name', '=', 'cookbooks')
    .executeTakeFirst()
  return row?.value ?? 0
}

const SORT_COLUMNS: Record<CookbookOrder['by'], Fragment> = {
  name: sql.ref('cookbook_texts.sort_key'),
  published: sql.ref('cookbooks.published_at'),
  rating: sql.ref('cookbooks.rating_average'),
}

function columnsFor(viewer: number | null): Fragment {
  const flags =
    viewer === null
      ? sql`null as favorized, null as subscribed`
      : sql`(select 1 from favourite_cookbooks
            where user_id = ${viewer} and cookbook_id = cookbooks.id) as favorized,
          (select 1 from subscriptions
            where user_id = ${viewer} and author_id = cookbooks.author_id) as subscribed`
  return sql`cookbooks.id, cookbooks.views, cookbooks.rating_sum, cookbooks.rating_count,
    ${CATALOGUE_VERSION} as version, ${flags}`
}

/** What everybody may see, and of that what is asked for. */
function conditionsOf({ authorId, ids, favouritesOf }: CookbookSelection): Fragment[] {
  const conditions = [sql`cookbooks.hidden_at is null`]
  if (authorId !== undefined) conditions.push(sql`cookbooks.author_id = ${authorId}`)
  if (ids !== undefined) {
    conditions.push(ids.length === 0 ? sql`1 = 0` : sql`cookbooks.id in (${sql.join(ids)})`)
  }
  if (favouritesOf !== undefined) {
    conditions.push(sql`exists (select 1 from favourite_cookbooks
      where user_id = ${favouritesOf} and cookbook_id = cookbooks.id)`)
  }
  return conditions
}
