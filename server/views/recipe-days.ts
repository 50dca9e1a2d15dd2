import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { RecipeDayTable } from '#server/db/tables/author-page.ts'
import { countedDay, countedDayBefore } from '#server/lib/counted-day.ts'
import type { Viewer } from './viewer.ts'

/** Days that are kept: authors see the last 30 whole ones. */
const KEPT_DAYS = 32

/** What is added to the counts of a recipe on a day. None becomes negative. */
export type RecipeDayChange = Partial<Pick<RecipeDayTable, 'views' | 'cooks' | 'finished'>>

/**
 * Adds to the counts of a recipe today, in the caller's transaction. A recipe that is gone counts nothing.
 * @param now milliseconds since 1970
 */
export async function countOnDay(
  trx: Kysely<Database>,
  recipeId: number,
  { views = 0, cooks = 0, finished = 0 }: RecipeDayChange,
  now: number,
): Promise<void> {
  await sql`insert into recipe_days (recipe_id, day, views, cooks, finished)
    select id, cast(${countedDay(now)} as text), cast(${Math.max(views, 0)} as integer), cast(${cooks} as integer),
      cast(${finished} as integer)
      from all_recipes where id = ${recipeId}
    on conflict (recipe_id, day) do update set
      views = case when recipe_days.views + ${views} < 0 then 0 else recipe_days.views + ${views} end,
      cooks = recipe_days.cooks + ${cooks},
      finished = recipe_days.finished + ${finished}`.execute(trx)
}

/** Deletes the counts of days that nobody sees any more. */
export async function deleteOldDays(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('recipe_days').where('day', '<', countedDayBefore(now, KEPT_DAYS)).execute()
}

/** A viewer of a recipe. */
interface RecipeViewer extends Pick<Viewer, 'member'> {
  itemId: number
}

/** Views of recipes of one batch. */
export interface RecipeViews {
  /** Those that count. */
  counted: readonly RecipeViewer[]
  /** Members who had been counted as visitors, because the request of a page does not say who they are. */
  recognised: readonly RecipeViewer[]
}

/** Adds views of recipes to their days. What an author looks at is no view of their own recipe. */
export async function countViewsOnDay(
  trx: Kysely<Database>,
  { counted, recognised }: RecipeViews,
  now: number,
): Promise<void> {
  const owners = await readOwners(trx, [...counted, ...recognised])
  const isOwn = ({ itemId, member }: RecipeViewer) =>
    member !== undefined && owners.get(itemId) === member
  const views = new Map<number, number>()
  const add = (id: number, count: number) => views.set(id, (views.get(id) ?? 0) + count)
  for (const view of counted) if (!isOwn(view)) add(view.itemId, 1)
  for (const view of recognised) if (isOwn(view)) add(view.itemId, -1)
  // Always in the same order, so that two processes do not deadlock.
  for (const [id, count] of [...views].sort(([a], [b]) => a - b))
    if (count !== 0) await countOnDay(trx, id, { views: count }, now)
}

/** The members who have written the recipes that members look at. */
async function readOwners(
  trx: Kysely<Database>,
  views: readonly RecipeViewer[],
): Promise<Map<number, number | null>> {
  const ids = new Set(views.flatMap(({ itemId, member }) => (member === undefined ? [] : itemId)))
  if (ids.size === 0) return new Map()
  const rows = await trx
    .selectFrom('all_recipes')
    .innerJoin('all_authors', 'all_authors.id', 'all_recipes.author_id')
    .select(['all_recipes.id', 'all_authors.owner_id'])
    .where('all_recipes.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, owner_id }) => [id, owner_id]))
}
