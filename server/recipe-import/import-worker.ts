import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { HOUR_MS } from '#contract/durations.ts'
import { ApiError } from '#server/http/errors.ts'
import { FairTurns } from '#server/lib/fair-turns.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { compileWith, type Compile } from '#server/own-recipes/compile.ts'
import { readLineFoods } from '#server/own-recipes/foods/read-foods.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { addPictures, type PictureSaver } from './item-pictures.ts'
import { failImport, giveUp } from './give-up.ts'
import { ImportLanes, type LanesOptions } from './import-lanes.ts'
import { nextItems } from './import-queue.ts'
import type { ImportRow, ItemRow } from './queries.ts'
import { departmentsOf, saveMoved, packedDepartments } from './save-departments.ts'
import { saveItem, refuseItem } from './save-item.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'
import { parseImport, type ReadingTools } from './parse-import.ts'
import { changeState } from './write.ts'

export interface ImportWorkerOptions extends ReadingTools {
  readonly savePicture: PictureSaver
  /** Recipes whose pictures are read and converted at a time. */
  readonly convertedAtOnce: number
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly databaseState: LanesOptions['databaseState']
}

/** What the recipes of an import are compiled and saved with. */
interface CompileContext extends Pick<Saver, 'foods' | 'departments'> {
  readonly compile: Compile
}

/** How long an import waits for a process that has its file. */
const FILE_MISSING_MS = HOUR_MS
/** Imports whose context is cached. */
const CONTEXTS_MAX = 100

const isWaiting = ({ picture }: ItemRow) => picture === 'waiting'

/** Works on imports, a few recipes at a time: reads them, converts their pictures, saves what was chosen. */
export class ImportWorker {
  readonly #options: ImportWorkerOptions
  readonly #lanes: ImportLanes
  /** Turns of conversions. */
  readonly #turns: FairTurns
  readonly #contexts = new LRUCache<number, CompileContext>({ max: CONTEXTS_MAX })

  constructor(options: ImportWorkerOptions) {
    this.#options = options
    this.#turns = new FairTurns({ atOnce: options.convertedAtOnce })
    this.#lanes = new ImportLanes({
      ...options,
      step: async (row, signal) =>
        await (row.state === 'reading' ? this.#read(row, signal) : this.#doItems(row, signal)),
      canWorkOn: async (row) => await this.#canWorkOn(row),
      giveUp: async (row) => await giveUp(options, row),
    })
  }

  /** Resumes unfinished imports and starts polling for new ones. */
  start(): void {
    this.#lanes.start()
  }

  /** Takes up what there is to do. */
  wake(): void {
    this.#lanes.wake()
  }

  /** Ends the work in progress, which the next start resumes. */
  async close(): Promise<void> {
    await this.#lanes.close()
    this.#options.fetches.close()
  }

  /** A file may lie where only another process reads it. One that nobody has fails after a while. */
  async #canWorkOn(row: ImportRow): Promise<boolean> {
    const { files, now } = this.#options
    if (row.source !== 'file' || row.created_at < now() - FILE_MISSING_MS) return true
    return await files.has(row)
  }

  async #read(row: ImportRow, signal: AbortSignal): Promise<void> {
    const { log } = this.#options
    try {
      await parseImport(row, this.#options, signal)
    } catch (error) {
      signal.throwIfAborted()
      // It is read later.
      if (error instanceof StorageUnavailable) throw error
      if (!(error instanceof ImportError)) log.warn({ err: error }, 'an import cannot be read')
      const failure = error instanceof ImportError ? error.failure : 'NotReadable'
      // What failed for another reason may be read again, by hand.
      await failImport(this.#options, row, {
        failure,
        canBeReadAgain: !(error instanceof ImportError),
      })
    }
  }

  /** Converts the pictures of some recipes, and saves each recipe in its turn while the next ones are converted. */
  async #doItems(row: ImportRow, signal: AbortSignal): Promise<void> {
    const { db, fetches, reading, savePicture, convertedAtOnce } = this.#options
    const items = await nextItems(db, row)
    if (items.length === 0 && row.state === 'keeping') await this.#finish(row)
    const tools = { fetches, processes: reading.patient, turns: this.#turns, savePicture }
    const whose = { row, signal, archive: await this.#archiveOf(row) }
    const few = limitConcurrency(convertedAtOnce)
    const withPictures = items.map(async (item) =>
      isWaiting(item) ? await few(async () => await addPictures(db, item, whose, tools)) : item,
    )
    const allConverted = Promise.allSettled(withPictures)
    try {
      for (const one of withPictures) {
        const item = await one
        signal.throwIfAborted()
        if (row.state === 'keeping') await this.#save(row, item)
      }
    } finally {
      await allConverted
    }
  }

  async #save(row: ImportRow, item: ItemRow): Promise<void> {
    const { db } = this.#options
    const { compile, ...context } = await this.#contextOf(row)
    try {
      await saveItem(db, row, item, { saver: this.#saverOf(row, context), compile })
    } catch (error) {
      // What is too much for the moment is tried again.
      if (!(error instanceof ApiError) || error.code === 'Unavailable') throw error
      await refuseItem(db, item, error)
    }
  }

  #saverOf(
    { user_id: userId }: ImportRow,
    { foods, departments }: Omit<CompileContext, 'compile'>,
  ): Saver {
    return { userId, now: this.#options.now(), foods, ...(departments && { departments }) }
  }

  /**
   * The same words for all recipes of an import, so that foods added for one recipe do not change how the next
   * is read.
   */
  async #contextOf(row: ImportRow): Promise<CompileContext> {
    const { db, reading } = this.#options
    const { id, user_id: userId } = row
    const foods = await this.#options.foods()
    const known = this.#contexts.get(id)
    if (known?.foods === foods) return known
    const packed = await packedDepartments(row, await this.#archiveOf(row), reading.patient)
    const context = {
      foods,
      compile: compileWith(reading.quick, userId, await readLineFoods(db, userId, foods)),
      departments: await departmentsOf(db, packed),
    }
    this.#contexts.set(id, context)
    return context
  }

  /** Path of the archive of an import; undefined where it has none. */
  async #archiveOf(row: ImportRow): Promise<string | undefined> {
    return row.source === 'file' ? await this.#options.files.open(row) : undefined
  }

  async #finish(row: ImportRow): Promise<void> {
    const { db, files, now, reading } = this.#options
    const packed = await packedDepartments(row, await this.#archiveOf(row), reading.patient)
    if (packed) await saveMoved(db, packed, this.#saverOf(row, await this.#contextOf(row)))
    await changeState(db, row.id, 'keeping', { state: 'kept', kept_at: now() })
    this.#contexts.delete(row.id)
    await files.remove(row)
  }
}
