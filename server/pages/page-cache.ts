import { LRUCache } from 'lru-cache'

/** Most pages kept; a page is about 60 KB. */
const PAGES_MAX = 500
/** Milliseconds a page is served without being rendered again. */
const FRESH_MS = 60_000

/** Visitors' pages by address and language. */
export interface PageCache<Page> {
  /**
   * The page under `key`, rendered once however many ask at the same time. Only what `keep` accepts
   * is kept.
   */
  get: (key: string, render: () => Promise<Page>) => Promise<Page>
  /** Forgets everything: the catalogue has changed. */
  clear: () => void
}

/** Makes an empty cache. */
export function createPageCache<Page extends object>(
  keep: (page: Page) => boolean,
): PageCache<Page> {
  const pages = new LRUCache<string, Page>({ max: PAGES_MAX, ttl: FRESH_MS })
  const rendering = new Map<string, Promise<Page>>()
  let generation = 0

  const renderOnce = async (key: string, render: () => Promise<Page>): Promise<Page> => {
    const started = generation
    try {
      const page = await render()
      // A page begun before the catalogue changed must not outlive the change.
      if (keep(page) && started === generation) pages.set(key, page)
      return page
    } finally {
      rendering.delete(key)
    }
  }

  return {
    get: async (key, render) => {
      const kept = pages.get(key)
      if (kept) return kept
      const waiting = rendering.get(key)
      if (waiting) return waiting
      const page = renderOnce(key, render)
      rendering.set(key, page)
      return page
    },
    clear: () => {
      generation++
      pages.clear()
      rendering.clear()
    },
  }
}
