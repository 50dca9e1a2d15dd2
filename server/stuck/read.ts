import type { Kysely } from 'kysely'
import { STUCK_COOKS_MIN } from '#cooking/times/long-wait.ts'
import type { Database } from '#server/db/schema.ts'

/** A step of a recipe with its counts. */
export interface StuckStep {
  number: number
  key: string
  replays: number
  longWaits: number
  leftHere: number
}

/** Where cooks get stuck in a recipe. */
export interface Stuck {
  cooks: number
  steps: StuckStep[]
}

/** Reads where cooks get stuck in a recipe; undefined for fewer than {@link STUCK_COOKS_MIN}. */
export async function readStuck(
  db: Kysely<Database>,
  recipeId: number,
): Promise<Stuck | undefined> {
  const recipe = await db
    .selectFrom('stuck_recipes')
    .select('cooks')
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  if (!recipe || recipe.cooks < STUCK_COOKS_MIN) return undefined
  const rows = await db
    .selectFrom('recipe_steps')
    .leftJoin('stuck_steps', (join) =>
      join
        .onRef('stuck_steps.recipe_id', '=', 'recipe_steps.recipe_id')
        .onRef('stuck_steps.step_id', '=', 'recipe_steps.id'),
    )
    .select(['step_number', 'key', 'replays', 'long_waits', 'left_here'])
    .where('recipe_steps.recipe_id', '=', recipeId)
    .orderBy('step_number')
    .execute()
  return {
    cooks: recipe.cooks,
    steps: rows.map((row) => ({
      number: row.step_number,
      key: row.key,
      replays: row.replays ?? 0,
      longWaits: row.long_waits ?? 0,
      leftHere: row.left_here ?? 0,
    })),
  }
}
