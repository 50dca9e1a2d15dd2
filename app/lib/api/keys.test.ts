import { expect, test } from 'vitest'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import { API_BASE } from './call.ts'
import { keys } from './keys.ts'

/** Calls that know no language. */
const WITHOUT_LANGUAGE = new Set(['me', 'pushState', 'household'])

/** A key of each kind, made with a number for each parameter. */
const EXAMPLES: Record<keyof typeof keys, (langId: 0 | 1) => string> = {
  me: () => keys.me(),
  pushState: () => keys.pushState(),
  recipes: (langId) => keys.recipes(langId, 9, 0),
  recipePage: (langId) => keys.recipePage(langId, 2, { maxCalories: 100 }),
  recipesByFoods: (langId) => keys.recipesByFoods(langId, [3, 4]),
  loosened: (langId) => keys.loosened(langId, { maxCalories: 100 }),
  recipeFacets: (langId) => keys.recipeFacets(langId, { maxCalories: 100 }),
  favouriteRecipes: (langId) => keys.favouriteRecipes(langId),
  recipesOfBook: (langId) => keys.recipesOfBook(3, langId, 4, 2),
  recipesOfAuthor: (langId) => keys.recipesOfAuthor(3, langId, 1),
  recipesOfTag: (langId) => keys.recipesOfTag('Vegan', langId),
  firstOfTag: (langId) => keys.firstOfTag('Vegan', langId, 6),
  recipeSearch: (langId) => keys.recipeSearch('soup', langId),
  recipeCount: (langId) => keys.recipeCount(langId),
  tags: (langId) => keys.tags(langId),
  ingredients: (langId) => keys.ingredients(langId),
  ingredientSearch: (langId) => keys.ingredientSearch('oil', langId),
  tools: (langId) => keys.tools(langId),
  recipe: (langId) => keys.recipe(3, langId),
  recipeIngredients: (langId) => keys.recipeIngredients(3, langId),
  howTo: (langId) => keys.howTo(3, langId),
  comments: (langId) => keys.comments(3, langId),
  olderComments: (langId) => keys.olderComments(3, 9, langId),
  videoActions: (langId) => keys.videoActions(3, 2, langId),
  cookbookOfTheMonth: (langId) => keys.cookbookOfTheMonth(langId),
  newestCookbooks: (langId) => keys.newestCookbooks(langId),
  cookbookPage: (langId) => keys.cookbookPage({}, langId, 1),
  cookbookCount: (langId) => keys.cookbookCount({}, langId),
  favouriteCookbooks: (langId) => keys.favouriteCookbooks(langId),
  cookbooksOfAuthor: (langId) => keys.cookbooksOfAuthor(3, langId),
  cookbook: (langId) => keys.cookbook(3, langId),
  authors: (langId) => keys.authors(langId),
  author: (langId) => keys.author(3, langId),
  subscription: (langId) => keys.subscription(3, langId),
  oftenThere: (langId) => keys.oftenThere(langId),
  popularRecipes: (langId) => keys.popularRecipes(langId),
  household: () => keys.household(),
}

test.for(LANGUAGES.map(langIdOf))(
  'API-01 API-05 every key goes to the API and carries the language id %i',
  (langId) => {
    for (const [name, keyOf] of Object.entries(EXAMPLES)) {
      const url = new URL(keyOf(langId), 'https://simmer.example')
      expect(url.pathname).toMatch(new RegExp(`^${API_BASE}/`))
      const expected = WITHOUT_LANGUAGE.has(name) ? null : String(langId)
      expect([name, url.searchParams.get('LangId')]).toEqual([name, expected])
    }
  },
)
