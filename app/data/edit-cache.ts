import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { forgetAhead } from '#app/data/prefetch.ts'

/** Changes what screens show without asking the server for it. */
export interface CacheEditor {
  /**
   * Changes cached answers after a call has told what is true now. Answers on their way are asked
   * for anew, because they may be older than that.
   *
   * @param holds the keys that may hold what has changed
   * @param change gives the same data where nothing has
   */
  edit: <Data>(holds: RegExp, change: (data: Data) => Data) => void
  /** Asks for answers once more. */
  refresh: (holds: RegExp) => void
}

/** A {@link CacheEditor} of the cache around the screens. */
export function useCacheEditor(): CacheEditor {
  const { cache, fallback, mutate } = useSWRConfig()
  return useMemo(() => {
    const refresh = (holds: RegExp) => {
      for (const key of cache.keys()) if (holds.test(key)) void mutate(key).catch(() => {})
    }
    const edit = <Data>(holds: RegExp, change: (data: Data) => Data) => {
      forgetAhead()
      for (const key of cache.keys()) {
        if (!holds.test(key)) continue
        const known = cache.get(key)?.data as Data | undefined
        // What came with the page is shown until it has been asked for once more.
        const shown = known ?? (fallback[key] as Data | undefined)
        if (shown === undefined) void mutate(key).catch(() => {})
        else if (known === undefined) void mutate(key, change(shown)).catch(() => {})
        else {
          const changed = change(known)
          if (changed !== known) void mutate(key, changed, { revalidate: false })
        }
      }
    }
    return { edit, refresh }
  }, [cache, fallback, mutate])
}

/** A change of one entity as a change of the answers that hold it: alone, or in a list. */
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
