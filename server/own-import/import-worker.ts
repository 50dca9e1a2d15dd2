import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from '#server/http/errors.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { singleFlight } from '#server/lib/single-flight.ts'
import { lineReader } from '#server/own/foods.ts'
import type { Saver } from '#server/own/saver.ts'
import { drawItem, type PictureSaver } from './draw-pictures.ts'
import { claimImport, nextItems, releaseImport } from './import-queue.ts'
import type { ImportRow, ItemRow } from './import-rows.ts'
import { departmentsOf, keepMoved, packedPlaces } from './keep-departments.ts'
import { keepItem, refuseItem } from './keep-item.ts'
import { openArchive, type Archive } from './readers/archive.ts'
import { ImportError } from './readers/import-error.ts'
import { readImport, type ReadingTools } from './read-import.ts'

export interface ImportWorkerOptions extends ReadingTools {
  readonly save: PictureSaver
  /** Recipes whose pictures are read and drawn at a time. */
  readonly drawnAtOnce: number
  readonly now: () => number
  readonly log: FastifyBaseLogger
}

/** Milliseconds between polls: after a restart, or when another process ended, work goes on. */
const POLL_MS = 15_000

const isWaiting = ({ picture }: ItemRow) => picture === 'waiting'

/**
 * Works on imports, a few recipes at a time: reads them, draws their pictures, keeps what was chosen. All
 * state is in the database, so that it goes on after a restart.
 */
export class ImportWorker {
  readonly #options: ImportWorkerOptions
  readonly #run = singleFlight(() => this.#work())
  #isAwake = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  readonly #few: ReturnType<typeof limitConcurrency>
  /** The archive that was used last. */
  #open: { id: number; archive: Archive } | undefined
  /** What recipes of the import that was kept last are kept with. */
  #keeping: ({ id: number } & Pick<Saver, 'foods' | 'read' | 'departments'>) | undefined

  constructor(options: ImportWorkerOptions) {
    this.#options = options
    this.#few = limitConcurrency(options.drawnAtOnce)
  }

  /** Resumes unfinished imports and starts polling for new ones. */
  start(): void {
    this.#timer = setInterval(() => void this.wake(), POLL_MS).unref()
    void this.wake()
  }

  /** Works until nothing is left to do. Never throws. */
  async wake(): Promise<void> {
    this.#isAwake = true
    await this.#run()
  }

  /** Ends the recipes in progress and starts no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#run()
    this.#closeArchive()
    this.#options.fetcher.close()
  }

  #closeArchive(): void {
    this.#open?.archive.close()
    this.#open = undefined
    this.#keeping = undefined
  }

  async #work(): Promise<void> {
    try {
      while (this.#isAwake && !this.#isClosed) {
        this.#isAwake = false
        for (let row = await this.#next(); row; row = await this.#next()) await this.#doOne(row)
      }
    } catch (error) {
      this.#options.log.error({ err: error }, 'the work on imports failed')
    }
    this.#closeArchive()
  }

  async #next(): Promise<ImportRow | undefined> {
    if (this.#isClosed) return undefined
    return await claimImport(this.#options.db, this.#options.now(), this.#open?.id)
  }

  /**
   * Reads an import, or processes its next recipes. After an error the claim stays until it expires, so
   * that all other imports go first.
   */
  async #doOne(row: ImportRow): Promise<void> {
    try {
      if (row.state === 'reading') await this.#read(row)
      else await this.#doItems(row)
      await releaseImport(this.#options.db, row)
    } catch (error) {
      this.#options.log.error({ err: error }, 'the work on an import failed')
      this.#closeArchive()
    }
  }

  async #read(row: ImportRow): Promise<void> {
    const { db, files, log } = this.#options
    try {
      await readImport(row, this.#options)
    } catch (error) {
      if (!(error instanceof ImportError)) log.warn({ err: error }, 'an import cannot be read')
      const failure = error instanceof ImportError ? error.failure : 'NotReadable'
      await db
        .updateTable('own_imports')
        .set({ state: 'failed', failure })
        .where('id', '=', row.id)
        .where('state', '=', 'reading')
        .execute()
      await files.remove(row.id)
    }
  }

  /** Draws some recipes, and keeps each in its turn while the next ones are drawn. */
  async #doItems(row: ImportRow): Promise<void> {
    const items = await nextItems(this.#options.db, row)
    if (items.length === 0 && row.state === 'keeping') await this.#finish(row)
    const archive = items.some(isWaiting) ? await this.#archiveOf(row) : undefined
    const { db, fetcher, save } = this.#options
    const tools = { fetcher, save, archive }
    const draw = async (item: ItemRow) =>
      await this.#few(async () =>
        // When the server stops, its pictures are left for the next start.
        this.#isClosed ? undefined : await drawItem(db, item, { userId: row.user_id, tools }),
      )
    const drawn = items.map(async (item) => (isWaiting(item) ? await draw(item) : item))
    const allDrawn = Promise.allSettled(drawn)
    try {
      for (const one of drawn) {
        const item = await one
        if (item && row.state === 'keeping') await this.#keep(row, item)
      }
    } finally {
      await allDrawn
    }
  }

  async #keep(row: ImportRow, item: ItemRow): Promise<void> {
    const { db } = this.#options
    try {
      await keepItem(db, row, item, await this.#saverOf(row))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await refuseItem(db, item, error)
    }
  }

  /**
   * One line reader for all recipes of an import, so that foods added for one recipe do not change how the
   * next is read.
   */
  async #saverOf(row: ImportRow): Promise<Saver> {
    const { db, now } = this.#options
    const { id, user_id: userId } = row
    const foods = await this.#options.foods()
    if (this.#keeping?.id !== id || this.#keeping.foods !== foods) {
      const read = await lineReader(db, userId, foods)
      const packed = await packedPlaces(row, await this.#archiveOf(row))
      this.#keeping = { id, foods, read, departments: await departmentsOf(db, packed) }
    }
    return { ...this.#keeping, userId, now: now() }
  }

  /** The archive of an import; undefined where it has none. */
  async #archiveOf({ id, source }: ImportRow): Promise<Archive | undefined> {
    if (source !== 'file') return undefined
    if (this.#open?.id === id) return this.#open.archive
    this.#closeArchive()
    try {
      this.#open = { id, archive: await openArchive(this.#options.files.pathOf(id)) }
    } catch {
      // A file that is no archive has its pictures elsewhere.
      return undefined
    }
    return this.#open.archive
  }

  async #finish(row: ImportRow): Promise<void> {
    const { db, files, now } = this.#options
    const packed = await packedPlaces(row, await this.#archiveOf(row))
    if (packed) await keepMoved(db, packed, await this.#saverOf(row))
    await db
      .updateTable('own_imports')
      .set({ state: 'kept', kept_at: now() })
      .where('id', '=', row.id)
      .where('state', '=', 'keeping')
      .execute()
    this.#closeArchive()
    await files.remove(row.id)
  }
}
