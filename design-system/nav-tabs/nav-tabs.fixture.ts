import { BookOpen, ChefHat, Compass, CookingPot, Newspaper } from '#design-system/icon/lucide.ts'
import type { NavTab } from '#design-system/nav-tabs/nav-tabs.tsx'

/** The areas of Simmer, with Cookbooks current. */
export const AREAS: NavTab[] = [
  { href: '/', label: 'Explore', icon: Compass },
  { href: '/cookbooks', label: 'Cookbooks', icon: BookOpen, isCurrent: true },
  { href: '/recipes', label: 'Recipes', icon: CookingPot },
  { href: '/authors', label: 'For authors', icon: ChefHat },
  { href: '/blog', label: 'Blog', icon: Newspaper },
]

/** The last area in German. */
export const LAST_GERMAN: NavTab = { href: '/blog', label: 'Blog', icon: Newspaper }

/** The same in German, with longer words and none current. */
export const AREAS_GERMAN: NavTab[] = [
  { href: '/', label: 'Entdecken', icon: Compass },
  { href: '/cookbooks', label: 'Kochbücher', icon: BookOpen },
  { href: '/recipes', label: 'Rezepte', icon: CookingPot },
  { href: '/authors', label: 'Für Autorinnen', icon: ChefHat },
  LAST_GERMAN,
]
