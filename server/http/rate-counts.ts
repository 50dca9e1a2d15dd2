import { LRUCache } from 'lru-cache'

/** How often something was counted within a window. */
export interface RateCount {
  count: number
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number
}

/** Counts under keys; the window of a key begins when it is first counted. */
export interface RateCounter {
  /**
   * Counts once more.
   * @param max from one more than this on, the exact count no longer matters
   */
  count: (key: string, windowMs: number, max: number) => RateCount | Promise<RateCount>
}

/** Keys remembered; the one that was not used for longest gives way, and starts anew. */
const KEYS_MAX = 20_000

/** Counts in the memory of this process. */
export class LocalCounts implements RateCounter {
  readonly #now: () => Date
  readonly #counts = new LRUCache<string, RateCount>({ max: KEYS_MAX })

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
