import { Resolver } from 'node:dns/promises'
import { LRUCache } from 'lru-cache'

/** Timeout of a name server and of a whole lookup, in milliseconds. */
const TIMEOUT_MS = 2000
/** Milliseconds for which addresses are cached. */
const CACHED_MS = 30_000
/** Cached names. */
const CACHED_MAX = 500
/** Maximum concurrent lookups; further ones fail at once. */
const PARALLEL_MAX = 50

/**
 * Resolves names of push services with its own DNS queries: system lookups occupy the thread pool,
 * which passwords and files need, for up to a minute.
 */
export class PublicResolver {
  readonly #nameServers: readonly string[] | undefined
  readonly #running = new Set<Resolver>()
  readonly #cache = new LRUCache<string, Promise<string[]>>({ max: CACHED_MAX, ttl: CACHED_MS })

  /** @param nameServers name servers in place of the system's, for tests */
  constructor(nameServers?: readonly string[]) {
    this.#nameServers = nameServers
  }

  /**
   * All addresses of a name, IPv4 first.
   * @throws when there is none, after two seconds without an answer, and when there are too many
   * lookups
   */
  async resolve(name: string): Promise<string[]> {
    const key = name.toLowerCase().replace(/\.$/, '')
    // `localhost` is not in the DNS (RFC 6761, section 6.3).
    if (key === 'localhost' || key.endsWith('.localhost')) return ['127.0.0.1']
    const known = this.#cache.get(key)
    if (known) return await known
    const asking = this.#ask(key)
    this.#cache.set(key, asking)
    try {
      return await asking
    } catch (error) {
      this.#cache.delete(key)
      throw error
    }
  }

  /** Cancels lookups in progress. */
  close(): void {
    for (const resolver of this.#running) resolver.cancel()
  }

  async #ask(name: string): Promise<string[]> {
    if (this.#running.size >= PARALLEL_MAX) throw new Error('Too many lookups at once.')
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
    if (this.#nameServers) resolver.setServers(this.#nameServers)
    this.#running.add(resolver)
    // Each of several name servers may use up its timeout.
    const limit = setTimeout(() => resolver.cancel(), TIMEOUT_MS)
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      if (found.length === 0) throw new Error(`${name} has no address.`)
      return found
    } finally {
      clearTimeout(limit)
      this.#running.delete(resolver)
    }
  }
}
