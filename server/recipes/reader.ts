import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import { CatalogueCache } from '#server/catalogue/cache.ts'
import { inOrder } from '#server/catalogue/in-order.ts'
import {
  databaseFor,
  findFor,
  type Paging,
  type Reader,
  type ReaderAt,
} from '#server/catalogue/reader.ts'
import { SharedReads } from '#server/catalogue/shared-reads.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { searchedVersionOf } from '#server/search/memory/live-index.ts'
import { readReasons } from '#server/search/reasons.ts'
import { ResponseCache } from './response-cache.ts'
import { rankByRating } from './best-rated.ts'
import { rankByMissing, readLarder, readRecipeFoods } from './have.ts'
import { selectsAll } from './list-query.ts'
import { prepareVisitorsReads, readOne, readPage, rowsOf } from './pages.ts'
import type { RecipePage, RecipeRow, VisitorsReads } from './pages.ts'
import { readRecipeDocuments } from './queries.ts'
import { RecentPages } from './recent-pages.ts'
import type { RecipeSelection } from './selection.ts'
import { type AnswerParts, listToWire, recipeToWire } from './to-wire.ts'

/** Cached documents, about 2 KB each. */
const DOCUMENTS_MAX = 5000

/** What a recipe has in this answer only, by its id. */
type PartsOf = (id: number) => AnswerParts

/** A search and what it found, best first. */
interface SearchResult {
  readonly term: string
  readonly ids: readonly number[]
}

/** Reads recipes as the JSON of a response. */
export class RecipeReader {
  readonly #database: OpenDatabase
  readonly #visitors: VisitorsReads
  readonly #documents = new CatalogueCache(readRecipeDocuments, DOCUMENTS_MAX)
  readonly #responses = new ResponseCache()
  readonly #recent: RecentPages
  readonly #pages = new SharedReads<Buffer>()
  readonly #recipes = new SharedReads<string | undefined>()

  constructor(database: OpenDatabase) {
    this.#database = database
    this.#recent = new RecentPages(database.replica)
    this.#visitors = prepareVisitorsReads(database.replica)
  }

  /** A page of all recipes, newest first. */
  async all(paging: Paging, reader: Reader): Promise<Buffer> {
    if (reader.viewer !== null) return await this.#readAll(paging, reader)
    const key = `${reader.langId} ${paging.limit} ${paging.offset}`
    return await this.#pages.get(key, () => this.#readAll(paging, reader))
  }

  /** A page of a selection in its own order. */
  async selected(selection: RecipeSelection, paging: Paging, reader: Reader): Promise<Buffer> {
    const page = await readPage(
      databaseFor(this.#database, reader.viewer),
      selection,
      paging,
      reader.viewer,
    )
    return await this.#answer(page, reader)
  }

  /** The recipes of a search that match a selection, with what says why they were found. */
  async ranked(
    { term, ids }: SearchResult,
    selection: RecipeSelection,
    { limit = LIST_LIMIT_MAX, offset = 0 }: Paging,
    reader: Reader,
  ): Promise<Buffer> {
    if (selectsAll(selection))
      return await this.#these({ term, ids: ids.slice(offset, offset + limit) }, reader)
    const db = databaseFor(this.#database, reader.viewer)
    const page = await readPage(db, { ...selection, ids }, {}, reader.viewer)
    const rows = inOrder(rowsOf(page), ids, ({ id }) => id).slice(offset, offset + limit)
    const found = { term, ids: rows.map(({ id }) => id) }
    const reasons = await this.#reasonsOf(found, reader)
    return Buffer.from(listToWire(await this.#toWire(page.version, rows, reader, reasons)))
  }

  /** Recipes of a selection by how few of their ingredients are missing beside these foods. */
  async byFoods(
    foods: readonly number[],
    selection: RecipeSelection,
    paging: Paging,
    reader: Reader,
  ): Promise<Buffer> {
    const db = databaseFor(this.#database, reader.viewer)
    const larder = await readLarder(db, foods)
    const ids = await rankByMissing(db, larder, selection, paging)
    const foodsOf = await readRecipeFoods(db, larder, ids, reader.langId)
    const page = await readPage(db, { ids }, {}, reader.viewer)
    const rows = inOrder(rowsOf(page), ids, ({ id }) => id)
    const partsOf = (id: number) => ({ Foods: foodsOf.get(id) })
    return Buffer.from(listToWire(await this.#toWire(page.version, rows, reader, partsOf)))
  }

  /** Recipes of a selection, the best rated of the newest first. */
  async byRating(selection: RecipeSelection, paging: Paging, reader: Reader): Promise<Buffer> {
    const ids = await rankByRating(databaseFor(this.#database, reader.viewer), selection, paging)
    return await this.#these({ term: '', ids }, reader)
  }

  /** One recipe; undefined for an unknown id. */
  async one(id: number, reader: Reader): Promise<string | undefined> {
    if (reader.viewer !== null) return await this.#readOne(id, reader)
    return await this.#recipes.get(`${reader.langId} ${id}`, () => this.#readOne(id, reader))
  }

  async #readAll(paging: Paging, reader: Reader): Promise<Buffer> {
    const db = databaseFor(this.#database, reader.viewer)
    const page =
      reader.viewer === null
        ? await this.#visitors.readPage(paging)
        : await readPage(db, {}, paging, reader.viewer)
    return await this.#answer(page, reader)
  }

  async #readOne(id: number, reader: Reader): Promise<string | undefined> {
    return await findFor(this.#database, reader.viewer, async (db) => {
      const page =
        db === this.#database.replica && reader.viewer === null
          ? await this.#visitors.readOne(id)
          : await readOne(db, id, reader.viewer)
      const [text] = await this.#toWire(page.version, rowsOf(page), { ...reader, db })
      return text
    })
  }

  async #reasonsOf(found: SearchResult, { langId, viewer }: Reader): Promise<PartsOf> {
    const reasons = await readReasons(databaseFor(this.#database, viewer), langId, found)
    return (id) => ({ FoundBy: reasons.get(id) })
  }

  /** The recipes of a search in its order; unknown ids are left out. */
  async #these({ term, ids }: SearchResult, reader: Reader): Promise<Buffer> {
    const { viewer, langId } = reader
    const db = databaseFor(this.#database, viewer)
    const isPrepared = viewer === null && ids.length <= LIST_LIMIT_MAX
    const page = isPrepared
      ? await this.#recent.get(ids, this.#visitors.readThese)
      : await readPage(db, { ids }, {}, viewer)
    const key = `${langId} ${page.version} ${searchedVersionOf(db)} ${page.recipes} ${ids.join()} ${term}`
    return await this.#responses.get(key, async () => {
      const rows = inOrder(rowsOf(page), ids, ({ id }) => id)
      const reasons = await this.#reasonsOf({ term, ids }, reader)
      return listToWire(await this.#toWire(page.version, rows, reader, reasons))
    })
  }

  async #answer(page: RecipePage, reader: Reader): Promise<Buffer> {
    const key = `${reader.langId} ${page.version} ${page.recipes}`
    return await this.#responses.get(key, async () =>
      listToWire(await this.#toWire(page.version, rowsOf(page), reader)),
    )
  }

  async #toWire(
    version: number | null,
    rows: readonly RecipeRow[],
    { langId, viewer, db = databaseFor(this.#database, viewer) }: ReaderAt,
    partsOf?: PartsOf,
  ): Promise<string[]> {
    if (version === null) return []
    const ids = rows.map(({ id }) => id)
    const documents = await this.#documents.get(db, { version, langId, ids })
    return rows.flatMap((row) => {
      const document = documents.get(row.id)
      return document === undefined ? [] : recipeToWire(document, row, partsOf?.(row.id))
    })
  }
}
