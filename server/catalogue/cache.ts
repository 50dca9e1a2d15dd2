import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'

/** Reads what the database holds of these ids in one language. */
export type CatalogueLoader<T> = (
  db: Kysely<Database>,
  langId: LangId,
  ids: readonly number[],
) => Promise<Map<number, T>>

/** What to read and for which version of the catalogue. */
export interface CatalogueRequest {
  version: number
  langId: LangId
  ids: readonly number[]
}

/**
 * Caches parts of answers that only an import changes. The key holds the version of the catalogue,
 * which every list reads with its rows, so nothing stale is served. Entries of older versions are
 * evicted.
 */
export class CatalogueCache<T extends object | string> {
  readonly #load: CatalogueLoader<T>
  readonly #kept: LRUCache<string, T>

  /** @param max cached entries */
  constructor(load: CatalogueLoader<T>, max: number) {
    this.#load = load
    this.#kept = new LRUCache({ max })
  }

  /** The parts of these ids; unknown ids are left out. */
  async get(db: Kysely<Database>, request: CatalogueRequest): Promise<Map<number, T>> {
    const { version, langId, ids } = request
    const found = new Map<number, T>()
    const missing: number[] = []
    for (const id of ids) {
      const kept = this.#kept.get(`${version}/${langId}/${id}`)
      if (kept === undefined) missing.push(id)
      else found.set(id, kept)
    }
    for (const batch of batches(missing)) {
      const loaded = await this.#load(db, langId, batch)
      for (const [id, part] of loaded) {
        this.#kept.set(`${version}/${langId}/${id}`, part)
        found.set(id, part)
      }
    }
    return found
  }
}
