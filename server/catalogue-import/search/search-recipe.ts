import type { DishTypeName } from '#contract/recipes/dish-types.ts'
import type { SearchRank } from '#server/db/tables/search.ts'
import { DISH_TYPE_WORDS } from '#server/search/dish-type-words.ts'
import type { Searchable } from '#server/search/entries.ts'
import { foldWords } from '#server/search/fold.ts'
import { ANY_RECIPE, needEntry, type Need } from '#server/search/needs.ts'
import type { ImportContext } from '../context.ts'
import { mainFoods } from './main-foods.ts'
import type { IngredientWords, Names } from './search-texts.ts'
import type { RecipeWithId } from '../write-recipes.ts'

/** Shortest word of an ingredient that is looked for inside a word of a recipe's name. */
const PART_MIN = 4
/** Dishes that somebody who asks for none with alcohol has in mind. */
const SOFT_DRINKS: ReadonlySet<DishTypeName> = new Set(['Drink', 'Smoothie'])

/** What recipes are found by besides their own texts. */
export interface RecipeContext {
  readonly ids: ImportContext['ids']
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

function marksOf({ dishTypes }: RecipeWithId, needs: readonly Need[]): Map<string, SearchRank> {
  const isSoftDrink = dishTypes.some((type) => SOFT_DRINKS.has(type))
  const rankOf = (need: Need) => (need === 'alcohol-free' && !isSoftDrink ? 7 : 4)
  return new Map<string, SearchRank>([
    [ANY_RECIPE, 7],
    ...needs.map((need) => [needEntry(need), rankOf(need)] as const),
  ])
}

/** The foods of a recipe in the parts of {@link Searchable}. */
function foodsOf({ ingredients }: RecipeWithId, context: RecipeContext) {
  const wordsOf = (slug: string) => context.ingredients.get(context.ids.of('ingredient', slug))
  const foods = (slugs: readonly string[]) => slugs.flatMap((slug) => wordsOf(slug) ?? [])
  const main = mainFoods(ingredients, wordsOf)
  const needed = ingredients.filter(({ optional }) => !optional)
  return {
    mainly: foods([...main]),
    contains: foods(needed.map(({ ingredient }) => ingredient).filter((slug) => !main.has(slug))),
    perhaps: foods([
      ...ingredients.filter(({ optional }) => optional).map(({ ingredient }) => ingredient),
      ...ingredients.flatMap(({ or = [] }) => or.map(({ ingredient }) => ingredient)),
    ]),
  }
}

/** What a recipe is found by. */
export function recipeSearchable(recipe: RecipeWithId, context: RecipeContext): Searchable {
  const { ids } = context
  const names = Object.values(recipe.name)
  const nameWords = names.flatMap(foldWords)
  const named = recipe.ingredients
    .flatMap(({ ingredient }) => context.ingredients.get(ids.of('ingredient', ingredient)) ?? [])
    .filter((ingredient) => isNamed(nameWords, ingredient))
  return {
    names,
    synonyms: [
      ...Object.values(recipe.synonyms ?? {}).flat(),
      ...named.flatMap(({ synonyms }) => synonyms.map(nounOf)),
    ],
    filedUnder: [
      ...recipe.tags.flatMap((slug) => context.tags.get(ids.of('tag', slug)) ?? []),
      ...recipe.dishTypes.flatMap((type) => DISH_TYPE_WORDS[type]),
    ],
    ...foodsOf(recipe, context),
    tools: recipe.tools.flatMap((slug) => context.tools.get(ids.of('tool', slug)) ?? []),
    belongsTo: [
      ...(context.authors.get(ids.of('author', recipe.author)) ?? []),
      ...(recipe.books ?? []).flatMap(
        ({ book }) => context.cookbooks.get(ids.of('cookbook', book)) ?? [],
      ),
    ],
    marks: marksOf(recipe, context.needs.get(recipe.id) ?? []),
  }
}
