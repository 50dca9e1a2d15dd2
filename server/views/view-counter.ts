import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/db/schema.ts'

/** A look at a recipe or cookbook. */
export interface View {
  kind: 'recipe' | 'cookbook'
  itemId: number
  /** Names the viewer without telling who it is, see `viewerOf`. */
  viewer: string
}

/** What a counter needs besides the database. */
export interface ViewCounterOptions {
  now: () => Date
  /** Told about views that could not be counted; they are lost. */
  onError: (error: unknown) => void
}

/** A viewer counts once for an item in this time (D-42). */
const WINDOW_MS = 30 * 60_000
/** Views are written together, at most once in this time: a commit costs more than a page. */
const WRITE_EVERY_MS = 1000
/** Looks remembered in memory, so that a repeated one does not reach the database. */
const REMEMBERED_MAX = 50_000
/** Views per transaction. */
const ROUND = 200

/** Counts views beside the answers: a read never waits for it. */
export class ViewCounter {
  readonly #db: Kysely<Database>
  readonly #options: ViewCounterOptions
  readonly #remembered: LRUCache<string, true>
  #waiting = new Map<string, View>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Kysely<Database>, options: ViewCounterOptions) {
    this.#db = db
    this.#options = options
    this.#remembered = new LRUCache({
      max: REMEMBERED_MAX,
      ttl: WINDOW_MS,
      ttlResolution: 0,
      perf: { now: () => options.now().getTime() },
    })
  }

  /** Counts a view soon, unless this viewer was counted for this item in the last 30 minutes. */
  count(view: View): void {
    const key = `${view.kind} ${view.itemId} ${view.viewer}`
    if (this.#remembered.has(key)) return
    this.#remembered.set(key, true)
    this.#waiting.set(key, view)
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref()
  }

  /** Writes what waits. Never throws. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const views = this.#waiting
    this.#waiting = new Map()
    // In one order everywhere, so that two processes never wait for each other.
    const inOrder = [...views.keys()].sort().flatMap((key) => views.get(key) ?? [])
    try {
      for (let start = 0; start < inOrder.length; start += ROUND) {
        await this.#write(inOrder.slice(start, start + ROUND))
      }
    } catch (error) {
      this.#options.onError(error)
    }
  }

  async #write(views: readonly View[]): Promise<void> {
    const now = this.#options.now().getTime()
    await this.#db.transaction().execute(async (trx) => {
      const counted = await mark(trx, views, now)
      for (const kind of ['recipe', 'cookbook'] as const) {
        const items = counted.filter((row) => row.kind === kind)
        for (const [itemId, rows] of Map.groupBy(items, ({ item_id }) => item_id)) {
          await add(trx, kind, itemId, rows.length)
        }
      }
      await trx
        .deleteFrom('view_marks')
        .where('counted_at', '<=', now - WINDOW_MS)
        .execute()
    })
  }
}

/** Marks the viewers; gives the views that count. */
async function mark(trx: Kysely<Database>, views: readonly View[], now: number) {
  return await trx
    .insertInto('view_marks')
    .values(
      views.map(({ viewer, kind, itemId }) => {
        return { viewer, kind, item_id: itemId, counted_at: now }
      }),
    )
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
    .updateTable(kind === 'recipe' ? 'recipes' : 'cookbooks')
    .set({ views: sql`views + ${count}` })
    .where('id', '=', itemId)
    .execute()
}
