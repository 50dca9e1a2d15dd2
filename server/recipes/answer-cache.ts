import { LRUCache } from 'lru-cache'

/** Bytes of all answers kept; a page of 20 recipes is about 40 KB. */
const BYTES_MAX = 32 * 1024 * 1024
/** Bytes of the largest answer kept: a list without a limit must not push out everything else. */
const ANSWER_BYTES_MAX = 1024 * 1024

/**
 * Written answers under everything they are written from. The key is read from the database for
 * each call, so an answer is never older than its data; only the writing is saved.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Buffer>({
    maxSize: BYTES_MAX,
    maxEntrySize: ANSWER_BYTES_MAX,
    sizeCalculation: (answer, key) => answer.length + key.length + 1,
  })

  /** The answer under `key`, as UTF-8; written by `write` when it is not there. */
  async get(key: string, write: () => Promise<string>): Promise<Buffer> {
    const kept = this.#answers.get(key)
    if (kept) return kept
    const answer = Buffer.from(await write())
    this.#answers.set(key, answer)
    return answer
  }
}
