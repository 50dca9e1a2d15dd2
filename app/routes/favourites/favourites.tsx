import { Bell, BookOpen, ChefHat, CookingPot, NotebookPen } from '#design-system/icon/lucide.ts'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { NavTabs } from '#design-system/nav-tabs/nav-tabs.tsx'
import { useMembersOnly } from '#app/features/account/index.ts'
import { LateFollowing } from '#app/features/news/index.ts'
import { tabsLoader, useTab } from '#app/lib/route-tabs.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { FavouriteCookbooks, FavouriteRecipes } from './lists.tsx'
import { ViewedRecipes } from './viewed-recipes.tsx'
import { WithdrawnFavourites } from './withdrawn-favourites.tsx'

const TABS = ['recipes', 'cookbooks', 'following'] as const

/** Loader of /favorites/{tab}. */
export const favouritesLoader = tabsLoader('/favorites', TABS, ['favourites', 'offline'])

const NAMES = {
  recipes: 'favourites.recipes',
  cookbooks: 'favourites.cookbooks',
  following: 'favourites.news.following',
} as const

const ICONS = { recipes: CookingPot, cookbooks: BookOpen, following: Bell }

/**
 * Screen of /favorites: a member's favourites, and what is new of the authors whom they follow, in tabs. Visitors
 * have to sign in and then return here.
 */
export function Favourites() {
  const { t } = useWords()
  useMembersOnly('/auth')
  const current = useTab(TABS)
  const name = t(NAMES[current])
  return (
    <div tabIndex={-1} className="page-column pt-12 outline-none max-tablet:pt-6">
      <PageMeta
        title={`${t('favourites.title')}: ${name}`}
        description={t('favourites.description')}
        noIndex
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6">
        <h1 className="text-display">{t('favourites.title')}</h1>
        {current === 'following' ? (
          <ButtonLink href="/settings/push_notification" icon={Bell} className="max-tablet:w-full">
            {t('favourites.news.howTold')}
          </ButtonLink>
        ) : (
          <OwnLinks />
        )}
      </div>
      <NavTabs
        label={t('favourites.title')}
        items={TABS.map((tab) => ({
          href: `/favorites/${tab}`,
          label: t(NAMES[tab]),
          icon: ICONS[tab],
          isCurrent: tab === current,
        }))}
        className="mb-6 min-h-12 gap-6 border-b border-line"
      />
      <h2 className="sr-only">{name}</h2>
      {current === 'recipes' && (
        <>
          <FavouriteRecipes />
          <WithdrawnFavourites />
          <ViewedRecipes />
        </>
      )}
      {current === 'cookbooks' && <FavouriteCookbooks />}
      {current === 'following' && <LateFollowing />}
    </div>
  )
}

/** Leads to what the member has made. */
function OwnLinks() {
  const { t } = useWords()
  return (
    <div className="flex flex-wrap gap-x-6">
      <TextLink href="/my/recipes" variant="bar">
        <Icon of={NotebookPen} />
        {t('favourites.own')}
      </TextLink>
      <TextLink href="/my/cookbooks" variant="bar">
        <Icon of={BookOpen} />
        {t('favourites.ownCookbooks')}
      </TextLink>
      <TextLink href="/my/cooked" variant="bar">
        <Icon of={ChefHat} />
        {t('favourites.log')}
      </TextLink>
    </div>
  )
}
