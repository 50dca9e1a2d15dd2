import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { HealthProbe, refusesWrites } from '#server/db/health-probe.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '../app-type.ts'
import { answerRefusal } from '../limits/refusal.ts'
import { isRead } from '../limits/request-kind.ts'
import { type ReadOnlyChoice, readOnlyNotice, readReadOnlyChoice } from './read-only-choice.ts'

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
  #choice: ReadOnlyChoice | undefined
  #newer: { step: string; since: number } | undefined

  constructor(options: DatabaseStateOptions) {
    this.#options = options
    this.#isReadOnly = options.isReadOnly
    this.#probe = new HealthProbe(options.db, {
      writes: !options.isReadOnly,
      alsoRead: async (db) => this.#setChoice(await readReadOnlyChoice(db)),
    })
  }

  /** Whether the site is read-only: calls that write are refused, and background jobs wait. */
  get isReadOnly(): boolean {
    return this.#isReadOnly || this.isChosen
  }

  /** Whether the configuration or the database itself forbids writes, which no host can end on a page. */
  get isForced(): boolean {
    return this.#isReadOnly
  }

  /** Whether a host has switched read-only on. */
  get isChosen(): boolean {
    return this.#choice?.isOn === true
  }

  /** The message to members; undefined while no host keeps the site read-only. */
  get notice(): Record<Language, string> | undefined {
    return this.#choice?.isOn ? readOnlyNotice(this.#choice) : undefined
  }

  /** Whether a newer version has changed the tables, and has had time to get ready. */
  get isReplaced(): boolean {
    const { now } = this.#options
    return this.#newer !== undefined && now().getTime() - this.#newer.since >= GRACE_MS
  }

  /** Calls a listener when {@link isReadOnly} or {@link notice} has changed. */
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

  /** Applies a host's setting in this process at once. Other processes apply it with their next probe. */
  choose(choice: ReadOnlyChoice): void {
    this.#setChoice(choice)
  }

  #setChoice(choice: ReadOnlyChoice | undefined): void {
    const before = this.#choice
    if (JSON.stringify(choice) === JSON.stringify(before)) return
    this.#choice = choice
    if (choice?.isOn !== (before?.isOn ?? false)) {
      this.#options.log.warn(`a host has switched read-only ${choice?.isOn ? 'on' : 'off'}`)
    }
    for (const listener of this.#listeners) listener()
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
    // The host's setting applies from the first request on.
    await look()
    timer = setInterval(() => void look(), POLL_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', config } = request.routeOptions
    const mayWrite = !state.isReadOnly || (config.worksReadOnly === true && !state.isForced)
    if (!mayWrite && url.startsWith('/api/') && !isRead(request.method)) {
      answerRefusal(request, reply, { code: 'ReadOnly', retryAfter: RETRY_AFTER_S })
      return
    }
    done()
  })
}
