import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { countOf, type Kind, type SearchTab } from './found.ts'
import { ResultGroup } from './result-group.tsx'
import type { SearchState } from './search-machine.ts'
import { SeasonalPicks } from './seasonal-picks.tsx'
import { NearestTerms, SuggestionList } from './suggestion-list.tsx'
import { WaysOn } from './ways-on.tsx'

/** Number of results of each kind in the first tab: two rows. */
const FIRST: Record<Kind, number> = { recipes: 6, cookbooks: 6, authors: 2, ingredients: 4 }

/** Props of {@link SearchResults}. */
export interface SearchResultsProps {
  tab: SearchTab
  state: SearchState
  /** Called with a suggestion that is chosen. */
  onChoose: (suggestion: string) => void
  /** Called with another tab to select. */
  onTabChange: (tab: SearchTab) => void
  /** Searches again. */
  onRetry: () => void
}

/** Content of a tab: suggestions, results, the empty state, or the failed state. */
export function SearchResults(props: SearchResultsProps) {
  const { tab, state, onChoose, onRetry } = props
  const { t } = useWords()
  const { term, isPending, hasFailed, suggestions } = state
  if (term === '' && !isPending) {
    return (
      <>
        <SuggestionList suggestions={suggestions} onChoose={onChoose} />
        {tab === 'all' && <SeasonalPicks />}
      </>
    )
  }
  const retry = (
    <Button icon={RotateCcw} onClick={onRetry}>
      {t('common.tryAgain')}
    </Button>
  )
  if (countOf(tab, state.found) === 0) {
    if (isPending) return <Waiting />
    if (hasFailed) {
      return (
        <EmptyState art="crack" headingLevel="h3" title={t('search.failed')} action={retry}>
          {t('search.failedText')}
        </EmptyState>
      )
    }
    return <NothingFound {...props} />
  }
  return (
    <div className="grid gap-10">
      {hasFailed && (
        <Banner tone="danger" title={t('search.failed')} action={retry}>
          {t('search.failedText')}
        </Banner>
      )}
      <Groups {...props} />
    </div>
  )
}

function Waiting() {
  const { t } = useWords()
  return (
    <p className="flex items-center justify-center gap-3 py-16 text-ink-soft">
      <Spinner /> {t('common.loading')}
    </p>
  )
}

function Groups({ tab, state: { found, term }, onTabChange }: SearchResultsProps) {
  if (tab !== 'all') return <ResultGroup kind={tab} found={found} term={term} />
  const first = (kind: Kind) => ({ count: FIRST[kind], onShowAll: () => onTabChange(kind) })
  const rest = { found, term }
  const hasBoth = countOf('authors', found) > 0 && countOf('ingredients', found) > 0
  return (
    <>
      <ResultGroup kind="recipes" {...rest} first={first('recipes')} />
      <ResultGroup kind="cookbooks" {...rest} first={first('cookbooks')} />
      <div
        className={cn(
          'grid gap-10 empty:hidden',
          hasBoth && 'gap-x-8 desktop:grid-cols-3 desktop:[&>:last-child]:col-span-2',
        )}
      >
        <ResultGroup kind="authors" {...rest} columns={hasBoth ? 1 : 3} first={first('authors')} />
        <ResultGroup
          kind="ingredients"
          {...rest}
          columns={hasBoth ? 2 : 3}
          first={first('ingredients')}
        />
      </div>
    </>
  )
}

/** The empty state of a tab: advice, or a link to the results in other tabs. */
function NothingFound({ state, onChoose, onTabChange }: SearchResultsProps) {
  const { t } = useWords()
  const elsewhere = countOf('all', state.found)
  if (elsewhere > 0) {
    return (
      <EmptyState
        headingLevel="h3"
        title={t('empty.search')}
        action={<Button onClick={() => onTabChange('all')}>{t('search.showAll')}</Button>}
      >
        {t('search.elsewhere', { count: elsewhere })}
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState headingLevel="h3" title={t('empty.search')}>
        {t('empty.searchAdvice')}
      </EmptyState>
      <NearestTerms terms={state.nearest} onChoose={onChoose} />
      <WaysOn terms={[state.term, ...state.nearest]} />
      <SuggestionList suggestions={state.suggestions} onChoose={onChoose} />
    </>
  )
}
