import type { Kysely } from 'kysely'
import type { FilmStuck } from '#contract/films/versions.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { readStuckNotes } from './notes.ts'
import { readStuck, type StuckStep } from './read.ts'

/**
 * Where cooks get stuck in what is published of an own recipe, of 100 cooks, and what they have noted there.
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
  if (own.public_id === null) return { Cooks: own.cooks ?? 0, Steps: null, Notes: [] }
  const stuck = await readStuck(db, own.public_id)
  const notes = { publicId: own.public_id, author: userId }
  if (!stuck)
    return { Cooks: own.cooks ?? 0, Steps: null, Notes: await readStuckNotes(db, notes, []) }
  const most = [mostOf(stuck.steps, 'replays'), mostOf(stuck.steps, 'longWaits')]
  const per100 = (count: number) => Math.round((count / stuck.cooks) * 100)
  return {
    Cooks: stuck.cooks,
    Steps: stuck.steps.map(({ key, replays, longWaits }) => ({
      Key: key,
      Again: per100(replays),
      Longer: per100(longWaits),
    })),
    Notes: await readStuckNotes(
      db,
      notes,
      most.flatMap((step) => step?.key ?? []),
    ),
  }
}

/** The first of the steps with the highest count; undefined where nothing was counted. */
function mostOf(steps: readonly StuckStep[], name: 'replays' | 'longWaits'): StuckStep | undefined {
  const [most] = steps.toSorted((a, b) => b[name] - a[name])
  return most && most[name] > 0 ? most : undefined
}
