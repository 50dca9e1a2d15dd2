import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import {
  isPlainFilter,
  namesFilter,
  recipeFilterOf,
  recipeQueryOf,
} from '#app/features/recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { prefetch, type LoaderContext } from '#app/lib/api/prefetch.ts'
import type { Id } from '#contract/common.ts'
import { isLanguage } from '#contract/languages.ts'
import { FILTER_VALUES_MAX } from '#contract/limits.ts'
import { clampPage, pageOf } from '#app/lib/lists/page-of.ts'
import { addressOfHave, haveOf, typedOf } from './have/have-address.ts'

async function loadPage({ search, langId, isServer, load }: LoaderContext): Promise<void> {
  // In the browser only windows that show the panel ask for its numbers.
  if (isServer) void load(keys.recipeFacets(langId, {}))
  const count = load(keys.recipeCount(langId))
  const page = pageOf(search)
  // Only a later page can be beyond the last one; the first need not wait for the count.
  const known = page === 1 ? page : clampPage(page, (await count) ?? Infinity)
  void load(keys.recipePage(langId, known))
}

async function loadMatches({ search, langId, isServer, load }: LoaderContext): Promise<void> {
  const filter = recipeFilterOf(search)
  if (filter.include.length + filter.exclude.length > 0) void load(keys.ingredients(langId))
  const query = recipeQueryOf(filter)
  // The chips need the names of tags.
  void load(keys.recipeFacets(langId, query))
  const found = await load(keys.recipePage(langId, 1, query))
  // In the browser the screen has the page by now and asks by itself.
  if (isServer && found && found.length <= 1) void load(keys.loosened(langId, query))
  if (isServer && found?.length === 0) void load(keys.popularRecipes(langId))
}

const prefetchList = prefetch(['app', 'food', 'recipes'], (wanted) =>
  isPlainFilter(recipeFilterOf(wanted.search)) ? loadPage(wanted) : loadMatches(wanted),
)

/** The address of the foods that are there with those that were typed. */
async function addressOfTyped(
  typed: string,
  have: readonly Id[],
  { search: asked, langId, load }: LoaderContext,
): Promise<string> {
  const { readTypedFoods } = await import('./have/typed-foods.ts')
  const ingredients = (await load(keys.ingredients(langId))) ?? []
  const search = (name: string) => load(keys.ingredientSearch(name, langId))
  const { ids, unknown } = await readTypedFoods(typed, ingredients, search)
  const address = addressOfHave(
    [...new Set([...have, ...ids])].slice(0, FILTER_VALUES_MAX),
    unknown,
  )
  const lang = asked.get('lang')
  return isLanguage(lang) ? `${address}&lang=${lang}` : address
}

const prefetchHave = prefetch(['app', 'food', 'recipes'], async (wanted) => {
  const { search, langId, isServer, load } = wanted
  const have = haveOf(search) ?? []
  const typed = typedOf(search)
  // Only the form without scripts sends it.
  if (isServer && typed !== undefined) throw replace(await addressOfTyped(typed, have, wanted))
  void load(keys.ingredients(langId))
  if (have.length > 0) void load(keys.recipesByFoods(langId, have))
  else void load(keys.oftenThere(langId))
})

/**
 * Loader of the recipe list. An address with a filter of default values redirects to the plain list
 *.
 */
export function recipesLoader(args: LoaderFunctionArgs): Promise<unknown> {
  const { searchParams } = new URL(args.request.url)
  if (haveOf(searchParams)) return prefetchHave(args)
  if (namesFilter(searchParams) && isPlainFilter(recipeFilterOf(searchParams))) {
    throw replace('/recipes')
  }
  return prefetchList(args)
}
