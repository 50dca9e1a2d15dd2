import { LRUCache } from 'lru-cache'

/** Bytes of all cached responses. A page of 20 recipes is about 40 KB. */
const BYTES_MAX = 32 * 1024 * 1024
/** Bytes of the largest cached response: a list without a limit must not evict everything else. */
const RESPONSE_BYTES_MAX = 1024 * 1024

/**
 * Caches serialised responses. The key holds everything a response depends on and is read from the
 * database for each call, so that a response is never stale; only serialising is saved.
 */
export class ResponseCache {
  readonly #responses = new LRUCache<string, Buffer>({
    maxSize: BYTES_MAX,
    maxEntrySize: RESPONSE_BYTES_MAX,
    sizeCalculation: (response, key) => response.length + key.length + 1,
  })

  /** The response of `key` as UTF-8, made by `write` if it is not cached. */
  async get(key: string, write: () => Promise<string>): Promise<Buffer> {
    const cached = this.#responses.get(key)
    if (cached) return cached
    const response = Buffer.from(await write())
    this.#responses.set(key, response)
    return response
  }
}
