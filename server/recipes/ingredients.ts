import type { Kysely } from 'kysely'
import type { RecipeIngredient } from '#contract/ingredient.ts'
import type { LangId } from '#contract/languages.ts'
import type { MentionedIngredient } from '#contract/step-text.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** The ingredients of a recipe in order of use, with their slugs, which step texts refer to. */
export function readRecipeIngredients(db: Kysely<Database>, recipeId: number, langId: LangId) {
  return db
    .selectFrom('recipe_ingredients')
    .innerJoin('ingredients', 'ingredients.id', 'recipe_ingredients.ingredient_id')
    .innerJoin('ingredient_texts', (join) =>
      join
        .onRef('ingredient_texts.ingredient_id', '=', 'ingredients.id')
        .on('ingredient_texts.lang_id', '=', langId),
    )
    .innerJoin('slugs', (join) =>
      join.onRef('slugs.id', '=', 'ingredients.id').on('slugs.kind', '=', 'ingredient'),
    )
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .select([
      'ingredients.id',
      'slugs.slug',
      'ingredient_texts.name_one',
      'ingredient_texts.name_other',
      'media.path',
      'recipe_ingredients.amount',
      'recipe_ingredients.unit',
    ])
    .where('recipe_ingredients.recipe_id', '=', recipeId)
    .orderBy('recipe_ingredients.position')
    .execute()
}

/** An ingredient of a recipe. */
export type RecipeIngredientRow = Awaited<ReturnType<typeof readRecipeIngredients>>[number]

/** The wire's RecipeIngredient; without an amount the unit is 0 (ENT-15). */
export function recipeIngredientToWire(row: RecipeIngredientRow): RecipeIngredient {
  return {
    Ingredient: {
      Id: row.id,
      Name: row.name_one,
      PluralName: row.name_other,
      ImagePath: mediaPath(row.path),
    },
    ImperialAmount: row.amount,
    MetricUnit: row.unit ?? 0,
  }
}

/** The ingredient in the form that step texts need. */
export function mentionOf(row: RecipeIngredientRow): MentionedIngredient {
  return { one: row.name_one, other: row.name_other, amount: row.amount, unit: row.unit ?? 0 }
}
