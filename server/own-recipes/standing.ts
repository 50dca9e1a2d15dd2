import type { Kysely } from 'kysely'
import type { OwnStanding } from '#contract/own-recipes/own-recipe.ts'
import type { Database } from '#server/db/schema.ts'

/**
 * How recipes of a member that are not in the bin stand on their way to everybody; those that never left are not
 * in it.
 *
 * @param id of one recipe; without it, all of the member
 */
export async function standingOf(
  db: Kysely<Database>,
  userId: number,
  id?: number,
): Promise<Map<number, OwnStanding>> {
  const standing = new Map<number, OwnStanding>()
  const published = await db
    .selectFrom('publications')
    .innerJoin('own_recipes', 'own_recipes.id', 'publications.recipe_id')
    .select(['own_recipes.id', 'public_id', 'is_live'])
    .where('publications.user_id', '=', userId)
    .where('own_recipes.deleted_at', 'is', null)
    .$if(id !== undefined, (rows) => rows.where('own_recipes.id', '=', id ?? 0))
    .execute()
  for (const { id: recipe, public_id, is_live } of published) {
    const Publication = is_live === 1 ? 'published' : 'withdrawn'
    standing.set(recipe, { Publication, PublicId: public_id })
  }
  const sent = await db
    .selectFrom('submissions')
    .innerJoin('own_recipes', 'own_recipes.id', 'submissions.recipe_id')
    .select(['own_recipes.id', 'submissions.state'])
    .where('submissions.user_id', '=', userId)
    .where('submissions.state', '!=', 'taken-back')
    .where('own_recipes.deleted_at', 'is', null)
    .$if(id !== undefined, (rows) => rows.where('own_recipes.id', '=', id ?? 0))
    .orderBy('submissions.id')
    .execute()
  const latest = new Map(sent.map(({ id: recipe, state }) => [recipe, state]))
  for (const [recipe, state] of latest)
    if (state === 'waiting' || state === 'returned')
      standing.set(recipe, { ...standing.get(recipe), Submission: state })
  return standing
}
