import type { Kysely } from 'kysely'
import type { FilmStuck } from '#contract/films/versions.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { readStuck } from './read.ts'

/**
 * Where cooks get stuck in what is published of an own recipe, of 100 cooks.
 * @throws {ApiError} `RequestInvalid` for the recipe of another member
 */
export async function readFilmStuck(
  db: Kysely<Database>,
  { userId, id }: { userId: number; id: number },
): Promise<FilmStuck> {
  const own = await db
    .selectFrom('own_recipes')
    .leftJoin('publications', 'publications.recipe_id', 'own_recipes.id')
    .leftJoin('stuck_recipes', 'stuck_recipes.recipe_id', 'publications.public_id')
    .select(['publications.public_id', 'stuck_recipes.cooks'])
    .where('own_recipes.id', '=', id)
    .where('own_recipes.user_id', '=', userId)
    .where('own_recipes.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!own) throw new ApiError('RequestInvalid')
  const stuck = own.public_id === null ? undefined : await readStuck(db, own.public_id)
  if (!stuck) return { Cooks: own.cooks ?? 0, Steps: null }
  const per100 = (count: number) => Math.round((count / stuck.cooks) * 100)
  return {
    Cooks: stuck.cooks,
    Steps: stuck.steps.map(({ key, replays, longWaits }) => ({
      Key: key,
      Again: per100(replays),
      Longer: per100(longWaits),
    })),
  }
}
