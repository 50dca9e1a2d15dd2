import { toMillionth } from '#cooking/amounts/millionth.ts'
import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { baseNeed } from '#cooking/amounts/base-need.ts'
import type { Database } from '#server/db/schema.ts'
import { readDetails, type RowDetails } from '#server/recipes/details.ts'
import { rowDetailsToWire } from '#server/recipes/details-to-wire.ts'

/** What a recipe needs of a food. */
export interface RecipeNeed {
  readonly recipeId: number
  readonly foodId: number
  /** For one person, or for all when it is pinned; null for any amount. */
  readonly amount: number | null
  readonly unit: number
  readonly isPinned: boolean
  readonly note: string | undefined
}

/**
 * What recipes need, in the order of use. Weights are grams, volumes millilitres.
 * @param ids of recipes that the caller may read
 */
export async function readRecipeNeeds(
  db: Kysely<Database>,
  ids: readonly number[],
  langId: LangId,
): Promise<Map<number, RecipeNeed[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('all_recipe_ingredients as line')
    .innerJoin('all_ingredients as named', 'named.id', 'line.ingredient_id')
    .select([
      'line.recipe_id',
      'line.amount',
      'line.unit',
      'line.details',
      // A twin stands for another food.
      sql<number>`coalesce(named.same_as, named.id)`.as('food_id'),
    ])
    .where('line.recipe_id', 'in', ids)
    .where('named.is_written', '=', 0)
    .orderBy('line.recipe_id')
    .orderBy('line.position')
    .execute()
  const needs = rows.map(({ recipe_id, food_id, details, ...row }): RecipeNeed => {
    const { Pinned = false, Note } = rowDetailsToWire(readDetails<RowDetails>(details), langId)
    const { amount, unit } = baseNeed({ amount: row.amount || null, unit: row.unit ?? 0 })
    return { recipeId: recipe_id, foodId: food_id, amount, unit, isPinned: Pinned, note: Note }
  })
  return Map.groupBy(needs, ({ recipeId }) => recipeId)
}

/** What a meal needs of a food in one unit. */
export interface MealNeed {
  readonly foodId: number
  readonly unit: number
  /** For all its people; null for any amount. */
  readonly amount: number | null
  readonly notes: readonly string[]
}

/** What a recipe needs for so many people, once for each food and unit. */
export function needsFor(needs: readonly RecipeNeed[], persons: number): MealNeed[] {
  const groups = Map.groupBy(needs, ({ foodId, unit }) => `${foodId} ${unit}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const known = group.filter(({ amount }) => amount !== null)
    const amount = known.reduce(
      (sum, need) => sum + (need.amount ?? 0) * (need.isPinned ? 1 : persons),
      0,
    )
    const notes = [...new Set(group.flatMap(({ note }) => note ?? []))]
    const { foodId, unit } = first
    return { foodId, unit, amount: known.length === 0 ? null : toMillionth(amount), notes }
  })
}
