import { useCallback, useEffect, useState } from 'react'
import type { Translate } from '#app/lib/words/translate.ts'

/** The result of a form. */
export interface Notice {
  tone: 'success' | 'danger'
  /** The text, in the current language. */
  text: (t: Translate) => string
  /** Milliseconds until it disappears; when undefined, it stays until the form is sent again. */
  duration?: number
}

/** The notice of a form, which disappears by itself. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    if (notice?.duration === undefined) return undefined
    const timer = setTimeout(() => setNotice(undefined), notice.duration)
    return () => clearTimeout(timer)
  }, [notice])
  const clear = useCallback(() => setNotice(undefined), [])
  return { notice, show: setNotice, clear }
}
