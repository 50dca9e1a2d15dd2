import { Resolver } from 'node:dns/promises'
import { LRUCache } from 'lru-cache'

/** Milliseconds that a name server may take; also those of a whole lookup. */
const PATIENCE_MS = 2000
/** Milliseconds that the addresses of a name are used again. */
const CACHED_MS = 30_000
/** Names whose addresses are remembered. */
const CACHED_MAX = 500
/** Lookups on their way at the same time; further ones fail at once. */
const PARALLEL_MAX = 50

/**
 * Finds the addresses of push services by asking name servers itself: the lookups of the system run
 * on the threads that passwords and files need, and wait for a minute.
 */
export class PushResolver {
  readonly #nameServers: readonly string[] | undefined
  readonly #running = new Set<Resolver>()
  readonly #cache = new LRUCache<string, Promise<string[]>>({ max: CACHED_MAX, ttl: CACHED_MS })

  /** @param nameServers other name servers than those of the system, for tests */
  constructor(nameServers?: readonly string[]) {
    this.#nameServers = nameServers
  }

  /**
   * All addresses of a name, IPv4 first.
   * @throws when there is none, when nobody answers within two seconds, and when too many are asked for
   * at the same time
   */
  async resolve(name: string): Promise<string[]> {
    const key = name.toLowerCase().replace(/\.$/, '')
    // Name servers do not know this machine (RFC 6761, section 6.3).
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

  /** Gives up the lookups that are on their way. */
  close(): void {
    for (const resolver of this.#running) resolver.cancel()
  }

  async #ask(name: string): Promise<string[]> {
    if (this.#running.size >= PARALLEL_MAX) throw new Error('Too many lookups at once.')
    const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 })
    if (this.#nameServers) resolver.setServers(this.#nameServers)
    this.#running.add(resolver)
    // Each of several name servers may take its time.
    const limit = setTimeout(() => resolver.cancel(), PATIENCE_MS)
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
