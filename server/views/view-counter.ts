import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { ViewMarkTable } from '#server/db/tables/activity.ts'
import { transact } from '#server/db/transact.ts'
import type { App } from '#server/http/app-type.ts'
import { atMost } from '#server/lib/at-most.ts'
import { batches } from '#server/lib/batches.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Viewer } from './viewer.ts'

/** A view of a recipe or cookbook. */
export interface View extends Viewer {
  kind: 'recipe' | 'cookbook'
  itemId: number
}

interface ViewCounterOptions {
  now: () => Date
  /** Whether views cannot be written at the moment: they wait. */
  isReadOnly: () => boolean
  /** Called when views could not be written; they are lost. */
  onError: (error: unknown) => void
}

/** A viewer counts once for an item in this time. */
const WINDOW_MS = 30 * MINUTE_MS
/** Views are written in batches at this interval, because a commit costs more than a page. */
const WRITE_EVERY_MS = 1000
/** Views that wait in memory while none can be written; later ones are not counted. */
const WAITING_MAX = 50_000
/** Recent views in memory, so that repeated ones do not reach the database. */
const REMEMBERED_MAX = 50_000
/** Views per transaction. */
const BATCH_SIZE = 200

/** Counts views asynchronously: no response waits for it. */
export class ViewCounter {
  readonly #db: Kysely<Database>
  readonly #options: ViewCounterOptions
  readonly #remembered: LRUCache<string, true>
  #waiting: View[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(db: Kysely<Database>, options: ViewCounterOptions) {
    this.#db = db
    this.#options = options
    this.#remembered = new LRUCache({
      ...atMost(REMEMBERED_MAX),
      ttl: WINDOW_MS,
      ttlResolution: 0,
      perf: { now: () => options.now().getTime() },
    })
  }

  /** Counts a view soon, unless this viewer was counted for this item in the last 30 minutes. */
  count(view: View): void {
    if (keysOf(view, view.knownAs).some((key) => this.#remembered.has(key))) return
    for (const key of keysOf(view, view.marks)) this.#remembered.set(key, true)
    if (this.#waiting.length < WAITING_MAX) this.#waiting.push(view)
    this.#flushLater()
  }

  /** Writes pending views. Never throws. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#options.isReadOnly()) {
      this.#flushLater()
      return
    }
    const views = this.#waiting
    this.#waiting = []
    try {
      for (const batch of batches(views, BATCH_SIZE)) await this.#write(batch)
    } catch (error) {
      this.#options.onError(error)
    }
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref()
  }

  async #write(views: readonly View[]): Promise<void> {
    const now = this.#options.now().getTime()
    await transact(this.#db, async (trx) => {
      const counted = await mark(trx, views, now)
      for (const kind of ['recipe', 'cookbook'] as const) {
        const items = counted.filter((row) => row.kind === kind)
        for (const [itemId, rows] of Map.groupBy(items, ({ item_id }) => item_id)) {
          await add(trx, kind, itemId, rows.length)
        }
      }
      await deleteEnded(trx, 'view_marks', now - WINDOW_MS)
    })
  }
}

function keyOf(kind: View['kind'], itemId: number, name: string): string {
  return `${kind} ${itemId} ${name}`
}

/** The item together with each of a viewer's names. */
function keysOf({ kind, itemId }: View, names: readonly (string | undefined)[]): string[] {
  return names.flatMap((name) => (name === undefined ? [] : keyOf(kind, itemId, name)))
}

/** Marks the viewers. @returns the views that count */
async function mark(trx: Kysely<Database>, views: readonly View[], now: number) {
  const known = await readMarks(trx, views, now)
  const unknown = views.filter((view) => !keysOf(view, view.knownAs).some((key) => known.has(key)))
  const marks = (which: 0 | 1) =>
    unknown.flatMap((view) => {
      const viewer = view.marks[which]
      const { kind, itemId: item_id } = view
      return viewer === undefined ? [] : { viewer, kind, item_id, counted_at: now }
    })
  await writeMarks(trx, marks(1), now)
  return await writeMarks(trx, marks(0), now)
}

/** Keys of recent marks that match these views, see {@link keyOf}. */
async function readMarks(
  trx: Kysely<Database>,
  views: readonly View[],
  now: number,
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('view_marks')
    .select(['viewer', 'kind', 'item_id'])
    .where('viewer', 'in', [...new Set(views.flatMap(({ knownAs }) => knownAs))])
    .where('counted_at', '>', now - WINDOW_MS)
    .execute()
  return new Set(rows.map(({ viewer, kind, item_id }) => keyOf(kind, item_id, viewer)))
}

/** Writes marks and returns the new ones. */
async function writeMarks(trx: Kysely<Database>, marks: readonly ViewMarkTable[], now: number) {
  // PostgreSQL refuses to write a row twice in one statement, and members of a household share
  // marks.
  const rows = new Map(marks.map((one) => [keyOf(one.kind, one.item_id, one.viewer), one]))
  if (rows.size === 0) return []
  // Always in the same order, so that two processes do not deadlock.
  const inOrder = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  return await trx
    .insertInto('view_marks')
    .values(inOrder)
    .onConflict((conflict) =>
      conflict
        .columns(['viewer', 'kind', 'item_id'])
        .doUpdateSet({ counted_at: now })
        .where('view_marks.counted_at', '<=', now - WINDOW_MS),
    )
    .returning(['kind', 'item_id'])
    .execute()
}

async function add(
  trx: Kysely<Database>,
  kind: View['kind'],
  itemId: number,
  count: number,
): Promise<void> {
  await trx
    .updateTable(kind === 'recipe' ? 'all_recipes' : 'all_cookbooks')
    .set({ views: sql`views + ${count}` })
    .where('id', '=', itemId)
    .execute()
}

interface CountViewsOptions {
  database: OpenDatabase
  now: () => Date
}

/** Creates a view counter that writes its pending views when the server closes. */
export function countViews(app: App, { database, now }: CountViewsOptions): ViewCounter {
  const views = new ViewCounter(database.db, {
    now,
    isReadOnly: () => app.databaseState.isReadOnly,
    onError: (error) => {
      app.databaseState.note(error)
      app.log.error({ err: error }, 'views were not counted')
    },
  })
  app.addHook('onClose', () => views.flush())
  return views
}
