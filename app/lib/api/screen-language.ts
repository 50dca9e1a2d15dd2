import { useEffect } from 'react'
import type { Cache, ScopedMutator } from 'swr'
import type { LangId } from '#contract/languages.ts'
import { canWait } from './api-error.ts'

/** The parameter of a key that names its language. */
const LANG_ID = /(?<=[?&]LangId=)[01](?=&|$)/

/** Keys that components on screen read, with how many do. */
const shown = new Map<string, number>()

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

/** What SWR gives to a component. */
export interface ScreenCache {
  readonly cache: Cache
  readonly mutate: ScopedMutator
  readonly fetcher?: ((key: string) => unknown) | undefined
  readonly fallback: Readonly<Record<string, unknown>>
}

/**
 * Loads what the screen shows in another language into the cache, so that a change of language shows it
 * at once. What could not be loaded in the language before is not needed in the other one.
 *
 * @throws {ApiError} when the server cannot be reached or does not answer
 */
export async function loadScreenIn(
  langId: LangId,
  { cache, mutate, fetcher, fallback }: ScreenCache,
): Promise<void> {
  const isThere = (key: string) => (cache.get(key)?.data ?? fallback[key]) !== undefined
  const isNeeded = (key: string) => isThere(key) || cache.get(key)?.error === undefined
  const tried = new Set<string>()
  const load = async (key: string) => {
    tried.add(key)
    try {
      await mutate(key, Promise.resolve(fetcher?.(key)), { revalidate: false })
    } catch (error) {
      // What the server refuses is shown as refused.
      if (canWait(error)) throw error
    }
  }
  const missing = () =>
    [...shown.keys()]
      .filter(isNeeded)
      .map((key) => key.replace(LANG_ID, String(langId)))
      .filter((key) => !isThere(key) && !tried.has(key))
  // The screen may become another one meanwhile.
  for (let keys = missing(); keys.length > 0; keys = missing()) await Promise.all(keys.map(load))
}
