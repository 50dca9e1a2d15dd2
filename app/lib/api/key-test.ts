import { API_BASE, type Reads } from './call.ts'
import type { Key } from './keys.ts'

/** Whether a key is one of those whose response has the type `Data`. */
export type KeyTest<Data> = (key: string) => key is Key<Data>

/**
 * Makes a test for the keys of some calls.
 *
 * @param params parameters that the key must have; all others may have any value
 */
export function keysOf<Path extends keyof Reads>(
  paths: readonly Path[],
  params: Readonly<Record<string, string | number | boolean>> = {},
): KeyTest<Reads[Path]['data']> {
  const query = new Map(Object.entries(params))
  const patterns = paths.map((path) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = query.get(name)
      query.delete(name)
      return value === undefined ? '\\d+' : String(value)
    }),
  )
  const pattern = new RegExp(`^${API_BASE}(?:${patterns.join('|')})(?:\\?(.*))?$`)
  return (key): key is Key<Reads[Path]['data']> => {
    const search = new URLSearchParams(pattern.exec(key)?.[1])
    return (
      pattern.test(key) && [...query].every(([name, value]) => search.get(name) === String(value))
    )
  }
}

/** Keys of responses that hold recipes: lists, tags, single recipes. */
export const RECIPE_KEYS = keysOf(['/recipe', '/recipe/tag', '/recipe/:id'])
