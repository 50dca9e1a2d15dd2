import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { TAB } from '#design-system/nav-tabs/nav-tabs.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { OWN_RECIPES_PATH } from './use-own-filter.ts'
import './my-tabs.css'

/** What a member has of their own, by address. */
const TABS = {
  own: OWN_RECIPES_PATH,
  favourites: '/favorites/recipes',
  cookbooks: '/my/cookbooks',
} as const

/** One of the lists of a member. */
export type MyTab = keyof typeof TABS

/** Props of {@link MyTabs}. */
export interface MyTabsProps {
  /** Name of the navigation. */
  label: string
  current: MyTab
  /** How many there are, where that is known. */
  counts: Partial<Record<MyTab, number | undefined>>
}

/** Own recipes, favourites and own cookbooks, as three addresses. */
export function MyTabs({ label, current, counts }: MyTabsProps) {
  const { t, formatNumber } = useWords()
  return (
    <nav aria-label={label} className="my-tabs">
      {(Object.keys(TABS) as MyTab[]).map((tab) => {
        const count = counts[tab]
        return (
          <Link
            key={tab}
            href={TABS[tab]}
            aria-current={tab === current ? 'page' : undefined}
            className={cn(TAB)}
          >
            {t(`ownRecipes.${tab}`)} {count !== undefined && <small>{formatNumber(count)}</small>}
          </Link>
        )
      })}
    </nav>
  )
}
