import { useState, type ReactNode } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Download, PenLine } from '#design-system/icon/lucide.ts'
import { useFavouriteRecipes } from '#app/features/favourites/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import type { OwnCard } from '#contract/own-recipes/own-recipe.ts'
import { Finder } from './finder.tsx'
import { FirstRecipe } from './first-recipe.tsx'
import { FolderHead } from './folder-head.tsx'
import { FolderNav } from './folder-nav.tsx'
import { MyTabs } from './my-tabs.tsx'
import { OwnCards, type OwnCardsProps } from './own-cards.tsx'
import { useOwnFilter } from './use-own-filter.ts'
import { useOwnPage } from './use-own-list.ts'
import { WaitingCards, type WaitingRecipe } from './waiting-cards.tsx'
import './own-recipes.css'

/** Milliseconds between the last key and the search. */
const DEBOUNCE_MS = 250

/** Props of {@link OwnRecipesPage}. */
export interface OwnRecipesPageProps extends Pick<OwnCardsProps, 'onSearchEverywhere'> {
  /** Recipes that wait on this device. @default none */
  waiting?: readonly WaitingRecipe[]
  /** What was sent back, above the list of all. */
  sentBack?: (card: OwnCard) => ReactNode
}

const NONE: readonly WaitingRecipe[] = []

/** The member's own recipes with their folders. */
export function OwnRecipesPage(props: OwnRecipesPageProps) {
  const { waiting = NONE, sentBack, onSearchEverywhere } = props
  const { t } = useWords()
  const filter = useOwnFilter()
  const isOnline = useOnline()
  const [term, setTerm] = useState('')
  const [typed, type] = useDelayed(term, (text) => setTerm(text.trim()), DEBOUNCE_MS)
  const all = useOwnPage(1, filter)
  const { list, error, retry } = all
  const favourites = useFavouriteRecipes().data?.length
  const isBin = filter.State === 'bin'
  const isFirst =
    list?.Counts.All === 0 && list.Folders.length === 0 && !isBin && waiting.length === 0
  // They come first.
  const returned = list?.Recipes.find(({ Submission }) => Submission === 'returned')
  const isAll = filter.State === undefined && filter.FolderId === undefined
  const folder = list?.Folders.find(({ Id }) => Id === filter.FolderId)
  return (
    <>
      <div className="own-head">
        <h1 className="text-display">{t('ownRecipes.title')}</h1>
        {!isFirst && (
          <div>
            <ButtonLink href="/my/recipes/import" icon={Download}>
              {t('ownRecipes.bring')}
            </ButtonLink>
            <ButtonLink href="/my/recipes/new" variant="primary" icon={PenLine}>
              {t('ownRecipes.write')}
            </ButtonLink>
          </div>
        )}
      </div>
      <MyTabs
        label={t('ownRecipes.title')}
        current="own"
        counts={{ own: list?.Counts.All, favourites }}
      />
      {!isOnline && list && <Banner tone="info" className="mt-4" title={t('ownRecipes.offline')} />}
      {error !== undefined && (
        <>
          <LoadFailed
            title={t('ownRecipes.failed')}
            text={t('ownRecipes.failedText')}
            onRetry={retry}
          />
          <ul className="own-cards">
            <WaitingCards recipes={waiting} />
          </ul>
        </>
      )}
      {isFirst && <FirstRecipe hasBin={list.Counts.bin > 0} />}
      {!isFirst && error === undefined && (
        <div className="own-columns">
          <FolderNav list={list} />
          <div>
            {folder && <FolderHead folder={folder} />}
            {isBin ? (
              <>
                <h2 className="sr-only">{t('ownRecipes.bin.title')}</h2>
                <p className="own-bin-text">{t('ownRecipes.bin.text', { days: BIN_DAYS })}</p>
              </>
            ) : (
              <>
                {!folder && <h2 className="sr-only">{t('ownRecipes.own')}</h2>}
                {isAll && term === '' && returned && sentBack?.(returned)}
                <Finder typed={typed} onType={type} counts={list?.Counts} />
              </>
            )}
            <OwnCards
              key={term}
              filter={filter}
              term={isBin ? '' : term}
              waiting={waiting}
              onClear={() => type('')}
              onSearchEverywhere={onSearchEverywhere}
            />
          </div>
        </div>
      )}
    </>
  )
}
