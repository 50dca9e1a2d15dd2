import { useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useLogPage, writeDay, writeMonth } from '#app/features/cooking-log/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SEARCH_TEXT_MAX } from '#contract/limits.ts'
import { LogHead, LogViews } from './log-head.tsx'
import { EntryRow, WaitingRow } from './log-row.tsx'
import { monthsOf, type LogMeal, type LogMonth } from './months-of.ts'
import { useLog } from './use-log.ts'

/** Milliseconds between the last key and the search. */
const DEBOUNCE_MS = 250

/** The log by month, with a search. */
export function LogList() {
  const { t, language } = useWords()
  const [term, setTerm] = useState('')
  const [typed, type] = useDelayed(term, (text) => setTerm(text.trim()), DEBOUNCE_MS)
  const list = useLog(term)
  const { log, error, retry } = list
  const since = log?.Since
  const line = since
    ? t('cookingLog.log.since', { count: log.Total, month: writeMonth(since, language) })
    : t('cookingLog.log.private')
  const last = log?.Entries.at(-1)
  const isAll = !list.hasMore && list.pages.length === 0
  const isWhole = (month: string) => isAll || !last || month > last.Day.slice(0, 7)
  return (
    <>
      <LogHead line={line}>
        {!list.isEmpty && (
          <TextField
            type="search"
            icon={Search}
            label={t('cookingLog.log.search')}
            labelHidden
            placeholder={t('cookingLog.log.searchPlaceholder')}
            maxLength={SEARCH_TEXT_MAX}
            value={typed}
            onChange={(event) => type(event.target.value)}
            className="log-find"
          />
        )}
      </LogHead>
      {list.isEmpty ? (
        <EmptyState
          title={t('cookingLog.log.empty')}
          action={<ButtonLink href="/recipes">{t('cookingLog.log.find')}</ButtonLink>}
        >
          {t('cookingLog.log.emptyText')}
        </EmptyState>
      ) : (
        <>
          {term === '' ? (
            <LogViews isYear={false} />
          ) : (
            <p role="status" className="text-label text-ink-soft">
              {log && t('cookingLog.log.found', { count: list.found, total: log.Total })}
              {list.isHere && ` ${t('cookingLog.log.searchHere')}`}
            </p>
          )}
          {term === '' ? (
            list.months.map((month) => (
              <Month key={month.month} {...month} isWhole={isWhole(month.month)} />
            ))
          ) : (
            <>
              <h2 className="sr-only">{t('cookingLog.log.search')}</h2>
              <Rows meals={list.months.flatMap(({ meals }) => meals)} term={term} />
            </>
          )}
          {list.pages.map((page) => (
            <Page key={page} page={page} term={term} />
          ))}
          {term !== '' && log && list.found === 0 && (
            <EmptyState
              title={t('cookingLog.log.nothing')}
              action={<Button onClick={() => type('')}>{t('cookingLog.log.clear')}</Button>}
            />
          )}
          {list.hasMore && (
            <Button onClick={list.more} className="mt-6">
              {t('cookingLog.log.more')}
            </Button>
          )}
          {error !== undefined && <Failed onRetry={retry} />}
          {!log && error === undefined && <Loading />}
        </>
      )}
    </>
  )
}

function Rows({ meals, term }: { meals: readonly LogMeal[]; term: string }) {
  return (
    <ul className="log-rows">
      {meals.map((meal) =>
        'entry' in meal ? (
          <EntryRow key={meal.entry.Id} entry={meal.entry} term={term} />
        ) : (
          <WaitingRow key={meal.waiting.key} meal={meal.waiting} />
        ),
      )}
    </ul>
  )
}

interface MonthProps extends LogMonth {
  /** Whether the month is there as a whole, so that its meals can be counted. */
  isWhole: boolean
}

function Month({ month, meals, isWhole }: MonthProps) {
  const { t, language } = useWords()
  return (
    <section className="log-month">
      <h2>
        {writeDay(`${month}-01`, language, { month: 'long', year: 'numeric' })}
        {isWhole && <small>{t('cookingLog.log.times', { count: meals.length })}</small>}
      </h2>
      <Rows meals={meals} term="" />
    </section>
  )
}

/** A further page of the log. */
function Page({ page, term }: { page: number; term: string }) {
  const looked = term === '' ? undefined : term
  const { log, error, retry } = useLogPage(page, looked)
  const last = useLogPage(page - 1, looked).log?.Entries.at(-1)
  const months = monthsOf(log?.Entries ?? [], [])
  if (!log) return error === undefined ? <Loading /> : <Failed onRetry={retry} />
  if (term !== '') return <Rows meals={months.flatMap(({ meals }) => meals)} term={term} />
  return months.map((month) =>
    last?.Day.startsWith(month.month) ? (
      // The page before has begun the month, and its heading.
      <Rows key={month.month} meals={month.meals} term="" />
    ) : (
      <Month key={month.month} {...month} isWhole={false} />
    ),
  )
}

function Failed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { t } = useWords()
  return (
    <LoadFailed
      title={t('cookingLog.log.failed')}
      text={t('cookingLog.log.failedText')}
      onRetry={onRetry}
    />
  )
}

function Loading() {
  return (
    <SkeletonRegion>
      <div className="mt-10 grid gap-4">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
