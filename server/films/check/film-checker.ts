import type { FastifyBaseLogger } from 'fastify'
import { fileURLToPath } from 'node:url'
import { ChildPool } from '#server/children/child-pool.ts'
import { LimitReached } from '#server/children/limit-reached.ts'
import { ChildFailed, type ChildLimits } from '#server/children/limited-child.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import type { CheckedFilm, checkFilm, FilmToCheck } from './check-film.ts'

type Answer = Awaited<ReturnType<typeof checkFilm>>

/** Limits, many times what an hour of film needs. */
const LIMITS: ChildLimits = { timeMs: 60_000, memoryBytes: 400_000_000 }
const FILE = fileURLToPath(new URL('check-process.ts', import.meta.url))
const HEAP_MB = 256
/** Number of films that are checked concurrently; others wait. */
const AT_ONCE = 2

/** Checks films in child processes, which are started on demand. */
export class FilmChecker {
  readonly #children: ChildPool
  readonly #limits: ChildLimits
  readonly #log: FastifyBaseLogger
  readonly #inTurn = limitConcurrency(AT_ONCE)

  /** @param limits for tests */
  constructor(log: FastifyBaseLogger, limits: Partial<ChildLimits> = {}) {
    this.#log = log
    this.#limits = { ...LIMITS, ...limits }
    this.#children = new ChildPool({
      file: FILE,
      heapMb: HEAP_MB,
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
      isPatient: true,
    })
  }

  /**
   * Checks a film.
   * @throws {ApiError} `FilmRefused`, also for a file that exceeds the limits or cannot be read
   */
  async check(film: FilmToCheck): Promise<CheckedFilm> {
    const found = await this.#inTurn(async () => await this.#ask(film))
    if (typeof found === 'string') throw new ApiError('FilmRefused', { fault: found })
    return found
  }

  async #ask(film: FilmToCheck): Promise<Answer> {
    return await this.#children.use(async (child) => {
      try {
        return await child.request<Answer>(film, this.#limits)
      } catch (error) {
        if (child.hasEnded) this.#log.warn({ err: error }, 'the check of a film was ended')
        if (error instanceof LimitReached || error instanceof ChildFailed) return 'Structure'
        throw error
      }
    })
  }

  /** Ends the processes. */
  async close(): Promise<void> {
    await this.#children.close()
  }
}

/** A checker that is closed with the server. */
export function filmChecker(app: App): FilmChecker {
  const checker = new FilmChecker(app.log)
  app.addHook('onClose', () => checker.close())
  return checker
}
