import { ALLERGENS, DIETS, type Allergen, type Diet } from '#contract/recipes/words.ts'
import { breaksPromise, type IngredientFacts } from './diet.ts'
import type { Fact, Recipe } from './format.ts'

/** A food with what it contains. */
export interface Food {
  /** Undefined when nobody has checked it. */
  readonly facts: IngredientFacts | undefined
}

/** An ingredient of a recipe with what may replace it. */
export type FoodOfRecipe<F extends Food> = F & { readonly alternatives: readonly F[] }

/** An allergen with the foods that bring it; none where the author has added it. */
export interface AllergenSource<F extends Food> {
  readonly allergen: Allergen
  readonly foods: readonly F[]
}

/** Allergens of a recipe, in the order of {@link ALLERGENS}. */
export interface RecipeAllergens<F extends Food> {
  readonly contains: readonly AllergenSource<F>[]
  /** Without those that it contains anyway. */
  readonly mayContain: readonly AllergenSource<F>[]
  /** Alternatives that surely bring something that the recipe does not contain. */
  readonly alternatives: readonly { readonly food: F; readonly contains: readonly Allergen[] }[]
  readonly unchecked: readonly F[]
}

/** Corrections of the author. */
export type AllergenCorrections = NonNullable<Recipe['allergens']>

const has = (list: readonly Fact[] | undefined, fact: Fact) => list?.includes(fact) ?? false

/**
 * Allergens of a recipe by its ingredients, optional ones included, with the author's corrections.
 * What may replace an ingredient counts only for `alternatives`.
 */
export function allergensOf<F extends Food>(
  foods: readonly FoodOfRecipe<F>[],
  { contains: added = [], mayContain: perhaps = [], without = [] }: AllergenCorrections = {},
): RecipeAllergens<F> {
  const asked = ALLERGENS.filter((allergen) => !without.includes(allergen))
  const contains: AllergenSource<F>[] = []
  const mayContain: AllergenSource<F>[] = []
  for (const allergen of asked) {
    const sure = foods.filter(({ facts }) => has(facts?.contains, allergen))
    const unsure = foods.filter(({ facts }) => has(facts?.mayContain, allergen))
    if (sure.length > 0) contains.push({ allergen, foods: sure })
    else if (added.includes(allergen)) contains.push({ allergen, foods: unsure })
    else if (unsure.length > 0 || perhaps.includes(allergen))
      mayContain.push({ allergen, foods: unsure })
  }
  const known = new Set(contains.map(({ allergen }) => allergen))
  const alternatives = foods
    .flatMap((food) => food.alternatives)
    .map((food) => ({
      food,
      contains: ALLERGENS.filter(
        (allergen) => has(food.facts?.contains, allergen) && !known.has(allergen),
      ),
    }))
    .filter((alternative) => alternative.contains.length > 0)
  return {
    contains,
    mayContain,
    alternatives,
    unchecked: foods.filter(({ facts }) => facts === undefined),
  }
}

/** What no ingredient of a diet may contain. */
const EXCLUDED: Record<Diet, readonly Fact[]> = {
  vegetarian: ['meat'],
  vegan: ['meat', 'animal'],
  'alcohol-free': ['alcohol'],
  'gluten-free': ['gluten'],
  'lactose-free': ['lactose'],
}

/**
 * The diets that all ingredients of a recipe keep, in the order of {@link DIETS}. What is surely in
 * them decides, as for tags; undefined while one of them is unchecked.
 */
export function dietsOf(
  foods: readonly Food[],
  { contains: added = [], without = [] }: AllergenCorrections = {},
): Diet[] | undefined {
  const facts: IngredientFacts[] = [{ contains: added }]
  for (const food of foods) {
    if (food.facts === undefined) return undefined
    const { contains = [], lactoseFree = false } = food.facts
    const left = contains.filter((fact) => !without.some((allergen) => allergen === fact))
    facts.push({ contains: left, lactoseFree })
  }
  return DIETS.filter((diet) =>
    EXCLUDED[diet].every((fact) => facts.every((food) => !breaksPromise(food, fact))),
  )
}
