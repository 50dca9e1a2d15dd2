import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import {
  isPlainFilter,
  namesFilter,
  recipeFilterOf,
  recipeQueryOf,
} from '#app/features/recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { prefetch, type LoaderContext } from '#app/lib/api/prefetch.ts'
import { clampPage, pageOf } from '#app/lib/lists/page-of.ts'
import { haveOf } from './have/have-address.ts'

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

const prefetchHave = prefetch(['app', 'food', 'recipes'], ({ search, langId, load }) => {
  const have = haveOf(search) ?? []
  void load(keys.ingredients(langId))
  if (have.length > 0) void load(keys.recipesByFoods(langId, have))
})

/**
 * Loader of the recipe list. An address with a filter of default values redirects to the plain list
 * (RCL-38).
 */
export function recipesLoader(args: LoaderFunctionArgs): Promise<null> {
  const { searchParams } = new URL(args.request.url)
  if (haveOf(searchParams)) return prefetchHave(args)
  if (namesFilter(searchParams) && isPlainFilter(recipeFilterOf(searchParams))) {
    throw replace('/recipes')
  }
  return prefetchList(args)
}
