import type { Cookbook } from '#contract/cookbook.ts'
import { CatalogueCache } from '#server/catalogue/cache.ts'
import { inOrder } from '#server/catalogue/in-order.ts'
import { databaseFor, findFor, type Reader, type ReaderAt } from '#server/catalogue/reader.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { globalRating } from '#server/ratings/global-rating.ts'
import { readCookbookParts, type CookbookParts } from './parts.ts'
import {
  readCookbook,
  readCookbooks,
  type CookbookOrder,
  type CookbookPage,
  type CookbookRow,
  type CookbookSelection,
} from './queries.ts'

/** Maximum number of cached cookbooks. */
const PARTS_MAX = 1000
/** The order of a list if the request names none. */
const NEWEST: CookbookOrder = { by: 'published', direction: 'desc' }

/** Reads cookbooks in the form of the API. */
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
    const rows = await readCookbooks(
      databaseFor(this.#database, page.viewer),
      selection,
      order ?? NEWEST,
      page,
    )
    return await this.#toWire(rows, page)
  }

  /**
   * A page of the cookbooks in `ids` that match a selection, in the order of `ids`. Search passes
   * its results, best first.
   */
  async ranked(
    ids: readonly number[],
    selection: CookbookSelection,
    { limit, offset = 0, ...reader }: CookbookPage,
  ): Promise<Cookbook[]> {
    const held = await readCookbooks(
      databaseFor(this.#database, reader.viewer),
      { ...selection, ids },
      NEWEST,
      reader,
    )
    const rows = inOrder(held, ids, ({ id }) => id)
    const page = rows.slice(offset, limit === undefined ? undefined : offset + limit)
    return await this.#toWire(page, reader)
  }

  /** One cookbook; undefined for an unknown id. */
  async one(id: number, reader: Reader): Promise<Cookbook | undefined> {
    return await findFor(this.#database, reader.viewer, async (db) => {
      const row = await readCookbook(db, id, reader.viewer)
      const [cookbook] = row ? await this.#toWire([row], { ...reader, db }) : []
      return cookbook
    })
  }

  async #toWire(
    rows: readonly CookbookRow[],
    { langId, viewer, db = databaseFor(this.#database, viewer) }: ReaderAt,
  ): Promise<Cookbook[]> {
    const version = rows[0]?.version
    if (version === undefined) return []
    const ids = rows.map(({ id }) => id)
    const parts = await this.#parts.get(db, { version, langId, ids })
    return rows.flatMap((row) => {
      const part = parts.get(row.id)
      return part ? cookbookToWire(part, row) : []
    })
  }
}

/** The wire's Cookbook. */
function cookbookToWire(parts: CookbookParts, row: CookbookRow): Cookbook {
  return {
    ...parts,
    Views: row.views,
    IsFavorized: row.favorized !== null,
    IsSubscribed: row.subscribed !== null,
    Rating: { GlobalRating: globalRating(row), TotalRatings: row.rating_count },
  }
}
