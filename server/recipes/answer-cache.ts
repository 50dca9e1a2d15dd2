import { LRUCache } from 'lru-cache'

/** Bytes of all cached answers. A page of 20 recipes is about 40 KB. */
const BYTES_MAX = 32 * 1024 * 1024
/** Bytes of the largest cached answer: a list without a limit must not evict everything else. */
const ANSWER_BYTES_MAX = 1024 * 1024

/**
 * Caches serialised answers. The key holds everything an answer depends on and is read from the
 * database for each call, so that an answer is never stale; only serialising is saved.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Buffer>({
    maxSize: BYTES_MAX,
    maxEntrySize: ANSWER_BYTES_MAX,
    sizeCalculation: (answer, key) => answer.length + key.length + 1,
  })

  /** The answer of `key` as UTF-8, made by `write` if it is not cached. */
  async get(key: string, write: () => Promise<string>): Promise<Buffer> {
    const kept = this.#answers.get(key)
    if (kept) return kept
    const answer = Buffer.from(await write())
    this.#answers.set(key, answer)
    return answer
  }
}
