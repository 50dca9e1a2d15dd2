import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { isOpenTo } from '#server/own-recipes/access.ts'

/** The id by which a row `food` of `all_ingredients` is bought: a twin stands for another food. */
export const boughtAs = sql<number>`coalesce(food.same_as, food.id)`

/**
 * Lists with the foods that their recipes need.
 * @param viewer what they see: null is whoever has a link, `anybody` all together
 */
export function neededFoods(
  db: Kysely<Database>,
  listIds: readonly number[],
  viewer: number | null | 'anybody',
) {
  const open = db
    .selectFrom('shopping_recipes as recipe')
    .innerJoin('all_recipe_ingredients as row', 'row.recipe_id', 'recipe.recipe_id')
    .innerJoin('all_ingredients as food', 'food.id', 'row.ingredient_id')
    .select(['recipe.list_id', boughtAs.as('ingredient_id')])
    .where('recipe.list_id', 'in', listIds)
    .where('food.is_written', '=', 0)
  const kept = db
    .selectFrom('shopping_kept_rows as kept')
    .innerJoin('all_ingredients as food', 'food.id', 'kept.ingredient_id')
    .select(['kept.list_id', boughtAs.as('ingredient_id')])
    .where('kept.list_id', 'in', listIds)
  if (viewer === 'anybody') return open.union(kept)
  return open
    .where((row) => isOpenTo(db, viewer, row.ref('recipe.recipe_id')))
    .union(kept.where((row) => row.not(isOpenTo(db, viewer, row.ref('kept.recipe_id')))))
}
