import type { LangId } from '#contract/languages.ts'
import { CatalogueCache } from '#server/catalogue/cache.ts'
import { inOrder } from '#server/catalogue/in-order.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { PageAnchors } from './page-anchors.ts'
import { readRecipe, readRecipeDocuments, readRecipes } from './queries.ts'
import type { Paging, RecipeRow } from './queries.ts'
import type { RecipeSelection } from './selection.ts'
import { listToWire, recipeToWire } from './to-wire.ts'

/** Documents kept in memory; one is about 2 KB. */
const DOCUMENTS_MAX = 5000

/** In which language, and for whom: a member, or null for a visitor. */
export interface Reader {
  langId: LangId
  viewer: number | null
}

/** Recipes as the JSON text of an answer. */
export class RecipeReader {
  readonly #database: OpenDatabase
  readonly #documents = new CatalogueCache(readRecipeDocuments, DOCUMENTS_MAX)
  readonly #anchors = new PageAnchors()

  constructor(database: OpenDatabase) {
    this.#database = database
  }

  /** A page of the list of all, newest first. */
  async all(paging: Paging, reader: Reader): Promise<string> {
    const db = this.#dbFor(reader)
    const { after, offset } = await this.#anchors.startOf(db, paging.offset ?? 0)
    const rows = await readRecipes(db, { after }, { ...paging, offset }, reader.viewer)
    return listToWire(await this.#toWire(rows, reader))
  }

  /** A page of a selection in its own order. */
  async selected(selection: RecipeSelection, paging: Paging, reader: Reader): Promise<string> {
    const rows = await readRecipes(this.#dbFor(reader), selection, paging, reader.viewer)
    return listToWire(await this.#toWire(rows, reader))
  }

  /** Those of `ids` that a selection holds, in the order of `ids`: a search, best first. */
  async ranked(
    ids: readonly number[],
    selection: RecipeSelection,
    { limit, offset = 0 }: Paging,
    reader: Reader,
  ): Promise<string> {
    const held = await readRecipes(this.#dbFor(reader), { ...selection, ids }, {}, reader.viewer)
    const rows = inOrder(held, ids, ({ id }) => id)
    const page = rows.slice(offset, limit === undefined ? undefined : offset + limit)
    return listToWire(await this.#toWire(page, reader))
  }

  /** One recipe; undefined for an unknown id. */
  async one(id: number, reader: Reader): Promise<string | undefined> {
    const row = await readRecipe(this.#dbFor(reader), id, reader.viewer)
    if (!row) return undefined
    const [text] = await this.#toWire([row], reader)
    return text
  }

  /** What a member has just changed is not on the replica yet. */
  #dbFor({ viewer }: Reader) {
    return viewer === null ? this.#database.replica : this.#database.db
  }

  async #toWire(rows: readonly RecipeRow[], reader: Reader): Promise<string[]> {
    const version = rows[0]?.version
    if (version === undefined) return []
    const ids = rows.map(({ id }) => id)
    const request = { version, langId: reader.langId, ids }
    const documents = await this.#documents.get(this.#dbFor(reader), request)
    return rows.flatMap((row) => {
      const document = documents.get(row.id)
      return document === undefined ? [] : recipeToWire(document, row)
    })
  }
}
