import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { LogRow } from '#contract/desk/log.ts'
import { idOf } from '#contract/id.ts'
import { whatText, whenText, whoText, subjectText, whyText } from './log-words.ts'
import { useDeskLog } from './use-desk.ts'
import './desk.css'

/** What was decided at the desk, the newest first. The page is in the address. */
export function DeskLog() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const id = idOf(search.get('Before') ?? undefined)
  const before = id > 0 ? id : undefined
  const { log, error, retry } = useDeskLog(before)
  const last = log?.Rows.at(-1)
  return (
    <>
      <h1 className="text-title">{t('desk.tabs.log')}</h1>
      <p className="mt-2 text-ink-soft">{t('desk.log.text')}</p>
      {error !== undefined && (
        <LoadFailed title={t('desk.log.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {!log && error === undefined && <Loading />}
      {log && !last && <EmptyState title={t('desk.log.empty')} />}
      {log && last && (
        <>
          <Lines rows={log.Rows} />
          <div className="desk-pages">
            {before !== undefined && (
              <TextLink variant="bar" href="/desk/log">
                {t('desk.log.newest')}
              </TextLink>
            )}
            {log.HasMore && (
              <ArrowLink href={`/desk/log?Before=${last.Id}`}>{t('desk.log.older')}</ArrowLink>
            )}
          </div>
        </>
      )}
    </>
  )
}

function Lines({ rows }: { rows: readonly LogRow[] }) {
  const { t } = useWords()
  return (
    <table className="desk-table desk-log">
      <thead>
        <tr>
          <th scope="col">{t('desk.log.when')}</th>
          <th scope="col">{t('desk.log.who')}</th>
          <th scope="col">{t('desk.log.what')}</th>
          <th scope="col">{t('desk.log.to')}</th>
          <th scope="col">{t('desk.log.why')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.Id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ row }: { row: LogRow }) {
  const words = useWords()
  const { t } = words
  const { Subject, SubjectKind, Logged } = row
  const subject = subjectText(row, t)
  const hasPage = SubjectKind === 'author' && Subject !== null && Subject.Name !== null
  return (
    <tr>
      <td>
        <time dateTime={Logged}>{whenText(row, words)}</time>
      </td>
      <td>{whoText(row, t)}</td>
      <td>{whatText(row, t)}</td>
      <td>
        {hasPage ? <TextLink href={pathOf('author', Subject.Id)}>{subject}</TextLink> : subject}
      </td>
      <td>{whyText(row, words)}</td>
    </tr>
  )
}

function Loading() {
  return (
    <SkeletonRegion>
      <div className="mt-6 grid gap-4">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-8" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
