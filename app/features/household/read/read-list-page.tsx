import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { ApiError } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useReadList } from '../use-read-list.ts'
import { ReadListView } from './read-list-view.tsx'
import './read-list.css'

/** A shopping list as whoever has its link reads it: without an account, and without names. */
export function ReadListPage({ token }: { token: string }) {
  const { t, langId } = useWords()
  const { list, error, readAt, retry } = useReadList(token, langId)
  // Also while the page is open: a link that is switched off leads nowhere.
  if (error instanceof ApiError && error.status === 404) return <LinkDead />
  if (list) return <ReadListView list={list} readAt={readAt} isStale={error !== undefined} />
  if (error !== undefined) {
    return (
      <LoadFailed title={t('readList.failed')} text={t('readList.failedText')} onRetry={retry} />
    )
  }
  return (
    <SkeletonRegion>
      <div className="read-list grid gap-4">
        <Skeleton className="h-12" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </div>
    </SkeletonRegion>
  )
}

/** Instead of a list whose link was switched off, or never existed. */
export function LinkDead() {
  const { t } = useWords()
  return (
    <EmptyState
      art="crack"
      headingLevel="h1"
      title={t('readList.dead')}
      action={<ButtonLink href="/">{t('readList.toSimmer')}</ButtonLink>}
    >
      {t('readList.deadText')}
    </EmptyState>
  )
}
