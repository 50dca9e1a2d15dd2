import { useState } from 'react'
import { openNativeSheet, prefersNativeSheet } from '#design-system/share-modal/native-sheet.ts'
import type { ShareContent } from '#design-system/share-modal/share-modal.logic.ts'

/** State and handlers of a share button and its dialog. */
export interface Share {
  /** Whether the dialog is open. */
  open: boolean
  /** Opens and closes the dialog. */
  setOpen: (open: boolean) => void
  /** Shares. Call it in the button's `onClick`: browsers require a user gesture. */
  share: () => void
}

/**
 * Shares with the system's sheet where the main pointer is a finger, and with the dialog otherwise
 * or when the system refuses. Does not import the dialog, which can load after the press.
 */
export function useShare(content: ShareContent): Share {
  const [open, setOpen] = useState(false)
  const share = async () => {
    const isDone = prefersNativeSheet(content) && (await openNativeSheet(content))
    if (!isDone) setOpen(true)
  }
  return { open, setOpen, share: () => void share() }
}
