import type { Found, Kind } from './found.ts'

/** Tabs of the search, in their order (SRC-01). */
export const SEARCH_TABS = ['all', 'recipes', 'cookbooks', 'authors', 'ingredients'] as const

/** One of {@link SEARCH_TABS}. */
export type SearchTab = 'all' | Kind

/** Number of results of a tab; the first tab has all results (SRC-02, D-61). */
export function countOf(tab: SearchTab, found: Found): number {
  if (tab !== 'all') return found[tab]?.length ?? 0
  return SEARCH_TABS.reduce((sum, kind) => sum + (kind === 'all' ? 0 : countOf(kind, found)), 0)
}

/** The number on a tab; undefined before a response. */
export function shownCount(tab: SearchTab, found: Found): number | undefined {
  if (tab === 'all') return found.recipes && countOf(tab, found)
  return found[tab]?.length
}
