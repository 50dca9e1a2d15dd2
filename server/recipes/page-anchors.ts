import { sql, type Kysely } from 'kysely'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'

/** A recipe's position in the list of all recipes, newest first. */
export interface PageKey {
  published_at: number
  id: number
}

/** Recipes between two anchors: the maximum offset of a query. */
const DISTANCE = 1000

/** Where to start reading, and the offset from there. */
export interface PageStart {
  after: PageKey | undefined
  offset: number
}

/**
 * Every thousandth recipe of the list of all, read once per catalogue version, so that a deep page
 * starts at an index key instead of skipping everything before it.
 */
export class PageAnchors {
  #version = -1
  #anchors: Promise<PageKey[]> = Promise.resolve([])

  /** Where to start reading the page at `offset`. */
  async startOf(db: Kysely<Database>, offset: number): Promise<PageStart> {
    if (offset < DISTANCE) return { after: undefined, offset }
    const version = await readCatalogueVersion(db)
    if (version !== this.#version) {
      this.#version = version
      this.#anchors = readAnchors(db)
    }
    const anchors = await this.#anchors.catch((error: unknown) => {
      this.#version = -1
      throw error
    })
    const place = Math.min(Math.floor(offset / DISTANCE), anchors.length)
    return { after: anchors[place - 1], offset: offset - place * DISTANCE }
  }
}

async function readAnchors(db: Kysely<Database>): Promise<PageKey[]> {
  const { rows } = await sql<PageKey>`
    select published_at, id
    from (
      select published_at, id, row_number() over (order by published_at desc, id desc) as place
      from recipes
    ) as places
    where place % ${sql.lit(DISTANCE)} = 0
    order by place`.execute(db)
  return rows
}
