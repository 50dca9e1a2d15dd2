import type { Expression, Kysely } from 'kysely'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { LangId } from '#contract/languages.ts'
import type { MentionedIngredient } from '#cooking/step-text.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readDetails, readText, type RowDetails } from './details.ts'
import { rowDetailsToWire } from './details-to-wire.ts'

/** The ingredients of a recipe in order of use, with their slugs, which step texts refer to. */
export async function readRecipeIngredients(
  db: Kysely<Database>,
  recipeId: number,
  langId: LangId,
) {
  const [rows, others] = await Promise.all([
    readRows(db, recipeId, langId),
    readAlternatives(db, [recipeId], langId),
  ])
  const byRow = Map.groupBy(others, ({ ingredient_id }) => ingredient_id)
  return rows.map((row) => {
    const details = readDetails<RowDetails>(row.details)
    return Object.assign(row, {
      slug: details.key ?? row.slug ?? '',
      isOfDraft: details.key !== undefined,
      facts: rowDetailsToWire(details, langId),
      alternatives: byRow.get(row.id) ?? [],
    })
  })
}

function readRows(db: Kysely<Database>, recipeId: number, langId: LangId) {
  return db
    .selectFrom('recipe_ingredients')
    .innerJoin('ingredients', 'ingredients.id', 'recipe_ingredients.ingredient_id')
    .innerJoin('ingredient_texts', (join) =>
      join
        .onRef('ingredient_texts.ingredient_id', '=', 'ingredients.id')
        .on('ingredient_texts.lang_id', '=', langId),
    )
    .leftJoin('slugs', (join) =>
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
      'recipe_ingredients.details',
      'ingredients.grams_per_ml',
    ])
    .where('recipe_ingredients.recipe_id', '=', recipeId)
    .orderBy('recipe_ingredients.position')
    .execute()
}

/** What may replace ingredients of recipes, in the order of the author. */
export async function readAlternatives(
  db: Kysely<Database>,
  recipeIds: readonly number[] | Expression<number>,
  langId: LangId,
) {
  return await db
    .selectFrom('recipe_alternatives')
    .innerJoin('ingredients', 'ingredients.id', 'recipe_alternatives.alternative_id')
    .innerJoin('ingredient_texts', (join) =>
      join
        .onRef('ingredient_texts.ingredient_id', '=', 'ingredients.id')
        .on('ingredient_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .select([
      'recipe_alternatives.recipe_id',
      'recipe_alternatives.ingredient_id',
      'ingredients.id',
      'ingredient_texts.name_one',
      'ingredient_texts.name_other',
      'media.path',
      'recipe_alternatives.amount',
      'recipe_alternatives.unit',
      'recipe_alternatives.note',
      'ingredients.grams_per_ml',
    ])
    .where('recipe_alternatives.recipe_id', 'in', recipeIds)
    .orderBy('recipe_alternatives.position')
    .execute()
}

/** An ingredient of a recipe. */
export type RecipeIngredientRow = Awaited<ReturnType<typeof readRecipeIngredients>>[number]

type Amount = Pick<RecipeIngredientRow, 'amount' | 'unit'>

function foodToWire(
  row: Pick<RecipeIngredientRow, 'id' | 'name_one' | 'name_other' | 'path' | 'grams_per_ml'>,
  { amount, unit }: Amount,
) {
  return {
    Ingredient: {
      Id: row.id,
      Name: row.name_one,
      PluralName: row.name_other,
      ImagePath: mediaPath(row.path),
    },
    ImperialAmount: amount,
    MetricUnit: unit ?? 0,
    ...(row.grams_per_ml !== null && { GramsPerMl: row.grams_per_ml }),
  }
}

/**
 * The alternatives of a row; absent without any. One without an amount of its own takes as much as what
 * it replaces.
 */
export function alternativesToWire(
  row: Amount & Pick<RecipeIngredientRow, 'alternatives'>,
  langId: LangId,
): Pick<RecipeIngredient, 'Alternatives'> {
  if (row.alternatives.length === 0) return {}
  const Alternatives = row.alternatives.map((other) => {
    const note = readText(other.note, langId)
    return {
      ...foodToWire(other, other.amount === null ? row : other),
      ...(note !== undefined && { Note: note }),
    }
  })
  return { Alternatives }
}

/** The wire's RecipeIngredient; without an amount the unit is 0. */
export function recipeIngredientToWire(row: RecipeIngredientRow, langId: LangId): RecipeIngredient {
  return { ...foodToWire(row, row), ...row.facts, ...alternativesToWire(row, langId) }
}

/** The ingredient in the form that step texts need. */
export function mentionOf(row: RecipeIngredientRow): MentionedIngredient {
  return {
    one: row.name_one,
    other: row.name_other,
    amount: row.amount,
    unit: row.unit ?? 0,
    ...(row.facts.Pinned && { isPinned: true }),
    ...(row.grams_per_ml !== null && { gramsPerMl: row.grams_per_ml }),
  }
}
