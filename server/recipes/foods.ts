import type { Kysely } from 'kysely'
import {
  allergensOf,
  dietsOf,
  type Food,
  type FoodOfRecipe,
  type RecipeAllergens,
} from '#content/allergens.ts'
import type { IngredientFacts } from '#content/diet.ts'
import type { Diet } from '#contract/recipes/words.ts'
import type { Database } from '#server/db/schema.ts'
import { readDetails, type RecipeDetails } from './details.ts'

/** An ingredient of a recipe by its id, with what it contains. */
export interface FoodWithId extends Food {
  readonly id: number
}

/** What follows from the ingredients of a recipe. */
export interface FoodFacts {
  /** Number of ingredients. */
  readonly count: number
  readonly allergens: RecipeAllergens<FoodWithId>
  /** Undefined while an ingredient is unchecked. */
  readonly diets: readonly Diet[] | undefined
}

function factsOf(facts: string | null): IngredientFacts | undefined {
  return facts === null ? undefined : (JSON.parse(facts) as IngredientFacts)
}

function readRows(db: Kysely<Database>, recipeIds: readonly number[]) {
  return db
    .selectFrom('recipe_ingredients')
    .innerJoin('ingredients', 'ingredients.id', 'recipe_ingredients.ingredient_id')
    .select([
      'recipe_ingredients.recipe_id',
      'recipe_ingredients.ingredient_id as id',
      'ingredients.facts',
    ])
    .where('recipe_ingredients.recipe_id', 'in', recipeIds)
    .orderBy('recipe_ingredients.position')
    .execute()
}

function readAlternatives(db: Kysely<Database>, recipeIds: readonly number[]) {
  return db
    .selectFrom('recipe_alternatives')
    .innerJoin('ingredients', 'ingredients.id', 'recipe_alternatives.alternative_id')
    .select([
      'recipe_alternatives.recipe_id',
      'recipe_alternatives.ingredient_id',
      'recipe_alternatives.alternative_id as id',
      'ingredients.facts',
    ])
    .where('recipe_alternatives.recipe_id', 'in', recipeIds)
    .orderBy('recipe_alternatives.position')
    .execute()
}

/** Allergens and diets of recipes, by recipe. */
export async function readFoodFacts(
  db: Kysely<Database>,
  recipeIds: readonly number[],
): Promise<Map<number, FoodFacts>> {
  const recipes = await db
    .selectFrom('recipes')
    .select(['id', 'details'])
    .where('id', 'in', recipeIds)
    .execute()
  const rows = Map.groupBy(await readRows(db, recipeIds), ({ recipe_id }) => recipe_id)
  const others = Map.groupBy(
    await readAlternatives(db, recipeIds),
    ({ recipe_id, ingredient_id }) => `${recipe_id}/${ingredient_id}`,
  )
  return new Map(
    recipes.map((recipe) => {
      const foods = (rows.get(recipe.id) ?? []).map(({ id, facts }): FoodOfRecipe<FoodWithId> => ({
        id,
        facts: factsOf(facts),
        alternatives: (others.get(`${recipe.id}/${id}`) ?? []).map((other) => ({
          id: other.id,
          facts: factsOf(other.facts),
        })),
      }))
      const { allergens: corrections } = readDetails<RecipeDetails>(recipe.details)
      return [
        recipe.id,
        {
          count: foods.length,
          allergens: allergensOf(foods, corrections),
          diets: dietsOf(foods, corrections),
        },
      ]
    }),
  )
}
