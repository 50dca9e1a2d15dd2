import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import { filteredPageKey, loosenedKey } from '#app/data/filtered-recipes.ts'
import { keys } from '#app/data/keys.ts'
import { prefetch, type Wanted } from '#app/data/prefetch.ts'
import { isPlainFilter, namesFilter, recipeFilterOf } from '#app/filters/recipe-filter.ts'
import { clampPage, pageOf } from '#app/data/page-of.ts'
import type { Recipe } from '#contract/recipe.ts'

async function wantPage({ search, langId, want }: Wanted): Promise<void> {
  const count = want<number>(keys.recipeCount(langId))
  const page = pageOf(search)
  // Only a later page can lie beyond the last one; the first need not wait for the count.
  const known = page === 1 ? page : clampPage(page, (await count) ?? Infinity)
  void want(keys.recipePage(langId, known))
}

async function wantMatches({ search, langId, want }: Wanted): Promise<void> {
  const filter = recipeFilterOf(search)
  if (filter.include.length + filter.exclude.length > 0) void want(keys.ingredients(langId))
  const found = await want<Recipe[]>(filteredPageKey(filter, langId, 1))
  if (found?.length === 0) void want(loosenedKey(filter, langId))
}

const prefetchList = prefetch(['app', 'recipes'], (wanted) =>
  isPlainFilter(recipeFilterOf(wanted.search)) ? wantPage(wanted) : wantMatches(wanted),
)

/**
 * Loader of the recipe list. An address whose filter lets everything through leads to the plain list
 * (RCL-38).
 */
export function recipesLoader(args: LoaderFunctionArgs): Promise<null> {
  const { searchParams } = new URL(args.request.url)
  if (namesFilter(searchParams) && isPlainFilter(recipeFilterOf(searchParams))) {
    throw replace('/recipes')
  }
  return prefetchList(args)
}
