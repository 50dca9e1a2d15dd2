import { LRUCache } from 'lru-cache'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { ChildPool } from '#server/children/child-pool.ts'
import type { ChildLimits, LimitedChild } from '#server/children/limited-child.ts'
import { FairTurns } from '#server/lib/fair-turns.ts'
import type * as jobs from './jobs.ts'
import { FOODS_KEPT, type LineFoods, type SharedFoods } from './line-foods.ts'
import type { ReadingRequest } from './reading-process.ts'

type Jobs = typeof jobs
type Input<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0]
type Output<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>

/** Options of reading processes. */
export interface ReadingOptions {
  readonly processes: number
  /** Limits of one job. */
  readonly limits: ChildLimits
  /** Whether nobody waits for them: everything else of the machine goes first. */
  readonly isPatient?: boolean
  /** Jobs of one member that may be queued; a further one is rejected with `QueueFull`. */
  readonly queuedMax?: number
  /** Milliseconds after which idle processes end. @default a minute */
  readonly idleMs?: number
  /** Overrides the module with the jobs, for tests. */
  readonly jobs?: URL
  readonly log: FastifyBaseLogger
}

/** Options of one job. */
export interface JobOptions {
  /** Foods that lines are read with. */
  readonly foods?: LineFoods | undefined
  /** Ends the job. */
  readonly signal?: AbortSignal
}

const FILE = fileURLToPath(new URL('./reading-process.ts', import.meta.url))
const JOBS = new URL('./jobs.ts', import.meta.url)
/** Megabytes of the heap of a process. */
const HEAP_MB = 192

/**
 * Processes that read what members, and pages of the web, have written. A job that takes too much time or memory
 * ends with its process, and the next one gets a new one. Members take turns, with one job each at a time.
 */
export class ReadingProcesses {
  readonly #options: ReadingOptions
  readonly #children: ChildPool
  readonly #turns: FairTurns
  /** Keys of the foods that a process has, in the same order as there. */
  readonly #known = new WeakMap<LimitedChild, LRUCache<number, true>>()
  readonly #closed = new AbortController()

  constructor(options: ReadingOptions) {
    const { processes, isPatient = false, idleMs, jobs: module = JOBS, queuedMax } = options
    this.#options = options
    this.#turns = new FairTurns({
      atOnce: processes,
      perOwner: 1,
      ...(queuedMax !== undefined && { queuedMax }),
    })
    this.#children = new ChildPool({
      file: FILE,
      args: [module.href],
      heapMb: HEAP_MB,
      isPatient,
      idleMs,
    })
  }

  /** The child processes. */
  get pids(): number[] {
    return this.#children.pids
  }

  /**
   * Runs a job.
   * @param owner id of the member whose turn it takes
   * @throws {LimitReached} when it takes too much time or memory
   * @throws {QueueFull} when the member has too many queued
   * @throws an `AbortError` when it is ended by its signal or with the server
   */
  async run<Name extends keyof Jobs>(
    owner: number,
    name: Name,
    input: Input<Name>,
    { foods, signal }: JobOptions = {},
  ): Promise<Output<Name>> {
    const ended = signal ? AbortSignal.any([signal, this.#closed.signal]) : this.#closed.signal
    return await this.#turns.run({ owner }, async () => {
      ended.throwIfAborted()
      return await this.#children.use(async (child) => {
        const kill = () => void child.kill()
        ended.addEventListener('abort', kill)
        try {
          const shared = foods && this.#unknownTo(child, [foods.own, foods.catalogue])
          const request: ReadingRequest = { name, input, ...(shared && { foods: shared }) }
          return await child.request<Output<Name>>(request, this.#options.limits)
        } catch (error) {
          ended.throwIfAborted()
          if (child.hasEnded) this.#options.log.warn({ err: error, job: name }, 'reading was ended')
          throw error
        } finally {
          ended.removeEventListener('abort', kill)
        }
      })
    })
  }

  /** Ends the processes and what they are reading. */
  async close(): Promise<void> {
    this.#closed.abort()
    await this.#children.close()
  }

  /** Foods as they are sent: a process that has some is only told which. */
  #unknownTo(child: LimitedChild, foods: readonly SharedFoods[]): SharedFoods[] {
    const known = this.#known.get(child) ?? new LRUCache<number, true>({ max: FOODS_KEPT })
    this.#known.set(child, known)
    return foods.map(({ key, json }) => {
      const isKnown = known.get(key) === true
      known.set(key, true)
      return isKnown ? { key } : { key, ...(json !== undefined && { json }) }
    })
  }
}
