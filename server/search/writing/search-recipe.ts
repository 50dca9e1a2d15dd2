import type { DishTypeName } from '#contract/recipes/dish-types.ts'
import type { SearchRank } from '#server/db/tables/search.ts'
import { DISH_TYPE_WORDS } from '../dish-type-words.ts'
import type { Searchable } from '../entries.ts'
import { foldWords } from '../fold.ts'
import { ANY_RECIPE, needEntry, type Need } from '../needs.ts'
import { mainFoods, type SearchedFood } from './main-foods.ts'
import type { IngredientWords, Names } from './search-texts.ts'

/** Shortest word of an ingredient that is looked for inside a word of a recipe's name. */
const PART_MIN = 4
/** Dishes that somebody who asks for none with alcohol has in mind. */
const SOFT_DRINKS: ReadonlySet<DishTypeName> = new Set(['Drink', 'Smoothie'])

/** A recipe as the index sees it: its words, and the ids of what it belongs to. */
export interface SearchedRecipe {
  readonly id: number
  /** In every language. */
  readonly names: readonly string[]
  readonly synonyms: readonly string[]
  readonly dishTypes: readonly DishTypeName[]
  readonly foods: readonly SearchedFood[]
  readonly tags: readonly number[]
  readonly tools: readonly number[]
  readonly author: number
  readonly cookbooks: readonly number[]
}

/** What recipes are found by besides their own texts. */
export interface RecipeContext {
  readonly ingredients: ReadonlyMap<number, IngredientWords>
  readonly tags: Names
  readonly tools: Names
  readonly cookbooks: Names
  readonly authors: Names
  /** By recipe. */
  readonly needs: ReadonlyMap<number, readonly Need[]>
}

/** Whether a recipe's name has an ingredient in it: "Kartoffelrösti" has "Kartoffel". */
function isNamed(words: readonly string[], ingredient: IngredientWords): boolean {
  const parts = ingredient.names.flatMap(foldWords).filter((part) => part.length >= PART_MIN)
  return parts.some((part) => words.some((word) => word.startsWith(part) || word.endsWith(part)))
}

/** The head noun of a synonym: "cheese" of "feta cheese", "tomato" of "cocktail tomato". */
function nounOf(synonym: string): string {
  return synonym.split(' ').at(-1) ?? synonym
}

function marksOf({ dishTypes }: SearchedRecipe, needs: readonly Need[]): Map<string, SearchRank> {
  const isSoftDrink = dishTypes.some((type) => SOFT_DRINKS.has(type))
  const rankOf = (need: Need) => (need === 'alcohol-free' && !isSoftDrink ? 7 : 4)
  return new Map<string, SearchRank>([
    [ANY_RECIPE, 7],
    ...needs.map((need) => [needEntry(need), rankOf(need)] as const),
  ])
}

/** The foods of a recipe in the parts of {@link Searchable}. */
function foodsOf({ foods }: SearchedRecipe, { ingredients }: RecipeContext) {
  const wordsOf = (ids: readonly number[]) => ids.flatMap((id) => ingredients.get(id) ?? [])
  const main = mainFoods(foods, (id) => ingredients.get(id))
  const needed = foods.filter(({ optional }) => !optional)
  return {
    mainly: wordsOf([...main]),
    contains: wordsOf(needed.map(({ id }) => id).filter((id) => !main.has(id))),
    perhaps: wordsOf([
      ...foods.filter(({ optional }) => optional).map(({ id }) => id),
      ...foods.flatMap(({ alternatives = [] }) => alternatives),
    ]),
  }
}

/** What a recipe is found by. */
export function recipeSearchable(recipe: SearchedRecipe, context: RecipeContext): Searchable {
  const { names } = recipe
  const nameWords = names.flatMap(foldWords)
  const named = recipe.foods
    .flatMap(({ id }) => context.ingredients.get(id) ?? [])
    .filter((ingredient) => isNamed(nameWords, ingredient))
  return {
    names,
    synonyms: [...recipe.synonyms, ...named.flatMap(({ synonyms }) => synonyms.map(nounOf))],
    filedUnder: [
      ...recipe.tags.flatMap((id) => context.tags.get(id) ?? []),
      ...recipe.dishTypes.flatMap((type) => DISH_TYPE_WORDS[type]),
    ],
    ...foodsOf(recipe, context),
    tools: recipe.tools.flatMap((id) => context.tools.get(id) ?? []),
    belongsTo: [
      ...(context.authors.get(recipe.author) ?? []),
      ...recipe.cookbooks.flatMap((id) => context.cookbooks.get(id) ?? []),
    ],
    marks: marksOf(recipe, context.needs.get(recipe.id) ?? []),
  }
}
