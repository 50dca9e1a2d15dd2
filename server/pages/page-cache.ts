import { LRUCache } from 'lru-cache'
import { HOUR_MS } from '#contract/durations.ts'
import type { CacheCounts } from '#server/metrics/metrics.ts'

/** Approximate overhead of an entry in bytes. */
const ENTRY_BYTES = 500
/** Age in milliseconds up to which a stale page is served while it cannot be rendered. */
const STALE_MS = 6 * HOUR_MS

/** A cacheable value. */
interface Sized {
  /** Memory in bytes. */
  bytes: number
}

/** Options of an entry that is stale at once. The start is a time before all others. */
const EXPIRED = { ttl: 1, start: 1 } as const

/** Limits of a cache. */
export interface CacheLimits {
  /** Bytes of all pages with their keys. */
  bytes: number
  /** A larger page is returned but not cached. */
  entryBytes: number
  /** Milliseconds for which a page is fresh. */
  freshMs: number
  /** The clock in milliseconds, for tests. */
  now?: () => number
}

/** Visitors' pages by address and language. */
export interface PageCache<Page> {
  /**
   * The page of `key`. Concurrent calls share one `make`. While `make` fails, the last page is
   * returned for some hours.
   *
   * @returns undefined when `make` failed and there is no stale page
   */
  get: (key: string, make: () => Promise<Page>) => Promise<Page | undefined>
  /** Removes every page, those in progress included. */
  clear: () => void
  /** How often it was asked, and how often it made an entry. */
  counts: () => CacheCounts
  /**
   * Makes these pages stale, and all pages in progress: the next call makes them again, and returns the
   * stale one only where that fails.
   */
  expire: (isOutdated: (page: Page) => boolean) => void
}

/** Makes an empty cache, bounded by bytes. */
export function createPageCache<Page extends Sized>(limits: CacheLimits): PageCache<Page> {
  const { bytes, entryBytes, freshMs, now = Date.now } = limits
  let expiries = 0
  const counts: CacheCounts = { asked: 0, made: 0 }
  const entries = new LRUCache<string, { page: Page; madeAt: number }, () => Promise<Page>>({
    maxSize: bytes,
    maxEntrySize: entryBytes,
    sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length + ENTRY_BYTES,
    ttl: freshMs,
    perf: { now },
    ttlResolution: 0,
    allowStaleOnFetchRejection: true,
    // A page in progress is still returned after `clear`, but not stored.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make, options }) => {
      const begun = expiries
      counts.made += 1
      const entry = { madeAt: now(), page: await make() }
      // It may show what was there before.
      if (expiries !== begun) options.ttl = 1
      return entry
    },
  })
  return {
    get: async (key, make) => {
      counts.asked += 1
      const entry = await entries.fetch(key, { context: make })
      return entry && now() - entry.madeAt <= STALE_MS ? entry.page : undefined
    },
    clear: () => entries.clear(),
    counts: () => counts,
    expire: (isOutdated) => {
      expiries += 1
      // A copy: setting an entry moves it in the order of the iteration.
      const all = [...entries.entries()]
      for (const [key, entry] of all) if (isOutdated(entry.page)) entries.set(key, entry, EXPIRED)
    },
  }
}
