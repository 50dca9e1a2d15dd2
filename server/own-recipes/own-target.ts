import type { Kysely } from 'kysely'
import type { CompiledStep } from '#cooking/writing/compile-steps.ts'
import type { Database } from '#server/db/schema.ts'
import { foodsOfLines } from './foods/line-foods.ts'
import { newOwnId } from './new-id.ts'
import type { Saver } from './saver.ts'
import type { Target } from './write-rows.ts'

/** Ids of steps by their keys; those of known steps stay, so that notes stay at them. */
async function stepIds(
  trx: Kysely<Database>,
  recipeId: number,
  steps: readonly CompiledStep[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom('all_recipe_steps')
    .select(['id', 'key'])
    .where('recipe_id', '=', recipeId)
    .execute()
  const known = new Map(rows.map(({ id, key }) => [key, id]))
  const ids: number[] = []
  for (const { key } of steps) {
    const id = known.get(key) ?? (await newOwnId(trx, 'all_recipe_steps'))
    known.delete(key)
    ids.push(id)
  }
  return ids
}

/** An own recipe as a {@link Target}. */
export function ownTarget(
  trx: Kysely<Database>,
  id: number,
  pictures: ReadonlySet<number>,
  saver: Saver,
): Target {
  return {
    id,
    publishedAt: 0,
    foodsOf: async (lines) => (await foodsOfLines(trx, lines, saver)).map((food) => ({ id: food })),
    stepIdsOf: async (steps) => await stepIds(trx, id, steps),
    pictures: new Map(Array.from(pictures, (picture) => [picture, picture])),
  }
}
