import type { Cache, ScopedMutator } from 'swr'
import { ApiError, canWait } from '#app/lib/api/api-error.ts'
import { keysOnScreen, LANG_ID } from '#app/lib/api/on-screen.ts'
import { sleep } from '#app/lib/sleep.ts'
import { langIdOf, type LangId, type Language } from '#contract/languages.ts'
import { loadPack } from './load.ts'
import type { LanguagePack } from './pack-types.ts'

/** Milliseconds after which a language that does not come is given up. */
const PATIENCE_MS = 15_000

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
async function loadScreenIn(
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
    keysOnScreen()
      .filter(isNeeded)
      .map((key) => key.replace(LANG_ID, String(langId)))
      .filter((key) => !isThere(key) && !tried.has(key))
  // The screen may become another one meanwhile.
  for (let keys = missing(); keys.length > 0; keys = missing()) await Promise.all(keys.map(load))
}

/**
 * Loads a language with what is on screen, from the language that is shown too.
 *
 * @throws {ApiError} when something cannot be loaded, or not in time
 */
export async function loadLanguage(language: Language, screen: ScreenCache): Promise<LanguagePack> {
  const patience = new AbortController()
  const lateness = sleep(PATIENCE_MS, [patience.signal, 'abort']).then(() => {
    throw new ApiError(0, 'The language has not come.')
  })
  const loading = Promise.all([loadPack(language), loadScreenIn(langIdOf(language), screen)])
  try {
    const [pack] = await Promise.race([loading, lateness])
    return pack
  } finally {
    lateness.catch(() => undefined)
    patience.abort()
  }
}
