import type { Kysely } from 'kysely'
import { ALLERGENS, DIETS, type Allergen } from '#contract/recipes/words.ts'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import { replaceRows } from '#server/db/sync-rows.ts'
import { readFoodFacts } from './foods.ts'

function allergenRows(
  recipe_id: number,
  sources: readonly { allergen: Allergen }[],
  is_certain: number,
) {
  return sources.map(({ allergen }) => ({
    recipe_id,
    allergen: ALLERGENS.indexOf(allergen),
    is_certain,
  }))
}

/**
 * Writes the tables that recipes are filtered by what they are free of and which diet they keep. Imports and
 * publications call it for every recipe whose ingredients or corrections may have changed.
 */
export async function writeAllergens(
  db: Kysely<Database>,
  recipeIds: readonly number[],
): Promise<void> {
  for (const batch of batches(recipeIds)) {
    const recipes = await db
      .selectFrom('recipes')
      .select(['id', 'published_at', 'allergens_checked'])
      .where('id', 'in', batch)
      .execute()
    const facts = await readFoodFacts(db, batch)
    const allergens = [...facts].flatMap(([id, food]) =>
      allergenRows(id, food.allergens.contains, 1).concat(
        allergenRows(id, food.allergens.mayContain, 0),
      ),
    )
    const diets = recipes.flatMap(({ id, published_at }) =>
      (facts.get(id)?.diets ?? []).map((diet) => ({
        recipe_id: id,
        diet: DIETS.indexOf(diet),
        published_at,
      })),
    )
    await replaceRows(db, 'recipe_allergens', 'recipe_id', batch, allergens)
    await replaceRows(db, 'recipe_diets', 'recipe_id', batch, diets)
    for (const value of [0, 1]) {
      const changed = recipes
        .filter(({ id }) => (facts.get(id)?.diets === undefined ? 0 : 1) === value)
        .filter(({ allergens_checked }) => allergens_checked !== value)
      if (changed.length === 0) continue
      await db
        .updateTable('all_recipes')
        .set({ allergens_checked: value })
        .where(
          'id',
          'in',
          changed.map(({ id }) => id),
        )
        .execute()
    }
  }
}
