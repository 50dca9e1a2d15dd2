import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { callbackify } from 'node:util'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { atMost } from '#server/lib/at-most.ts'
import type { App } from '../app-type.ts'

/** Count of a key within a window. */
interface RateCount {
  count: number
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number
}

/** Counts by key. A key's window begins with its first count. */
interface RateCounter {
  /**
   * Counts once more.
   * @param max above this, the exact count does not matter
   */
  count: (key: string, windowMs: number, max: number) => RateCount | Promise<RateCount>
}

/** Keys in memory. The least recently used one is dropped and starts again. */
const KEYS_MAX = 20_000

/** Counts in the memory of this process. */
class LocalCounts implements RateCounter {
  readonly #now: () => Date
  readonly #counts = new LRUCache<string, RateCount>(atMost(KEYS_MAX))

  constructor(now: () => Date) {
    this.#now = now
  }

  count(key: string, windowMs: number): RateCount {
    const time = this.#now().getTime()
    const known = this.#counts.get(key)
    if (known && known.endsAt > time) {
      known.count += 1
      return known
    }
    const begun = { count: 1, endsAt: time + windowMs }
    this.#counts.set(key, begun)
    return begun
  }
}

/** Cached keys whose limit is reached, so that a flood does not reach the database. */
const REACHED_MAX = 20_000

/** Counts in the database, for all processes together. */
class SharedCounts implements RateCounter {
  readonly #db: Kysely<Database>
  readonly #now: () => Date
  readonly #reached = new LRUCache<string, RateCount>(atMost(REACHED_MAX))

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** @throws when the database does not answer */
  async count(key: string, windowMs: number, max: number): Promise<RateCount> {
    const time = this.#now().getTime()
    const hash = createHash('sha256').update(key).digest('base64url')
    const reached = this.#reached.get(hash)
    if (reached && reached.endsAt > time && reached.count > max) return reached
    const counted = await this.#countRow(hash, time, windowMs)
    if (counted.count > max) this.#reached.set(hash, counted)
    return counted
  }

  /** Deletes ended windows, see {@link deleteEnded}. */
  async deleteEndedWindows(): Promise<void> {
    await deleteEnded(this.#db, 'rate_counts', this.#now().getTime())
  }

  async #countRow(key: string, time: number, windowMs: number): Promise<RateCount> {
    const { count, ends_at: endsAt } = await this.#db
      .insertInto('rate_counts')
      .values({ key, ends_at: time + windowMs, count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => {
          const hasEnded = row('rate_counts.ends_at', '<=', time)
          const one = row.lit(1)
          return {
            count: row
              .case()
              .when(hasEnded)
              .then(one)
              .else(row('rate_counts.count', '+', one))
              .end(),
            ends_at: row
              .case()
              .when(hasEnded)
              .then(row.ref('excluded.ends_at'))
              .else(row.ref('rate_counts.ends_at'))
              .end(),
          }
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow()
    return { count, endsAt }
  }
}

interface RateCountStoreOptions {
  database: Pick<OpenDatabase, 'db' | 'engine'>
  now: () => Date
}

/** Kinds of requests that each process counts separately, because they are frequent and cheap. */
const OF_ONE_PROCESS = /^(reads|pages|files|crawlers) /
/** Milliseconds between deletions of windows that have ended. */
const DELETE_EVERY_MS = 60_000

/**
 * The store of all rate limits. Where several servers may share the database, expensive requests
 * and sign-ins are counted there for all of them; everything else is counted in memory, and all of it while
 * the database takes no writes. Keys begin with their limit.
 */
export function rateCountStore(
  app: App,
  { database, now }: RateCountStoreOptions,
): FastifyRateLimitStoreCtor {
  const local = new LocalCounts(now)
  const shared = database.engine.isShared ? shareCounts(app, { database, now }) : local
  const isLocal = (key: string) => OF_ONE_PROCESS.test(key) || app.databaseState.isReadOnly
  return storeOf((key) => (isLocal(key) ? local : shared), now)
}

/** Counts in the database, and deletes ended windows while the server runs. */
function shareCounts(app: App, { database, now }: RateCountStoreOptions): RateCounter {
  const shared = new SharedCounts(database.db, now)
  const forget = async () => {
    if (app.databaseState.isReadOnly) return
    try {
      await shared.deleteEndedWindows()
    } catch (error) {
      app.log.warn({ err: error }, 'ended rate counts could not be deleted')
    }
  }
  const timer = setInterval(() => void forget(), DELETE_EVERY_MS).unref()
  app.addHook('onReady', forget)
  app.addHook('onClose', async () => clearInterval(timer))
  return shared
}

/**
 * The counters as a store class of the rate limiter, whose children are the limits of one route.
 */
function storeOf(
  counterOf: (key: string) => RateCounter,
  now: () => Date,
): FastifyRateLimitStoreCtor {
  const count = async (key: string, windowMs: number, max: number) => {
    const { count: current, endsAt } = await counterOf(key).count(key, windowMs, max)
    return { current, ttl: endsAt - now().getTime() }
  }
  const countThen = callbackify(count)
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs, max) =>
      countThen(key, windowMs, max, callback)

    // One store for all: keys are already distinct.
    child(): FastifyRateLimitStore {
      return this
    }
  }
}
