import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { App } from '#server/http/app-type.ts'
import { atMost } from '#server/lib/at-most.ts'
import { batches } from '#server/lib/batches.ts'
import { countViewsOnDay } from './recipe-days.ts'
import { keysOf, mark, WINDOW_MS, type View, type WaitingView } from './view-marks.ts'

interface ViewCounterOptions {
  now: () => Date
  /** Whether views cannot be written at the moment: they wait. */
  isReadOnly: () => boolean
  /** Called when views could not be written; they are lost. */
  onError: (error: unknown) => void
}

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
  #waiting: WaitingView[] = []
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
    const isKnown = keysOf(view, view.knownAs).some((key) => this.#remembered.has(key))
    // A member whose page was counted as a visitor's may be the author, whose views authors do not see.
    const isMet = keysOf(view, [view.marks[0]]).some((key) => this.#remembered.has(key))
    if (isKnown && (view.member === undefined || isMet)) return
    for (const key of keysOf(view, view.marks)) this.#remembered.set(key, true)
    if (this.#waiting.length < WAITING_MAX) this.#waiting.push({ ...view, isKnown })
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

  async #write(views: readonly WaitingView[]): Promise<void> {
    const now = this.#options.now().getTime()
    await transact(this.#db, async (trx) => {
      const { counted, recognised } = await mark(trx, views, now)
      for (const kind of ['recipe', 'cookbook'] as const) {
        const items = counted.filter((row) => row.kind === kind)
        for (const [itemId, rows] of Map.groupBy(items, (view) => view.itemId)) {
          await add(trx, kind, itemId, rows.length)
        }
      }
      const days = { counted: ofRecipes(counted), recognised: ofRecipes(recognised) }
      await countViewsOnDay(trx, days, now)
      await deleteEnded(trx, 'view_marks', now - WINDOW_MS)
    })
  }
}

const ofRecipes = (views: readonly View[]) => views.filter(({ kind }) => kind === 'recipe')

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
