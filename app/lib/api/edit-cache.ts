import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { KeyTest } from './key-test.ts'
import type { Key } from './keys.ts'
import { forgetAhead } from './prefetch.ts'

/** Changes cached responses. */
export interface CacheEditor {
  /**
   * Changes cached responses after a call has confirmed a change. Pending requests are sent again,
   * because their responses may be older than the change.
   *
   * @param isMatch selects the keys that may contain the change
   * @param change returns the same object where nothing has changed
   */
  edit: <Data>(isMatch: KeyTest<Data>, change: (data: Data) => Data) => void
  /** Replaces one cached response with what a call has returned. */
  write: <Data>(key: Key<Data>, data: Data) => Promise<void>
  /** Fetches cached responses again. */
  refresh: (isMatch: KeyTest<unknown>) => void
}

/** A {@link CacheEditor} of the cache around the screens. */
export function useCacheEditor(): CacheEditor {
  const { cache, fallback, mutate } = useSWRConfig()
  return useMemo(() => {
    const refresh: CacheEditor['refresh'] = (isMatch) => {
      for (const key of cache.keys()) if (isMatch(key)) void mutate(key).catch(() => {})
    }
    const write: CacheEditor['write'] = async (key, data) =>
      void (await mutate(key, data, { revalidate: false }))
    const edit = <Data>(isMatch: KeyTest<Data>, change: (data: Data) => Data) => {
      forgetAhead()
      for (const key of cache.keys()) {
        if (!isMatch(key)) continue
        const known: Data | undefined = cache.get(key)?.data
        // Data from the page is shown until it has been fetched again.
        const shown: Data | undefined = known ?? fallback[key]
        if (shown === undefined) void mutate(key).catch(() => {})
        else if (known === undefined) void mutate(key, change(shown)).catch(() => {})
        else {
          const changed = change(known)
          if (changed !== known) void mutate(key, changed, { revalidate: false })
        }
      }
    }
    return { edit, write, refresh }
  }, [cache, fallback, mutate])
}

/** Applies a change of one entity to a response that is the entity or a list with it. */
export function ofEach<Entity extends { Id: number }>(
  id: number,
  change: (entity: Entity) => Entity,
): (data: Entity | Entity[]) => Entity | Entity[] {
  const changed = (entity: Entity) => (entity.Id === id ? change(entity) : entity)
  return (data) => {
    if (!Array.isArray(data)) return changed(data)
    return data.some(({ Id }) => Id === id) ? data.map(changed) : data
  }
}
