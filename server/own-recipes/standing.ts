import type { Kysely } from 'kysely'
import type { OwnStanding } from '#contract/own-recipes/own-recipe.ts'
import type { Database } from '#server/db/schema.ts'

/** How recipes of a member stand on their way to everybody; those that never left are not in it. */
export async function standingOf(
  db: Kysely<Database>,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, OwnStanding>> {
  const standing = new Map<number, OwnStanding>()
  if (ids.length === 0) return standing
  const published = await db
    .selectFrom('publications')
    .select(['recipe_id', 'public_id', 'is_live'])
    .where('user_id', '=', userId)
    .where('recipe_id', 'in', ids)
    .execute()
  for (const { recipe_id, public_id, is_live } of published) {
    if (recipe_id === null) continue
    const Publication = is_live === 1 ? 'published' : 'withdrawn'
    standing.set(recipe_id, { Publication, PublicId: public_id })
  }
  const sent = await db
    .selectFrom('submissions')
    .select(['recipe_id', 'state'])
    .where('user_id', '=', userId)
    .where('recipe_id', 'in', ids)
    .where('state', '!=', 'taken-back')
    .orderBy('id')
    .execute()
  const latest = new Map(sent.map(({ recipe_id, state }) => [recipe_id, state]))
  for (const [id, state] of latest)
    if (state === 'waiting' || state === 'returned')
      standing.set(id, { ...standing.get(id), Submission: state })
  return standing
}
