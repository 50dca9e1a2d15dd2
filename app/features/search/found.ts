import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Results by kind; a kind is absent before its response. */
export interface Found {
  readonly recipes?: readonly Recipe[]
  readonly cookbooks?: readonly Cookbook[]
  readonly ingredients?: readonly Ingredient[]
  readonly authors?: readonly Author[]
}

/** A kind of result. */
export type Kind = keyof Found

/** Tabs of the search, in their order. */
export const SEARCH_TABS = ['all', 'recipes', 'cookbooks', 'authors', 'ingredients'] as const

/** One of {@link SEARCH_TABS}. */
export type SearchTab = 'all' | Kind

/** Number of results of a tab; the first tab has all results. */
export function countOf(tab: SearchTab, found: Found): number {
  if (tab !== 'all') return found[tab]?.length ?? 0
  return SEARCH_TABS.reduce((sum, kind) => sum + (kind === 'all' ? 0 : countOf(kind, found)), 0)
}

/** The number on a tab; undefined before a response. */
export function shownCount(tab: SearchTab, found: Found): number | undefined {
  if (tab === 'all') return found.recipes && countOf(tab, found)
  return found[tab]?.length
}
