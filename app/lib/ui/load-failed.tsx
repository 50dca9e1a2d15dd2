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
  /** What did not arrive. */
  title: string
  /** What is safe, and what to do. */
  text: string
  /** Asks again; resolves when the answer or the next failure is there. */
  onRetry: () => Promise<unknown>
}

/**
 * Stands in place of a part of a page that did not arrive, is spoken, and asks again (D-60). After
 * the first page of a visit, whose reader looks elsewhere, a toast says so: the same one for all parts
 * that fail together. When the part is there the focus moves to the nearest `tabIndex={-1}` around it, because the button is gone.
 */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const [failures, setFailures] = useState(1)
  const hasAsked = useRef(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const around = place.current?.closest<HTMLElement>('[tabindex="-1"]')
    return () => {
      if (hasAsked.current) around?.focus({ preventScroll: true })
    }
  }, [])

  const ask = async () => {
    hasAsked.current = true
    setAsking(true)
    await onRetry()
    setAsking(false)
    setFailures(failures + 1)
  }
  // The router calls the place where a visit begins "default".
  const isLater = useLocation().key !== 'default'
  const failed = t('errors.title')
  useEffect(() => {
    if (!isLater) return announce(`${title}. ${text}`, 'assertive')
    const id = toast({ title: failed, description: text, tone: 'error' })
    return () => dismissToast(id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each failure is said anew
  }, [title, text, failed, isLater, failures])

  return (
    <EmptyState
      ref={place}
      art="crack"
      title={title}
      action={
        <Button variant="primary" icon={RotateCcw} pending={isAsking} onClick={() => void ask()}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
