import { useEffect, useState } from 'react'

/** Milliseconds for which a button usually says that something is copied. */
export const COPIED_MS = 2000

/** State of copying. */
export type CopyState = 'idle' | 'done' | 'failed'

/**
 * Copies a text to the clipboard. `done` resets after a while, `failed` does not.
 *
 * @param text the text to copy
 * @param doneForMs milliseconds until `done` resets
 * @param onSettled called with the result; `failed` when the browser has no clipboard or refuses
 * @returns the state, and a function that copies
 */
export function useCopy(
  text: string,
  doneForMs: number,
  onSettled: (result: Exclude<CopyState, 'idle'>) => void,
): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state !== 'done') return undefined
    const timer = setTimeout(() => setState('idle'), doneForMs)
    return () => clearTimeout(timer)
  }, [state, doneForMs])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
      onSettled('done')
    } catch {
      setState('failed')
      onSettled('failed')
    }
  }
  return [state, () => void copy()]
}
