import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { dismissToast, toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link LoadFailed}. */
export interface LoadFailedProps {
  /** What could not be loaded. */
  title: string
  /** What has been kept, and what to do. */
  text: string
  /** Fetches again. Resolves when that has settled. */
  onRetry: () => Promise<unknown>
}

/**
 * Replaces a part of a page that could not be loaded, and offers to retry. It is announced; on
 * pages after the first one of a visit, where the reader may be further up or down, a toast is shown
 * instead, the same one for all parts that fail together. After a successful retry the focus moves to
 * the nearest ancestor with `tabIndex={-1}`, because the button is gone.
 */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const { t } = useWords()
  const [isRetrying, setRetrying] = useState(false)
  const [failures, setFailures] = useState(1)
  const hasRetried = useRef(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const region = place.current?.closest<HTMLElement>('[tabindex="-1"]')
    return () => {
      if (hasRetried.current) region?.focus({ preventScroll: true })
    }
  }, [])

  const retry = async () => {
    hasRetried.current = true
    setRetrying(true)
    await onRetry()
    setRetrying(false)
    setFailures(failures + 1)
  }
  // "default" is the router's key of the first page of a visit.
  const isLater = useLocation().key !== 'default'
  const failed = t('errors.title')
  useEffect(() => {
    if (!isLater) return announce(`${title}. ${text}`, 'assertive')
    const id = toast({ title: failed, description: text, tone: 'error' })
    return () => dismissToast(id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- every further failure is reported again
  }, [title, text, failed, isLater, failures])

  return (
    <EmptyState
      ref={place}
      art="crack"
      title={title}
      action={
        <Button
          variant="primary"
          icon={RotateCcw}
          pending={isRetrying}
          onClick={() => void retry()}
        >
          {t('common.tryAgain')}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
