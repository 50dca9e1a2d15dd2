import type { Kysely } from 'kysely'
import { readChangedRecipes } from '#server/catalogue/changed-recipes.ts'
import { readRecipeTotal } from '#server/catalogue/recipe-total.ts'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { buildIndex } from './build.ts'
import { readChanges } from './changes.ts'
import { type LiveSearch, searchInDatabase, searchWith } from './live-index.ts'
import type { MemoryIndex } from './memory-index.ts'

/** Milliseconds after which the order of equal matches follows the votes since, at the earliest. */
const REFRESH_MS = 600_000
/** An index is left as it is for so many times as long as it took to read. */
const REFRESH_TIMES = 100
/** Milliseconds after which an index that could not be read is tried again. */
const RETRY_MS = 2000
/** An index in memory. */
interface Kept {
  readonly index: MemoryIndex
  /** Milliseconds of the monotonic clock at which it is read again. */
  readonly until: number
  version: number
}

/** Reading on is of no use: the server ends, or the index could not catch up with what has changed. */
class Abandoned extends Error {}

/** The databases of a server. */
export type Databases = Pick<OpenDatabase, 'db' | 'replica'>

/** Reads the search index, and takes in what changes. One thing at a time. */
export class IndexKeeper {
  readonly #app: App
  readonly #primary: Kysely<Database>
  readonly #db: Kysely<Database>
  readonly #recipesMax: number
  #kept: Kept | undefined
  #isWanted = false
  #isClosing = false
  #working: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(app: App, { db, replica }: Databases, recipesMax: number) {
    this.#app = app
    this.#primary = db
    this.#db = replica
    this.#recipesMax = recipesMax
  }

  /** Searches ask the database until the index is as new as the catalogue. */
  forget(): void {
    searchInDatabase(this.#db)
    searchInDatabase(this.#primary)
  }

  /** Brings the index up to date. */
  wake(): void {
    clearTimeout(this.#timer)
    this.#isWanted = true
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
      if (this.#isWanted && !this.#isClosing) this.wake()
    })
  }

  async close(): Promise<void> {
    this.#isClosing = true
    clearTimeout(this.#timer)
    await this.#working
  }

  async #work(): Promise<void> {
    let next = REFRESH_MS
    while (this.#isWanted && !this.#isClosing) {
      this.#isWanted = false
      try {
        const isDue = () => performance.now() >= (this.#kept?.until ?? 0)
        if (!(await this.#catchUp()) || isDue()) await this.#readAnew()
        next = this.#kept ? Math.max(0, this.#kept.until - performance.now()) : REFRESH_MS
      } catch (error) {
        if (error instanceof Abandoned) continue
        this.#app.log.warn(
          { err: error },
          'the search index could not be read: the database answers',
        )
        next = RETRY_MS
      }
    }
    if (!this.#isClosing) this.#timer = setTimeout(() => this.wake(), next).unref()
  }

  /** Serves the index as it is now; false where it has to be read as a whole. */
  async #catchUp(): Promise<boolean> {
    const kept = this.#kept
    if (!kept) return false
    const isNew = await this.#takeIn(kept)
    if (isNew) await this.#serve(kept)
    else this.#kept = undefined
    return isNew
  }

  /** Takes in what has changed; false where anything may have. */
  async #takeIn(kept: Kept): Promise<boolean> {
    const version = await readCatalogueVersion(this.#db)
    if (version === kept.version) return true
    const recipes = await readChangedRecipes(this.#db, kept.version, version)
    if (!recipes) return false
    const changes = await readChanges(this.#db, [...recipes], version)
    const isServed = kept === this.#kept
    if (isServed) {
      this.forget()
      // What fails in the middle is of no use any more.
      this.#kept = undefined
    }
    await kept.index.takeIn(changes)
    kept.version = version
    if (isServed) this.#kept = kept
    return true
  }

  /** Reads the index as a whole. The one that is served goes on taking in what changes meanwhile. */
  async #readAnew(): Promise<void> {
    const start = performance.now()
    const version = await readCatalogueVersion(this.#db)
    if ((await readRecipeTotal(this.#db)) > this.#recipesMax) {
      this.#kept = undefined
      await this.#serve({ version, index: undefined })
      return
    }
    const index = await buildIndex(this.#db, () => this.#pause(version), version)
    const now = performance.now()
    const until = now + Math.max(REFRESH_MS, REFRESH_TIMES * (now - start))
    const kept = { index, version, until }
    if (await this.#takeIn(kept)) {
      this.#kept = kept
      await this.#serve(kept)
    } else this.#isWanted = true
  }

  /**
   * Catches up with what has changed while an index of a version is read.
   * @throws {Abandoned} when that index could not catch up
   */
  async #pause(version: number): Promise<void> {
    if (this.#isClosing) throw new Abandoned()
    if (!this.#isWanted) return
    this.#isWanted = false
    await this.#catchUp()
    const now = await readCatalogueVersion(this.#db)
    if (await readChangedRecipes(this.#db, version, now)) return
    this.#isWanted = true
    throw new Abandoned()
  }

  /** Does nothing if the catalogue has changed meanwhile: it is caught up with at once. */
  async #serve({ version, index }: Pick<LiveSearch, 'version' | 'index'>): Promise<void> {
    const isPrimaryTheSame = await this.#isPrimaryAt(version)
    if (this.#isWanted) return
    searchWith(this.#db, { version, index })
    // The primary may be ahead of the replica, so neither gets what the other has found.
    if (isPrimaryTheSame) searchWith(this.#primary, { version, index })
  }

  async #isPrimaryAt(version: number): Promise<boolean> {
    if (this.#primary === this.#db) return false
    return (await readCatalogueVersion(this.#primary).catch(() => undefined)) === version
  }
}
