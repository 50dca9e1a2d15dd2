import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'

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

/** Ids per statement; both engines limit the parameters of one. */
const ROUND = 500

/**
 * Parts of answers that only an import changes. They are kept by the version of the catalogue, which
 * every list reads with its rows, so nothing old is ever answered: the version moves on and the
 * entries of the one before fall out.
 */
export class CatalogueCache<T extends object | string> {
  readonly #load: CatalogueLoader<T>
  readonly #kept: LRUCache<string, T>

  /** @param max most entries kept */
  constructor(load: CatalogueLoader<T>, max: number) {
    this.#load = load
    this.#kept = new LRUCache({ max })
  }

  /** The parts of these ids; an id that the database does not have is left out. */
  async get(db: Kysely<Database>, request: CatalogueRequest): Promise<Map<number, T>> {
    const { version, langId, ids } = request
    const found = new Map<number, T>()
    const missing: number[] = []
    for (const id of ids) {
      const kept = this.#kept.get(`${version}/${langId}/${id}`)
      if (kept === undefined) missing.push(id)
      else found.set(id, kept)
    }
    for (let start = 0; start < missing.length; start += ROUND) {
      const loaded = await this.#load(db, langId, missing.slice(start, start + ROUND))
      for (const [id, part] of loaded) {
        this.#kept.set(`${version}/${langId}/${id}`, part)
        found.set(id, part)
      }
    }
    return found
  }
}
