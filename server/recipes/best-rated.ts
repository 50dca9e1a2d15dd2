import { sql, type Kysely } from 'kysely'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import type { Paging } from '#server/catalogue/reader.ts'
import type { Database } from '#server/db/schema.ts'
import { allInOrder, isInCookbook } from './criteria.ts'
import { criteriaOf, type RecipeSelection } from './selection.ts'
import { RATING_ORDER } from '#server/catalogue/rating-order.ts'

/** Most recipes that are compared, newest first. Bounds the work of a call. */
const COMPARED_MAX = 1000

/**
 * Recipes of a selection, the best rated of the newest {@link COMPARED_MAX} first. Three votes in the
 * middle of the scale stand for those that a recipe does not have yet.
 */
export async function rankByRating(
  db: Kysely<Database>,
  selection: RecipeSelection,
  { limit = LIST_LIMIT_MAX, offset = 0 }: Paging,
): Promise<number[]> {
  const { cookbookId, partitionId } = selection
  const conditions = [...isInCookbook(cookbookId, partitionId), ...criteriaOf(selection)].map(
    ({ condition }) => condition,
  )
  const where = conditions.length > 0 ? sql`where ${allInOrder(conditions)}` : sql``
  const { rows } = await sql<{ id: number }>`
    with candidates as materialized (
      select id from recipes order by published_at desc, id desc limit ${sql.lit(COMPARED_MAX)}
    ),
    kept as materialized (select id from candidates ${where})
    select recipes.id from kept inner join recipes on recipes.id = kept.id
    order by ${RATING_ORDER} desc, recipes.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}
