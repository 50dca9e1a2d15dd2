import { LRUCache } from 'lru-cache'

/** About what an entry takes beside the page and its key, in bytes. */
const ENTRY_BYTES = 500
/** Age in milliseconds up to which a page is served while it cannot be made again. */
const STALE_MS = 6 * 60 * 60_000

/** What can be cached. */
interface Sized {
  /** Memory that it takes. */
  bytes: number
}

/** Bounds of a cache. */
export interface CacheLimits {
  /** Bytes of all pages with their keys. */
  bytes: number
  /** A larger page is handed out but not cached. */
  entryBytes: number
  /** Milliseconds for which a page is served without being made again. */
  freshMs: number
  /** The clock in milliseconds, for tests. */
  now?: () => number
}

/** Visitors' pages by address and language. */
export interface PageCache<Page> {
  /**
   * The page under `key`, made once however many ask at the same time. While `make` fails the page
   * that was made last is served, for some hours.
   *
   * @returns undefined when `make` failed and there is no older page
   */
  get: (key: string, make: () => Promise<Page>) => Promise<Page | undefined>
  /** Forgets everything, what is being made included: the catalogue has changed. */
  clear: () => void
}

/** Makes an empty cache, bounded by bytes. */
export function createPageCache<Page extends Sized>(limits: CacheLimits): PageCache<Page> {
  const { bytes, entryBytes, freshMs, now = Date.now } = limits
  const entries = new LRUCache<string, { page: Page; madeAt: number }, () => Promise<Page>>({
    maxSize: bytes,
    maxEntrySize: entryBytes,
    sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length + ENTRY_BYTES,
    ttl: freshMs,
    perf: { now },
    allowStaleOnFetchRejection: true,
    // Whoever waits for a page when the cache is cleared gets it; it is not stored.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make }) => ({ madeAt: now(), page: await make() }),
  })
  return {
    get: async (key, make) => {
      const entry = await entries.fetch(key, { context: make })
      return entry && now() - entry.madeAt <= STALE_MS ? entry.page : undefined
    },
    clear: () => entries.clear(),
  }
}
