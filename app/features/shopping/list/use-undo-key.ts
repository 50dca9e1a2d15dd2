import { useEffect, useRef } from 'react'
import { isUndoKey } from './list-keys.ts'

/** Calls `undo` with Ctrl+Z and ⌘Z, wherever the focus is but in a text. */
export function useUndoKey(undo: () => void): void {
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
}
