import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { liveSearchOf } from '#server/search/memory/live-index.ts'
import type { RecipePage } from './pages.ts'

/** Pages of results, about 1 KB each. */
const PAGES_MAX = 2000
/** Milliseconds by which views and ratings in visitors' results may be behind. */
const CACHED_MS = 1000

/**
 * Keeps visitors' pages of results while the catalogue that they were found in is the current one, so
 * that what many look for is not read for each of them.
 */
export class RecentPages {
  readonly #db: Kysely<Database>
  readonly #pages = new LRUCache<string, RecipePage>({ max: PAGES_MAX, ttl: CACHED_MS })
  #search: object | undefined

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** The page of these recipes. */
  async get(
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<RecipePage>,
  ): Promise<RecipePage> {
    const search = liveSearchOf(this.#db)
    if (!search) return await read(ids)
    if (search !== this.#search) this.#pages.clear()
    this.#search = search
    const key = ids.join()
    const cached = this.#pages.get(key)
    if (cached) return cached
    const page = await read(ids)
    if (search === liveSearchOf(this.#db)) this.#pages.set(key, page)
    return page
  }
}
