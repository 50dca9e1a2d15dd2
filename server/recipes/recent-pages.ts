import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { memoryIndexOf } from '#server/search/memory/live-index.ts'
import type { RecipePage } from './pages.ts'

/** Pages of results, about 1 KB each. */
const PAGES_MAX = 2000
/** Milliseconds by which views and ratings in visitors' results may be behind. */
const CACHED_MS = 1000

/**
 * Keeps visitors' pages of results while the search index that found them is the current one, so
 * that what many look for is not read for each of them. Without an index nothing is cached.
 */
export class RecentPages {
  readonly #db: Kysely<Database>
  readonly #pages = new LRUCache<string, RecipePage>({ max: PAGES_MAX, ttl: CACHED_MS })
  #index: object | undefined

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** The page of these recipes. */
  async get(
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<RecipePage>,
  ): Promise<RecipePage> {
    const index = memoryIndexOf(this.#db)
    if (!index) return await read(ids)
    if (index !== this.#index) this.#pages.clear()
    this.#index = index
    const key = ids.join()
    const cached = this.#pages.get(key)
    if (cached) return cached
    const page = await read(ids)
    if (index === memoryIndexOf(this.#db)) this.#pages.set(key, page)
    return page
  }
}
