import { useState } from 'react'
import { openNativeSheet, prefersNativeSheet } from '#design-system/share-modal/native-sheet.ts'
import type { ShareContent } from '#design-system/share-modal/share-modal.logic.ts'

/** What a share button and its dialog need. */
export interface Share {
  /** Whether the dialog is open. */
  open: boolean
  /** Opens and closes the dialog. */
  setOpen: (open: boolean) => void
  /** Shares. For the button's `onClick` itself: browsers want the gesture. */
  share: () => void
}

/**
 * Shares with the system's own sheet where a finger is the main pointer, and otherwise, or when the
 * system refuses, with the dialog. Small, so that the dialog's code can load after the press.
 */
export function useShare(content: ShareContent): Share {
  const [open, setOpen] = useState(false)
  const share = async () => {
    const isDone = prefersNativeSheet(content) && (await openNativeSheet(content))
    if (!isDone) setOpen(true)
  }
  return { open, setOpen, share: () => void share() }
}
