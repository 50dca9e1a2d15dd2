import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/words/words-provider.tsx'

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
 * Stands in place of a part of a page that did not arrive, is spoken, and asks again (D-60). When
 * the part is there the focus moves to the nearest `tabIndex={-1}` around it, because the button is
 * gone.
 */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const hasAsked = useRef(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => announce(`${title}. ${text}`, 'assertive'), [title, text])
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
  }
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
