import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { HealthProbe, refusesWrites } from '#server/db/health-probe.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '../app-type.ts'
import { answerRefusal } from '../limits/refusal.ts'
import { isRead } from '../limits/request-kind.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the database takes writes, and whether a newer version has changed it. */
    databaseState: DatabaseState
  }
}

/** Milliseconds between looks at a database that nobody asks about. */
const POLL_MS = 5000
/**
 * How long a process stays healthy after a newer version has changed the tables. It can answer every call,
 * and the process that made the change needs a moment until it listens.
 */
const GRACE_MS = 10_000
/** Seconds after which a write may be tried again. */
const RETRY_AFTER_S = 60

/** What a {@link DatabaseState} needs. */
export interface DatabaseStateOptions {
  db: Kysely<Database>
  log: FastifyBaseLogger
  /** Whether the configuration forbids writes. */
  isReadOnly: boolean
  now: () => Date
}

/** What this process knows of its database. Background work asks it before it writes. */
export class DatabaseState {
  readonly #options: DatabaseStateOptions
  readonly #probe: HealthProbe
  readonly #listeners: (() => void)[] = []
  #isReadOnly: boolean
  #newer: { step: string; since: number } | undefined

  constructor(options: DatabaseStateOptions) {
    this.#options = options
    this.#isReadOnly = options.isReadOnly
    this.#probe = new HealthProbe(options.db, { writes: !options.isReadOnly })
  }

  /** Whether the database takes no writes: they are refused, and background work waits. */
  get isReadOnly(): boolean {
    return this.#isReadOnly
  }

  /** Whether a newer version has changed the tables, and has had time to get ready. */
  get isReplaced(): boolean {
    const { now } = this.#options
    return this.#newer !== undefined && now().getTime() - this.#newer.since >= GRACE_MS
  }

  /** Calls a listener when {@link isReadOnly} has changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Asks the database.
   * @throws {DatabaseUnavailable} when it does not answer
   */
  async check(): Promise<void> {
    const { isReadOnly, newerStep } = await this.#probe.check()
    this.#setReadOnly(isReadOnly)
    this.#setNewer(newerStep)
  }

  /** Tells it the error of a statement. */
  note(error: unknown): void {
    if (refusesWrites(error)) this.#setReadOnly(true)
  }

  #setReadOnly(isReadOnly: boolean): void {
    if (isReadOnly === this.#isReadOnly) return
    this.#isReadOnly = isReadOnly
    const { log } = this.#options
    log.warn(isReadOnly ? 'the database takes no writes' : 'the database takes writes again')
    for (const listener of this.#listeners) listener()
  }

  #setNewer(step: string | undefined): void {
    if (step === this.#newer?.step) return
    const { log, now } = this.#options
    this.#newer = step === undefined ? undefined : { step, since: now().getTime() }
    if (step === undefined) return
    log.warn(
      { step },
      `a newer version of Simmer has changed the database: from ${GRACE_MS / 1000} seconds on, health is 503 until this process is replaced`,
    )
  }
}

/** Watches the database while the server runs, and refuses calls that write while it takes no writes. */
export function watchDatabase(app: App, options: Omit<DatabaseStateOptions, 'log'>): void {
  const state = new DatabaseState({ ...options, log: app.log })
  app.decorate('databaseState', state)
  const look = async () => {
    // A database that is away is told by what needs it.
    await state.check().catch(() => undefined)
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void look(), POLL_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions
    if (state.isReadOnly && url.startsWith('/api/') && !isRead(request.method)) {
      answerRefusal(request, reply, { code: 'ReadOnly', retryAfter: RETRY_AFTER_S })
      return
    }
    done()
  })
}
