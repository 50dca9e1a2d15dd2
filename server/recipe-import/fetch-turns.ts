import { LRUCache } from 'lru-cache'
import { FairTurns } from '#server/lib/fair-turns.ts'
import { atMost } from '#server/lib/at-most.ts'
import { PAGE, PICTURE, type Fetched, type PublicFetcher } from '#server/fetching/fetch-public.ts'
import type { ImportRow } from './queries.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'

/** Milliseconds that all pictures of an import may be waited for. */
const IMPORT_MS = 300_000
/** Slow failures one after the other, after which a host is not asked for a member's pictures for a minute. */
const FAILURES_MAX = 3
const FAILED_MS = 60_000
const SLOW_MS = 5_000
/** Imports and hosts that are remembered. */
const KNOWN_MAX = 10_000

/** Pages and pictures at a time: of all, of a member, and from a host. Those that wait are in memory. */
const PAGES = { atOnce: 16, perOwner: 2, perPlace: 4 }
const PICTURES = { atOnce: 8, perOwner: 4, perPlace: 4 }

/** Whose import something is fetched for, and until when. */
export interface FetchingFor {
  readonly row: Pick<ImportRow, 'id' | 'user_id'>
  readonly signal: AbortSignal
}

const hostOf = (address: string) => URL.parse(address.trim())?.host ?? ''

/**
 * Fetches for imports. Members take turns, and each host has a limit, so that a slow host delays only those
 * who fetch from it.
 */
export class FetchTurns {
  readonly #fetcher: PublicFetcher
  readonly #pages = new FairTurns(PAGES)
  readonly #pictures = new FairTurns(PICTURES)
  /** Milliseconds that imports have waited for pictures. */
  readonly #waited = new LRUCache<number, number>(atMost(KNOWN_MAX))
  /** Slow failures one after the other, by member and host. */
  readonly #failures = new LRUCache<string, number>({ ...atMost(KNOWN_MAX), ttl: FAILED_MS })

  constructor(fetcher: PublicFetcher) {
    this.#fetcher = fetcher
  }

  /** Cancels lookups in progress. */
  close(): void {
    this.#fetcher.close()
  }

  /**
   * Fetches the page of an import.
   * @throws {ImportError} those of {@link PublicFetcher.fetch}
   */
  async page(address: string, { row, signal }: FetchingFor): Promise<Fetched> {
    return await this.#pages.run({ owner: row.user_id, place: hostOf(address) }, async () => {
      signal.throwIfAborted()
      return await this.#fetcher.fetch(address, PAGE, signal)
    })
  }

  /**
   * Fetches a picture and uses it. Its turn ends with its use, so that few pictures are in memory.
   * @throws {ImportError} as {@link page}, and `NoAnswer` when others of the import or the host were too slow
   */
  async picture<T>(
    address: string,
    whose: FetchingFor,
    use: (bytes: Buffer) => Promise<T>,
  ): Promise<T> {
    const turn = { owner: whose.row.user_id, place: hostOf(address) }
    return await this.#pictures.run(turn, async () => await use(await this.#fetch(address, whose)))
  }

  async #fetch(address: string, { row, signal }: FetchingFor): Promise<Buffer> {
    signal.throwIfAborted()
    const host = `${row.user_id} ${hostOf(address)}`
    const failures = this.#failures.get(host) ?? 0
    const waited = this.#waited.get(row.id) ?? 0
    if (failures >= FAILURES_MAX || waited > IMPORT_MS) throw new ImportError('NoAnswer')
    const start = performance.now()
    const tookMs = () => performance.now() - start
    try {
      const { bytes } = await this.#fetcher.fetch(address, PICTURE, signal)
      this.#failures.delete(host)
      return bytes
    } catch (error) {
      if (tookMs() > SLOW_MS) this.#failures.set(host, (this.#failures.get(host) ?? 0) + 1)
      throw error
    } finally {
      this.#waited.set(row.id, (this.#waited.get(row.id) ?? 0) + tookMs())
    }
  }
}
