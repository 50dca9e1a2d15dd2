import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { hostname } from 'node:os'
import { singleFlight } from '#server/lib/single-flight.ts'
import { drawPictures, type PictureSaver } from './draw-pictures.ts'
import { draftOf, type ImportRow, type ItemRow, type StoredPictures } from './import-rows.ts'
import { keepItem } from './keep-item.ts'
import { openArchive, type Archive } from './readers/archive.ts'
import { ImportError } from './readers/import-error.ts'
import { readImport, type ReadingTools } from './read-import.ts'

/** What a worker needs. */
export interface ImportWorkerOptions extends ReadingTools {
  readonly save: PictureSaver
  readonly now: () => number
  readonly log: FastifyBaseLogger
}

/** While one process works on an import, no other one does for this long. */
const CLAIM_MS = 60_000
/** Milliseconds between polls: after a restart, or when another process ended, work goes on. */
const POLL_MS = 15_000

/**
 * Works on imports, one recipe at a time: reads them, draws their pictures, keeps what was chosen. All
 * state is in the database, so that it goes on after a restart.
 */
export class ImportWorker {
  readonly #options: ImportWorkerOptions
  readonly #run = singleFlight(() => this.#work())
  #isAwake = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  /** The archive that was used last. */
  #open: { id: number; archive: Archive } | undefined

  constructor(options: ImportWorkerOptions) {
    this.#options = options
  }

  /** Goes on with what is there, and looks for more from now on. */
  start(): void {
    this.#timer = setInterval(() => void this.wake(), POLL_MS).unref()
    void this.wake()
  }

  /** Works until nothing is left to do. Never throws. */
  async wake(): Promise<void> {
    this.#isAwake = true
    await this.#run()
  }

  /** Ends the recipe in progress and starts no more. */
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
  }

  async #work(): Promise<void> {
    try {
      while (this.#isAwake && !this.#isClosed) {
        this.#isAwake = false
        for (let row = await this.#claim(); row; row = await this.#claim()) await this.#doOne(row)
      }
    } catch (error) {
      this.#options.log.error({ err: error }, 'the work on imports failed')
    }
    this.#closeArchive()
  }

  /** The import with something to do that comes first: those that somebody waits for most. */
  async #claim(): Promise<ImportRow | undefined> {
    if (this.#isClosed) return undefined
    const { db, now } = this.#options
    const time = now()
    const row = await db
      .selectFrom('own_imports as imports')
      .selectAll()
      .where('host', '=', hostname())
      .where((where) =>
        where.or([
          where('claimed_until', '<=', time),
          where('imports.id', '=', this.#open?.id ?? -1),
        ]),
      )
      .where('is_paused', '=', 0)
      .where((where) =>
        where.or([
          where('state', 'in', ['reading', 'keeping']),
          where.and([
            where('state', '=', 'ready'),
            where.exists(
              where
                .selectFrom('own_import_items as items')
                .select('items.id')
                .whereRef('items.import_id', '=', 'imports.id')
                .where('items.picture', '=', 'waiting'),
            ),
          ]),
        ]),
      )
      .orderBy(sql`case state when 'keeping' then 0 when 'reading' then 1 else 2 end`)
      .orderBy('imports.id')
      .executeTakeFirst()
    if (!row) return undefined
    const claimed = await db
      .updateTable('own_imports')
      .set({ claimed_until: time + CLAIM_MS })
      .where('id', '=', row.id)
      .where('claimed_until', '=', row.claimed_until)
      .returning('id')
      .executeTakeFirst()
    return claimed ? row : await this.#claim()
  }

  async #release({ id }: ImportRow): Promise<void> {
    await this.#options.db
      .updateTable('own_imports')
      .set({ claimed_until: 0 })
      .where('id', '=', id)
      .execute()
  }

  async #doOne(row: ImportRow): Promise<void> {
    try {
      if (row.state === 'reading') await this.#read(row)
      else await this.#doItem(row)
    } finally {
      await this.#release(row)
    }
  }

  async #read(row: ImportRow): Promise<void> {
    const { db, log } = this.#options
    try {
      await readImport(row, this.#options)
    } catch (error) {
      if (!(error instanceof ImportError)) log.warn({ err: error }, 'an import cannot be read')
      const failure = error instanceof ImportError ? error.failure : 'NotReadable'
      await db
        .updateTable('own_imports')
        .set({ state: 'failed', failure })
        .where('id', '=', row.id)
        .execute()
    }
  }

  async #doItem(row: ImportRow): Promise<void> {
    const { db, now, foods } = this.#options
    const isKeeping = row.state === 'keeping'
    const items = await this.#nextItems(row, isKeeping)
    const [item] = items
    if (!item) {
      if (isKeeping) await this.#finish(row)
      return
    }
    const drawn = item.picture === 'waiting' ? await this.#draw(row, item) : item
    if (isKeeping)
      await keepItem(db, row, drawn, { userId: row.user_id, now: now(), foods: await foods() })
  }

  async #nextItems(row: ImportRow, isKeeping: boolean): Promise<ItemRow[]> {
    const waiting = this.#options.db
      .selectFrom('own_import_items')
      .selectAll()
      .where('import_id', '=', row.id)
      .orderBy('id')
      .limit(1)
    return isKeeping
      ? await waiting.where('is_chosen', '=', 1).where('recipe_id', 'is', null).execute()
      : await waiting.where('picture', '=', 'waiting').execute()
  }

  async #draw(row: ImportRow, item: ItemRow): Promise<ItemRow> {
    const { db, fetcher, save } = this.#options
    const archive = row.source === 'file' ? await this.#archiveOf(row) : undefined
    const pictures = JSON.parse(item.pictures) as StoredPictures
    const tools = { fetcher, archive, save }
    const { draft, hasFailed } = await drawPictures(draftOf(item), pictures, {
      userId: row.user_id,
      tools,
    })
    // The member may have answered a question meanwhile: only the pictures are added.
    const latest = await db
      .selectFrom('own_import_items')
      .selectAll()
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow()
    const ids = new Map(draft.Steps.map(({ Key, PictureId }) => [Key, PictureId]))
    const now = draftOf(latest)
    const merged = {
      ...now,
      ...(draft.PictureId !== undefined && { PictureId: draft.PictureId }),
      Steps: now.Steps.map((step) => {
        const PictureId = ids.get(step.Key)
        return PictureId === undefined ? step : Object.assign({}, step, { PictureId })
      }),
    }
    const picture = hasFailed ? ('failed' as const) : ('there' as const)
    const values = { draft: JSON.stringify(merged), picture }
    await db.updateTable('own_import_items').set(values).where('id', '=', item.id).execute()
    return { ...latest, ...values }
  }

  async #archiveOf({ id }: ImportRow): Promise<Archive | undefined> {
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
