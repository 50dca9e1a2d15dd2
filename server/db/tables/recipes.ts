import type { Generated } from 'kysely'
import type { DishType } from '#contract/recipes/dish-types.ts'
import type { LangId } from '#contract/languages.ts'
import type { AmountPerPerson } from './catalogue.ts'
import type { Counters } from './cookbooks.ts'

/** Recipes. Minutes and nutrition are null when nobody stated them; nutrition is per serving. */
export interface RecipeTable extends Counters {
  id: number
  author_id: number
  /** Milliseconds since 1970, UTC; lists show the newest first, ties by the larger id. */
  published_at: number
  prep_minutes: number | null
  /** Active time, the wire's CookTime. */
  active_minutes: number | null
  total_minutes: number | null
  kcal: number | null
  /** Grams. */
  protein: number | null
  /** Grams. */
  fat: number | null
  /** Grams. */
  carbohydrates: number | null
  cover_media_id: number | null
  ingredient_media_id: number | null
  tool_media_id: number | null
  /** Path below `/media` with the content hash, as in `media.path`; so is the preview's. */
  short_path: string | null
  preview_path: string | null
  /** `RecipeDetails` of `server/recipes/details.ts` as JSON. */
  details: string | null
  /** Entries of cooking logs about it; the rows of `cooked` that are not deleted. */
  cooked_count: Generated<number>
  /** 1 when the allergens of all its ingredients are known; until then it has no diets. */
  allergens_checked: Generated<number>
}

/** Texts of a recipe; `sort_key` folds the name. */
export interface RecipeTextTable {
  recipe_id: number
  lang_id: LangId
  name: string
  sort_key: string
  description: string | null
}

/**
 * The wire's Recipe of one language as JSON, without counters and personal fields (Views,
 * TimesCooked, Rating, IsFavorized). Derived: an import rebuilds it, so that a list of 20 is one statement.
 */
export interface RecipeDocumentTable {
  recipe_id: number
  lang_id: LangId
  document: string
}

/**
 * Tables that recipes are filtered by repeat `published_at`, so that one index serves a filter in
 * the order of the list.
 */
interface Filtered {
  recipe_id: number
  published_at: number
}

/** Dish types of a recipe. */
export interface RecipeDishTypeTable extends Filtered {
  dish_type: DishType
}

/** Tags of a recipe, in the order of its file. */
export interface RecipeTagTable extends Filtered {
  tag_id: number
  position: number
}

/** Tools of a recipe, in the order of its file. */
export interface RecipeToolTable {
  recipe_id: number
  tool_id: number
  position: number
}

/** A recipe's cookbook, chapter and position. */
export interface RecipePartitionTable {
  recipe_id: number
  cookbook_id: number
  partition_id: number
  position: number
}

/** Ingredients of a recipe in order of use; one row per ingredient. */
export interface RecipeIngredientTable extends Filtered, AmountPerPerson {
  ingredient_id: number
  position: number
  /** `RowDetails` of `server/recipes/details.ts` as JSON. */
  details: string | null
}

/** What may replace an ingredient of a recipe; without an amount, as much of it. */
export interface RecipeAlternativeTable extends AmountPerPerson {
  recipe_id: number
  ingredient_id: number
  position: number
  alternative_id: number
  /** A text in both languages as JSON. */
  note: string | null
}

/**
 * Allergens that a recipe contains (`is_certain` 1) or may contain (0). Derived: an import rebuilds
 * them. The code of an allergen is its index in `ALLERGENS`.
 */
export interface RecipeAllergenTable {
  recipe_id: number
  allergen: number
  is_certain: number
}

/** Diets that a recipe keeps, derived too. The code of a diet is its index in `DIETS`. */
export interface RecipeDietTable extends Filtered {
  diet: number
}

/** Boxes on the picture of the ingredients: fractions 0 to 1 of its width and height. */
export interface RecipeHotspotTable {
  recipe_id: number
  position: number
  ingredient_id: number
  x: number
  y: number
  width: number
}

/** Steps, numbered from 1. Texts hold `{slug}` and `{slug!}` placeholders as in the file. */
export interface RecipeStepTable {
  id: number
  recipe_id: number
  step_number: number
  /** The step's id in its file, unique in the recipe. */
  key: string
  action: string
  /** Step clip that shows it. */
  clip: string | null
  /** Minutes the cook waits. */
  timer_minutes: number | null
  image_media_id: number | null
  /** `StepDetails` of `server/recipes/details.ts` as JSON. */
  details: string | null
}

/** Instruction of a step. */
export interface RecipeStepTextTable {
  step_id: number
  lang_id: LangId
  text: string
  /** What its clip shows, for those who do not see it: the step's own words, else the clip's. */
  film_description: string | null
}

/** Subtitle lines of a step; they share its time equally. */
export interface RecipeStepSubtitleTable {
  step_id: number
  lang_id: LangId
  position: number
  text: string
}

/** Ingredients first used in a step. */
export interface RecipeStepIngredientTable {
  step_id: number
  ingredient_id: number
  position: number
}

/** Tools used in a step. */
export interface RecipeStepToolTable {
  step_id: number
  tool_id: number
  position: number
}

/** Step films; the id is the wire's Video.Id and stays with its recipe. */
export interface FilmTable {
  id: Generated<number>
  recipe_id: number
  /** Path below `/media` with the content hash, as in `media.path`. */
  path: string
  /** From `contentHash` of `server/media/content-hash.ts`. */
  hash: string
  duration_ms: number
}

/** Where a step's clip starts and stops in the film. */
export interface FilmStepTable {
  film_id: number
  step_id: number
  starts_ms: number
  stops_ms: number
}
