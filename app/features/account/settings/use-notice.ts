import { useCallback, useEffect, useState } from 'react'
import type { Translate } from '#app/lib/words/translate.ts'

/** News about what a form did. */
export interface Notice {
  tone: 'success' | 'danger'
  /** Its words, in the language that is spoken when they are read. */
  text: (t: Translate) => string
  /** Milliseconds until it goes by itself; undefined: when the form is sent again. */
  lasts?: number
}

/** The news of a form, which go by themselves (STA-30, STA-31, STA-33). */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    if (notice?.lasts === undefined) return undefined
    const timer = setTimeout(() => setNotice(undefined), notice.lasts)
    return () => clearTimeout(timer)
  }, [notice])
  const clear = useCallback(() => setNotice(undefined), [])
  return { notice, show: setNotice, clear }
}
