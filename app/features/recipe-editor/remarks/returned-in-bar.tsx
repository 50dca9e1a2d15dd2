import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { MessageCircle, Send } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WayOut } from '../context.ts'

/** What the bar says about a recipe that was sent back. */
export interface ReturnedInBar {
  /** Open remarks. */
  open: number
  onRemarks: () => void
  /** Sends it in again. */
  wayOut: WayOut
}

/** That a recipe was sent back, how many remarks are open, and the way to the first of them. */
export function OpenRemarks({ open, onRemarks }: ReturnedInBar) {
  const { t } = useWords()
  const state = t('publishing.remarks.short')
  return (
    <Button
      icon={MessageCircle}
      aria-label={`${state}: ${t('publishing.remarks.open', { count: open })}`}
      onClick={onRemarks}
      className="wr-remarks-button"
    >
      <span>{state}</span> <small>{open}</small>
    </Button>
  )
}

/** Sends a recipe in again that was sent back. */
export function SendAgain({ wayOut: { label, onGo } }: { wayOut: WayOut }) {
  const [isPending, setPending] = useState(false)
  const go = async () => {
    setPending(true)
    await onGo()
    setPending(false)
  }
  return (
    <Button
      variant="primary"
      icon={Send}
      aria-label={label}
      pending={isPending}
      onClick={() => void go()}
      className="wr-again"
    >
      {label}
    </Button>
  )
}
