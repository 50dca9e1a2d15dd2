import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import { atMost } from '#server/lib/at-most.ts'
import type { RateCount, RateCounter } from './rate-counts.ts'

/** Cached keys whose limit is reached, so that a flood does not reach the database. */
const REACHED_MAX = 20_000

/** Counts in the database, for all processes together. */
export class SharedCounts implements RateCounter {
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
