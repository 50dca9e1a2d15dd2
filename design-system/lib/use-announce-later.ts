import { useCallback, useEffect, useRef } from 'react'
import { announce } from '#design-system/lib/announce.ts'

/**
 * Speaks only what is still true after a pause: of several texts in a row the last one is heard.
 * Nothing is said after the component is gone.
 *
 * @param pauseMs milliseconds without another text before it is spoken
 * @returns what takes the text; an empty one takes back what is waiting
 */
export function useAnnounceLater(pauseMs: number): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (text) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => announce(text), pauseMs)
    },
    [pauseMs],
  )
}
