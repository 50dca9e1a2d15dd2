import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { ApiError } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { LangId } from '#contract/languages.ts'
import { ReadListView } from './read-list-view.tsx'
import './read-list.css'

/** A list for anyone with its link. With `again`, the call does not count as opening it. */
const readListKey = (token: string, langId: LangId, again?: boolean) =>
  keyOf('/shopping/read/:token', { token, LangId: langId, Again: again })

/** Milliseconds between two readings of a list that is open. */
const READ_MS = 5000

/**
 * A list as whoever has its link sees it. It is read again as long as the page is visible; `error` then
 * says that the link was revoked.
 */
function useReadList(token: string, langId: LangId) {
  const key = readListKey(token, langId)
  const { data, error, ...state } = useKey(key)
  const { write } = useCacheEditor()
  const [readAt, setReadAt] = useState(Date.now)
  const [gone, setGone] = useState<unknown>()
  const isBusy = useRef(false)
  const isRead = data !== undefined
  useEffect(() => {
    if (!isRead) return undefined
    setReadAt(Date.now())
    const again = async () => {
      if (document.hidden || isBusy.current) return
      isBusy.current = true
      try {
        await write(key, await fetchKey(readListKey(token, langId, true)))
        setReadAt(Date.now())
      } catch (failure) {
        // Without a connection the list stays, with the time of the last reading.
        if (failure instanceof ApiError && failure.status === 404) setGone(failure)
      } finally {
        isBusy.current = false
      }
    }
    const timer = setInterval(() => void again(), READ_MS)
    const onReturn = () => void again()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `write` is another one each time
  }, [isRead, key])
  const isGone = gone !== undefined
  return { list: isGone ? undefined : data, error: gone ?? error, readAt, ...state }
}

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
