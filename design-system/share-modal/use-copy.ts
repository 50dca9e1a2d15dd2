import { useEffect, useState } from 'react'

/** How far copying has come. */
export type CopyState = 'idle' | 'done' | 'failed'

/**
 * Copies a text to the clipboard. The success is over after a while, a failure stays.
 *
 * @param text what is copied
 * @param doneForMs milliseconds until a success is over
 * @param onFail called when the browser has no clipboard for this page, or refuses
 * @returns how far it has come, and what copies
 */
export function useCopy(
  text: string,
  doneForMs: number,
  onFail: () => void,
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
    } catch {
      setState('failed')
      onFail()
    }
  }
  return [state, () => void copy()]
}
