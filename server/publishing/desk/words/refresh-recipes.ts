import type { Kysely } from 'kysely'
import { dishTypeName } from '#contract/recipes/dish-types.ts'
import { unitKey } from '#contract/units.ts'
import type { Database } from '#server/db/schema.ts'
import { readDetails, type RowDetails } from '#server/recipes/details.ts'
import { writeRecipeDocuments } from '#server/recipes/documents.ts'
import { writeAllergens } from '#server/recipes/write-allergens.ts'
import type { SearchedRecipe } from '#server/search/writing/search-recipe.ts'
import { writeSearchedRecipes } from '#server/search/writing/write-recipes.ts'

/** What a published recipe is found by, from its rows. */
async function searchedOf(
  trx: Kysely<Database>,
  id: number,
  author: number,
): Promise<SearchedRecipe> {
  const texts = await trx
    .selectFrom('all_recipe_texts')
    .select('name')
    .where('recipe_id', '=', id)
    .execute()
  const lines = await trx
    .selectFrom('all_recipe_ingredients as lines')
    .innerJoin('all_ingredients as foods', 'foods.id', 'lines.ingredient_id')
    .select(['foods.id', 'lines.amount', 'lines.unit', 'lines.details'])
    .where('lines.recipe_id', '=', id)
    .where('foods.is_written', '=', 0)
    .orderBy('lines.position')
    .execute()
  const dishTypes = await trx
    .selectFrom('recipe_dish_types')
    .select('dish_type')
    .where('recipe_id', '=', id)
    .execute()
  const tags = await trx
    .selectFrom('recipe_tags')
    .select('tag_id')
    .where('recipe_id', '=', id)
    .orderBy('position')
    .execute()
  const tools = await trx
    .selectFrom('recipe_tools')
    .select('tool_id')
    .where('recipe_id', '=', id)
    .execute()
  const cookbooks = await trx
    .selectFrom('recipe_partitions')
    .select('cookbook_id')
    .distinct()
    .where('recipe_id', '=', id)
    .execute()
  return {
    id,
    names: [...new Set(texts.map(({ name }) => name))],
    synonyms: [],
    dishTypes: dishTypes.flatMap(({ dish_type }) => {
      const name = dishTypeName(dish_type)
      return name === undefined || name === 'All' ? [] : [name]
    }),
    foods: lines
      .filter(({ details }) => readDetails<RowDetails>(details).twin === undefined)
      .map(({ id: food, amount, unit }) => ({
        id: food,
        amount: amount ?? undefined,
        unit: unit === null ? undefined : unitKey(unit),
      })),
    tags: tags.map(({ tag_id }) => tag_id),
    tools: tools.map(({ tool_id }) => tool_id),
    author,
    cookbooks: cookbooks.map(({ cookbook_id }) => cookbook_id),
  }
}

/** Rewrites the rows of lists, search and pages for recipes whose foods or tags have changed. */
export async function refreshRecipes(
  trx: Kysely<Database>,
  recipeIds: readonly number[],
): Promise<void> {
  if (recipeIds.length === 0) return
  // The view has what is published now.
  const recipes = await trx
    .selectFrom('recipes')
    .select(['id', 'author_id'])
    .where('id', 'in', recipeIds)
    .orderBy('id')
    .execute()
  const ids = recipes.map(({ id }) => id)
  await writeAllergens(trx, ids)
  const searched: SearchedRecipe[] = []
  for (const { id, author_id } of recipes) searched.push(await searchedOf(trx, id, author_id))
  await writeSearchedRecipes(trx, searched)
  await writeRecipeDocuments(trx, ids)
}
