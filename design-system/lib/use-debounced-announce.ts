import { useCallback, useEffect, useRef } from 'react'
import { announce } from '#design-system/lib/announce.ts'

/**
 * Announces the last of several texts after a pause. Unmounting cancels it.
 *
 * @param pauseMs milliseconds without another text before it is announced
 * @returns a function that takes the text; an empty one cancels the pending text
 */
export function useDebouncedAnnounce(pauseMs: number): (text: string) => void {
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
