import { useEffect } from 'react'

/** The parameter of a key that names its language. */
export const LANG_ID = /(?<=[?&]LangId=)[01](?=&|$)/

/** Keys with a language that components on screen read, with how many do. */
const shown = new Map<string, number>()

/** The keys with a language that components on screen read now. */
export const keysOnScreen = (): string[] => [...shown.keys()]

/** Counts a key as on screen while the calling component is. */
export function useOnScreen(key: string | null): void {
  useEffect(() => {
    if (key === null || !LANG_ID.test(key)) return undefined
    shown.set(key, (shown.get(key) ?? 0) + 1)
    return () => {
      const count = (shown.get(key) ?? 0) - 1
      if (count > 0) shown.set(key, count)
      else shown.delete(key)
    }
  }, [key])
}
