import type { Cookbook } from '#contract/cookbook.ts'
import type { LangId } from '#contract/languages.ts'
import { CatalogueCache } from '#server/catalogue/cache.ts'
import { inOrder } from '#server/catalogue/in-order.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { readCookbookParts } from './parts.ts'
import { readCookbook, readCookbooks } from './queries.ts'
import type { CookbookOrder, CookbookPage, CookbookRow, CookbookSelection } from './queries.ts'
import { cookbookToWire } from './to-wire.ts'

/** Cookbooks kept in memory. */
const PARTS_MAX = 1000
/** The order of a list that asks for none. */
const NEWEST: CookbookOrder = { by: 'published', direction: 'desc' }

/** In which language, and for whom: a member, or null for a visitor. */
export interface Reader {
  langId: LangId
  viewer: number | null
}

/** Cookbooks as the wire has them. */
export class CookbookReader {
  readonly #database: OpenDatabase
  readonly #parts = new CatalogueCache(readCookbookParts, PARTS_MAX)

  constructor(database: OpenDatabase) {
    this.#database = database
  }

  /** A page of a selection. */
  async selected(
    selection: CookbookSelection,
    order: CookbookOrder | undefined,
    page: CookbookPage,
  ): Promise<Cookbook[]> {
    const rows = await readCookbooks(this.#dbFor(page), selection, order ?? NEWEST, page)
    return await this.#toWire(rows, page)
  }

  /** A page of those of `ids` that a selection holds, in the order of `ids`: a search, best first. */
  async ranked(
    ids: readonly number[],
    selection: CookbookSelection,
    { limit, offset = 0, ...reader }: CookbookPage,
  ): Promise<Cookbook[]> {
    const held = await readCookbooks(this.#dbFor(reader), { ...selection, ids }, NEWEST, reader)
    const rows = inOrder(held, ids, ({ id }) => id)
    const page = rows.slice(offset, limit === undefined ? undefined : offset + limit)
    return await this.#toWire(page, reader)
  }

  /** One cookbook; undefined for an unknown id. */
  async one(id: number, reader: Reader): Promise<Cookbook | undefined> {
    const row = await readCookbook(this.#dbFor(reader), id, reader.viewer)
    if (!row) return undefined
    const [cookbook] = await this.#toWire([row], reader)
    return cookbook
  }

  /** What a member has just changed is not on the replica yet. */
  #dbFor({ viewer }: Reader) {
    return viewer === null ? this.#database.replica : this.#database.db
  }

  async #toWire(rows: readonly CookbookRow[], reader: Reader): Promise<Cookbook[]> {
    const version = rows[0]?.version
    if (version === undefined) return []
    const ids = rows.map(({ id }) => id)
    const request = { version, langId: reader.langId, ids }
    const parts = await this.#parts.get(this.#dbFor(reader), request)
    return rows.flatMap((row) => {
      const part = parts.get(row.id)
      return part ? cookbookToWire(part, row) : []
    })
  }
}
