import { PageTabs } from '#app/lib/ui/page-tabs.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { OWN_RECIPES_PATH } from './use-own-filter.ts'

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
  const { t } = useWords()
  const tabs = (Object.keys(TABS) as MyTab[]).map((tab) => ({
    href: TABS[tab],
    label: t(`ownRecipes.${tab}`),
    count: counts[tab],
    isCurrent: tab === current,
  }))
  return <PageTabs label={label} tabs={tabs} />
}
