import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { CASES_PER_LOAD } from '#contract/reports/limits.ts'
import { CaseRow } from './case-row.tsx'
import { NoticeRow } from './notice-row.tsx'
import { useCases, useNotices } from './use-reports.ts'
import './reports.css'

/** What was reported: what waits, what is decided, and notices of people without an account. */
export function DeskReports() {
  const { t } = useWords()
  const { open, done } = useCases(false, 1)
  const { notices } = useNotices(1)
  const waiting = notices?.filter(({ Closed }) => Closed === null).length
  return (
    <>
      <h1 className="text-title">{t('desk.reports.title')}</h1>
      <p role="status" className="mt-2 text-ink-soft">
        {open === undefined || open === 0
          ? t('desk.reports.text')
          : t('desk.reports.openText', { count: open })}
      </p>
      <Tabs
        className="mt-4"
        label={t('desk.reports.title')}
        items={[
          {
            value: 'open',
            label: t('desk.reports.tabs.open'),
            ...(open !== undefined && { count: open }),
            content: <Cases isDone={false} total={open} />,
          },
          {
            value: 'done',
            label: t('desk.reports.tabs.done'),
            ...(done !== undefined && { count: done }),
            content: <Cases isDone total={done} />,
          },
          {
            value: 'notices',
            label: t('desk.reports.tabs.notices'),
            ...(waiting !== undefined && { count: waiting }),
            content: <Notices />,
          },
        ]}
      />
    </>
  )
}

/** Cases by pages, the first of them open. */
function Cases({ isDone, total }: { isDone: boolean; total: number | undefined }) {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(1)
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {Array.from({ length: pages }, (_, index) => (
        <CasePage key={index} isDone={isDone} page={index + 1} region={region} />
      ))}
      {total !== undefined && total > pages * CASES_PER_LOAD && (
        <Button onClick={() => setPages(pages + 1)}>{t('desk.reports.more')}</Button>
      )}
    </div>
  )
}

interface CasePageProps {
  isDone: boolean
  page: number
  region: React.RefObject<HTMLDivElement | null>
}

function CasePage({ isDone, page, region }: CasePageProps) {
  const { t } = useWords()
  const { cases, error, retry } = useCases(isDone, page)
  if (cases?.length === 0 && page === 1) {
    return (
      <EmptyState title={t(isDone ? 'desk.reports.noneDone' : 'desk.reports.none')}>
        {t(isDone ? 'desk.reports.noneDoneText' : 'desk.reports.noneText')}
      </EmptyState>
    )
  }
  const first = cases?.find(({ IsForOthers }) => IsForOthers === undefined)?.Id
  return (
    <Listed error={error} retry={retry}>
      {cases?.map((one) => (
        <CaseRow
          key={one.Id}
          of={one}
          isOpen={page === 1 && !isDone && one.Id === first}
          region={region}
        />
      ))}
    </Listed>
  )
}

function Notices() {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  const { notices, error, retry } = useNotices(1)
  if (notices?.length === 0) {
    return (
      <EmptyState title={t('desk.reports.noNotices')}>{t('desk.reports.noNoticesText')}</EmptyState>
    )
  }
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <Listed error={error} retry={retry}>
        {notices?.map((notice) => (
          <NoticeRow key={notice.Id} notice={notice} region={region} />
        ))}
      </Listed>
    </div>
  )
}

interface ListedProps {
  error: unknown
  retry: () => Promise<unknown>
  /** Undefined while it is loading. */
  children: ReactNode[] | undefined
}

function Listed({ error, retry, children }: ListedProps) {
  const { t } = useWords()
  if (error !== undefined) {
    return (
      <LoadFailed title={t('desk.reports.failed')} text={t('desk.failedText')} onRetry={retry} />
    )
  }
  if (!children) {
    return (
      <SkeletonRegion>
        <Skeleton className="mt-6 h-40" />
      </SkeletonRegion>
    )
  }
  return <ul className="desk-cases">{children}</ul>
}
