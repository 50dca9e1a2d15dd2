import { BookOpen, ChefHat, Compass, CookingPot, Newspaper } from '#design-system/icon/lucide.ts'

/** The tabs of the header, in order. */
export const TABS = [
  { name: 'explore', path: '/', icon: Compass },
  { name: 'cookbooks', path: '/cookbooks', icon: BookOpen },
  { name: 'recipes', path: '/recipes', icon: CookingPot },
  { name: 'authors', path: '/authors', icon: ChefHat },
  { name: 'blog', path: '/blog', icon: Newspaper },
] as const

/**
 * Whether a tab is marked as current on a page. Explore is one page only; the others
 * include everything below their path.
 */
export function isCurrentTab(tabPath: string, pathname: string): boolean {
  if (tabPath === '/') return pathname === '/'
  return pathname === tabPath || pathname.startsWith(`${tabPath}/`)
}
