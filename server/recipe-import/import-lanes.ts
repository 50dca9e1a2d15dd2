import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/db/schema.ts'
import type { DatabaseState } from '#server/http/health/database-state.ts'
import { atMost } from '#server/lib/at-most.ts'
import { singleFlight } from '#server/lib/single-flight.ts'
import {
  CLAIM_MS,
  claimImport,
  endAttempt,
  extendClaims,
  LANES,
  releaseImport,
  type Lane,
} from './import-queue.ts'
import { ATTEMPTS_MAX } from './give-up.ts'
import type { ImportRow } from './queries.ts'

/** Imports that are worked on at a time, one of each member in a lane. Most of them wait for the network. */
const AT_ONCE: Record<Lane, number> = { text: 4, address: 16, file: 2, pictures: 8, saving: 4 }
/** Milliseconds between polls: after a restart, or when another process ended, work goes on. */
const POLL_MS = 15_000
const KNOWN_MAX = 10_000
/** Imports that are left out, and for how long: they may be worked on meanwhile by another process. */
const LEFT_OUT_MAX = 1000
const LEFT_OUT_MS = 60_000

/** What is done with imports. */
export interface LaneWork {
  /** Reads an import, or works on its next recipes. The signal ends it when the server stops. */
  readonly step: (row: ImportRow, signal: AbortSignal) => Promise<void>
  /** Whether this process can work on an import. Another one may. */
  readonly canWorkOn: (row: ImportRow) => Promise<boolean>
  /** Leaves out what has ended or hung its process. */
  readonly giveUp: (row: ImportRow) => Promise<void>
}

/** Options of {@link ImportLanes}. */
export interface LanesOptions extends LaneWork {
  readonly db: Kysely<Database>
  readonly log: FastifyBaseLogger
  /** Whether the database takes writes: otherwise imports wait. */
  readonly databaseState: Pick<DatabaseState, 'isReadOnly' | 'note'>
}

/**
 * Takes imports up, members in turn: each kind of work has a lane of its own, in which a member has one import
 * at a time. All state is in the database, so that work goes on after a restart.
 */
export class ImportLanes {
  readonly #options: LanesOptions
  /** Work in progress by lane, and by members in it. */
  readonly #working = new Map(LANES.map((lane) => [lane, new Map<number, Promise<void>>()]))
  readonly #claimed = new Set<number>()
  /** Imports that this process could not work on a moment ago. */
  readonly #leftOut = new LRUCache<number, true>({ ...atMost(LEFT_OUT_MAX), ttl: LEFT_OUT_MS })
  /** When members had a turn, by lane and member. */
  readonly #lastTurn = new LRUCache<string, number>(atMost(KNOWN_MAX))
  #turns = 0
  readonly #stopped = new AbortController()
  readonly #timers: NodeJS.Timeout[] = []
  readonly #fill = singleFlight(() => this.#fillAll())
  #isAwake = false

  constructor(options: LanesOptions) {
    this.#options = options
  }

  /** Resumes unfinished imports and starts polling for new ones. */
  start(): void {
    const { db, log } = this.#options
    const extend = async () => {
      try {
        await extendClaims(db, [...this.#claimed])
      } catch (error) {
        log.warn({ err: error }, 'claims of imports could not be extended')
      }
    }
    this.#timers.push(
      setInterval(() => this.wake(), POLL_MS).unref(),
      setInterval(() => void extend(), CLAIM_MS / 3).unref(),
    )
    this.wake()
  }

  /** Takes up what there is to do. */
  wake(): void {
    this.#isAwake = true
    void this.#fill()
  }

  /** Ends the work in progress, which the next start resumes. */
  async close(): Promise<void> {
    this.#stopped.abort()
    for (const timer of this.#timers) clearInterval(timer)
    await this.#fill()
    for (const lane of this.#working.values()) await Promise.all(lane.values())
  }

  async #fillAll(): Promise<void> {
    try {
      while (this.#isAwake && !this.#options.databaseState.isReadOnly) {
        this.#isAwake = false
        for (const lane of LANES) await this.#fillLane(lane)
      }
    } catch (error) {
      this.#options.databaseState.note(error)
      this.#options.log.error({ err: error }, 'imports could not be taken up')
    }
  }

  async #fillLane(lane: Lane): Promise<void> {
    const { db, canWorkOn } = this.#options
    const working = this.#working.get(lane) ?? new Map<number, Promise<void>>()
    while (working.size < AT_ONCE[lane] && !this.#stopped.signal.aborted) {
      const row = await claimImport(db, lane, {
        busy: [...working.keys()],
        leaveOut: [...this.#leftOut.keys()],
        lastTurn: (userId) => this.#lastTurn.get(`${lane} ${userId}`) ?? 0,
      })
      if (!row) return
      if (!(await canWorkOn(row))) {
        this.#leftOut.set(row.id, true)
        await endAttempt(db, row, 'ends')
        continue
      }
      this.#turns += 1
      this.#lastTurn.set(`${lane} ${row.user_id}`, this.#turns)
      const work = this.#workOn(row).finally(() => {
        working.delete(row.user_id)
        this.wake()
      })
      working.set(row.user_id, work)
    }
  }

  /** Never throws. */
  async #workOn(row: ImportRow): Promise<void> {
    const { db, step, giveUp, log } = this.#options
    const { signal } = this.#stopped
    this.#claimed.add(row.id)
    try {
      if (row.attempts > ATTEMPTS_MAX) await giveUp(row)
      else await step(row, signal)
      await releaseImport(db, row)
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'the work on an import failed')
      await this.#endAttempt(row)
    } finally {
      this.#claimed.delete(row.id)
    }
  }

  /** Ends an attempt that failed while the process goes on. */
  async #endAttempt(row: ImportRow): Promise<void> {
    const { db, log } = this.#options
    try {
      await endAttempt(db, row, this.#stopped.signal.aborted ? 'ends' : 'stays')
    } catch (error) {
      log.warn({ err: error }, 'an attempt at an import could not be ended')
    }
  }
}
