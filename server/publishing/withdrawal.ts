import { sql, type Kysely } from 'kysely'
import type { Withdrawal } from '#contract/publishing/publication.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireOwn, type OwnRef } from '#server/own-recipes/access.ts'
import { publicationOf } from './own-publication.ts'

/** Rounds a count that the author must not know exactly down to 0, 1, 5, 10, 50, 100 and so on. */
function roundDown(count: number): number {
  if (count === 0) return 0
  const power = 10 ** Math.floor(Math.log10(count))
  return count >= 5 * power ? 5 * power : power
}

/**
 * Who has something of a published recipe.
 * @param now milliseconds since 1970, UTC: kitchens that have ended count no more
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a recipe that was never published
 */
export async function readWithdrawal(
  db: Kysely<Database>,
  ref: OwnRef,
  now: number,
): Promise<Withdrawal> {
  await requireOwn(db, ref.id, ref.userId)
  const publication = await publicationOf(db, ref.id)
  if (!publication) throw new ApiError('NotFound')
  const id = publication.public_id
  const { rows } = await sql<Withdrawal>`select
    (select count(*) from ratings where recipe_id = ${id}) as "Ratings",
    (select count(*) from comments where recipe_id = ${id}) as "Comments",
    (select count(*) from step_notes where recipe_id = ${id} and is_private = 0) as "Notes",
    (select count(*) from favourite_recipes where recipe_id = ${id}) as "Favourites",
    (select count(*) from shopping_recipes where recipe_id = ${id}) as "Lists",
    (select count(*) from kitchen_records
      inner join kitchen_sessions on kitchen_sessions.user_id = kitchen_records.user_id
        and kitchen_sessions.id = kitchen_records.session_id
      where kind = 'session' and expires_at > ${now}
        and (value like ${`%"RecipeId":${id},%`} or value like ${`%"RecipeId":${id}}%`})
        and value like '%"EndedAt":null%') as "Kitchens"`.execute(db)
  const [counts] = rows
  if (!counts) throw new ApiError('NotFound')
  return { ...counts, Lists: roundDown(counts.Lists), Kitchens: roundDown(counts.Kitchens) }
}
