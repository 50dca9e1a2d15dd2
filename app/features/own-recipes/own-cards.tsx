import { useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { OwnCard } from './own-card.tsx'
import { OWN_PER_LOAD } from './own-keys.ts'
import { ownRecipesPath, type OwnFilter } from './use-own-filter.ts'
import { useOwnPage, type OwnQuery } from './use-own-list.ts'
import { WaitingCards, type WaitingRecipe } from './waiting-cards.tsx'
import './own-cards.css'

/** Props of {@link OwnCards}. */
export interface OwnCardsProps {
  filter: OwnFilter
  /** What is looked for; empty for all. */
  term: string
  /** Recipes that wait on this device. */
  waiting: readonly WaitingRecipe[]
  /** Empties the search. */
  onClear: () => void
  /** Opens the search of the whole site. */
  onSearchEverywhere: () => void
}

/** The recipes of a filter, page after page. */
export function OwnCards({ filter, term, waiting, onClear, onSearchEverywhere }: OwnCardsProps) {
  const { t } = useWords()
  const [pages, setPages] = useState(1)
  const query = { ...filter, ...(term !== '' && { term }) }
  const { list, isHere } = useOwnPage(1, query)
  const here = isShown(filter) ? unknownOf(waiting, term) : []
  const left = Math.min((list?.Total ?? 0) - pages * OWN_PER_LOAD, OWN_PER_LOAD)
  return (
    <>
      <p role="status" className={term === '' ? 'sr-only' : 'own-found'}>
        {term !== '' && list && t('ownRecipes.find.found', { count: list.Total })}
        {isHere && ` ${t('ownRecipes.find.here')}`}
      </p>
      {list?.Total === 0 && here.length === 0 ? (
        <NoneFound
          filter={filter}
          term={term}
          onClear={onClear}
          onSearchEverywhere={onSearchEverywhere}
        />
      ) : (
        <ul className="own-cards">
          <WaitingCards recipes={here} />
          {Array.from({ length: pages }, (_, index) => (
            <Page key={index + 1} page={index + 1} query={query} waiting={waiting} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button className="mt-8" onClick={() => setPages(pages + 1)}>
          {t('ownRecipes.more', { count: left })}
        </Button>
      )}
    </>
  )
}

/** Whether recipes that no server knows belong to a filter. */
const isShown = ({ State, FolderId }: OwnFilter) =>
  FolderId === undefined && (State === undefined || State === 'draft')

/** Recipes that are on this device alone, with all words of a term in their names. */
function unknownOf(waiting: readonly WaitingRecipe[], term: string): WaitingRecipe[] {
  const words = term.toLowerCase().split(/\s+/)
  return waiting.filter(
    ({ id, name }) => id === null && words.every((word) => name.toLowerCase().includes(word)),
  )
}

interface PageProps extends Pick<OwnCardsProps, 'waiting'> {
  page: number
  query: OwnQuery
}

function Page({ page, query, waiting }: PageProps) {
  const { t } = useWords()
  const { list, error, retry } = useOwnPage(page, query)
  if (list) {
    return list.Recipes.map((card) => (
      <OwnCard
        key={card.Id}
        card={card}
        folders={list.Folders}
        isWaiting={waiting.some(({ id }) => id === card.Id)}
      />
    ))
  }
  if (error !== undefined) {
    return (
      <li className="col-span-full">
        <LoadFailed
          title={t('ownRecipes.failed')}
          text={t('ownRecipes.failedText')}
          onRetry={retry}
        />
      </li>
    )
  }
  return [1, 2, 3, 4, 5, 6].map((card) => (
    <li key={card} className="own-card">
      <SkeletonRegion>
        <Skeleton className="aspect-picture rounded-picture" />
      </SkeletonRegion>
      <Skeleton className="mt-3 h-6 w-4/5" />
      <Skeleton className="mt-2 h-5 w-32" />
    </li>
  ))
}

function NoneFound({
  filter: { State, FolderId },
  term,
  onClear,
  onSearchEverywhere,
}: Omit<OwnCardsProps, 'waiting'>) {
  const { t } = useWords()
  if (term !== '') {
    return (
      <EmptyState
        headingLevel="h3"
        title={t('ownRecipes.find.none', { term })}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={onSearchEverywhere}>
              {t('ownRecipes.find.all')}
            </Button>
            <Button variant="bare" onClick={onClear}>
              {t('ownRecipes.folders.showAll')}
            </Button>
          </span>
        }
      >
        {t('ownRecipes.find.noneText')}
      </EmptyState>
    )
  }
  if (State === 'bin') {
    return (
      <EmptyState headingLevel="h3" title={t('ownRecipes.bin.empty')}>
        {t('ownRecipes.bin.emptyText', { days: BIN_DAYS })}
      </EmptyState>
    )
  }
  const isFolder = FolderId !== undefined && State === undefined
  return (
    <EmptyState
      headingLevel="h3"
      title={t(isFolder ? 'ownRecipes.folders.empty' : 'ownRecipes.find.noState')}
      action={<ButtonLink href={ownRecipesPath()}>{t('ownRecipes.folders.showAll')}</ButtonLink>}
    >
      {isFolder && t('ownRecipes.folders.emptyText')}
    </EmptyState>
  )
}
