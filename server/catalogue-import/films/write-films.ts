import { batches } from '#server/lib/batches.ts'
import type { ImportContext } from '../context.ts'
import { replaceRows } from '#server/db/sync-rows.ts'
import type { RecipeWithId } from '../write-recipes.ts'

/**
 * Writes a recipe's film and the times of its steps. A film keeps its id as long as its recipe has
 * one.
 * @returns ids of the recipes whose film was written
 */
export async function writeFilms(
  { db, ids, films }: ImportContext,
  recipes: readonly RecipeWithId[],
): Promise<Set<number>> {
  const written = new Set<number>()
  for (const batch of batches(recipes)) {
    const rows = await db
      .selectFrom('films')
      .select(['id', 'recipe_id', 'path', 'duration_ms'])
      .where(
        'recipe_id',
        'in',
        batch.map(({ id }) => id),
      )
      .execute()
    const before = new Map(rows.map((row) => [row.recipe_id, row]))
    for (const recipe of batch) {
      const film = films.get(recipe.slug)
      const known = before.get(recipe.id)
      if (!film) {
        if (!known) continue
        await db.deleteFrom('films').where('id', '=', known.id).execute()
        written.add(recipe.id)
        continue
      }
      const values = { path: film.path, hash: film.hash, duration_ms: film.durationMs }
      const isSame = known?.path === film.path && known.duration_ms === film.durationMs
      const { id } = isSame
        ? known
        : await db
            .insertInto('films')
            .values({ recipe_id: recipe.id, ...values })
            .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet(values))
            .returning('id')
            .executeTakeFirstOrThrow()
      const times = film.steps.map(({ key, startsMs, stopsMs }) => ({
        film_id: id,
        step_id: ids.of('step', `${recipe.slug}/${key}`),
        starts_ms: startsMs,
        stops_ms: stopsMs,
      }))
      const moved = await replaceRows(db, 'film_steps', 'film_id', [id], times)
      if (!isSame || moved.size > 0) written.add(recipe.id)
    }
  }
  return written
}
