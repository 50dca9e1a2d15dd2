import { LRUCache } from 'lru-cache'
import { atMost } from '#server/lib/at-most.ts'

/** Count of a key within a window. */
export interface RateCount {
  count: number
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number
}

/** Counts by key. A key's window begins with its first count. */
export interface RateCounter {
  /**
   * Counts once more.
   * @param max above this, the exact count does not matter
   */
  count: (key: string, windowMs: number, max: number) => RateCount | Promise<RateCount>
}

/** Keys in memory. The least recently used one is dropped and starts again. */
const KEYS_MAX = 20_000

/** Counts in the memory of this process. */
export class LocalCounts implements RateCounter {
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
