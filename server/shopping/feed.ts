import type { FastifyBaseLogger } from 'fastify'
import { PassThrough, type Readable } from 'node:stream'
import { HEARTBEAT_S, STREAMS_MAX, VERSION_EVENT } from '#contract/shopping-sync.ts'
import { validTokens } from '#server/accounts/tokens.ts'
import { rounds } from '#server/content/sync.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { ApiError } from '#server/http/errors.ts'
import { readVersions } from './version.ts'

/** What the feed needs. */
export interface ShoppingFeedOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
  log: FastifyBaseLogger
  /** Streams that may be open at once, of all members; 2,000 unless told. */
  streamsMax?: number
}

/** Who listens. */
export interface Listener {
  userId: number
  /** What is stored of the token; the stream ends when the token does. */
  tokenHash: string
}

interface Stream extends Listener {
  /** The version that was told last. */
  told: number
  output: PassThrough
}

/** Open streams of a process. */
const PROCESS_STREAMS_MAX = 2000
/** Milliseconds between looks for changes that another process made. */
const LOOK_EVERY_MS = 1000
/** A comment in a stream of events: it keeps the connection, and nobody sees it. */
const HEARTBEAT = ':\n\n'

/** Tells members' devices that their list has changed. Every process has one of its own. */
export class ShoppingFeed {
  readonly #options: ShoppingFeedOptions
  /** The streams of each member, the oldest first. */
  readonly #streams = new Map<number, Set<Stream>>()
  #count = 0
  #timers: NodeJS.Timeout[] = []
  #looking: Promise<void> | undefined
  #isClosed = false

  constructor(options: ShoppingFeedOptions) {
    this.#options = options
  }

  /** Looks and beats from now on. */
  start(): void {
    this.#timers = [
      setInterval(() => void this.look(), LOOK_EVERY_MS).unref(),
      setInterval(() => void this.beat(), HEARTBEAT_S * 1000).unref(),
    ]
  }

  /**
   * A stream of events that begins with the version the list has now. A member's oldest stream ends
   * when there would be too many.
   * @throws {ApiError} `Unavailable` when this process has too many streams of all members
   */
  open(listener: Listener, version: number): Readable {
    const { streamsMax = PROCESS_STREAMS_MAX } = this.#options
    if (this.#count >= streamsMax) throw new ApiError('Unavailable')
    const stream: Stream = { ...listener, told: -1, output: new PassThrough() }
    const own = this.#streams.get(listener.userId) ?? new Set()
    this.#streams.set(listener.userId, own.add(stream))
    this.#count += 1
    const [oldest] = own
    if (oldest && own.size > STREAMS_MAX) this.#end(oldest)
    stream.output.once('close', () => this.#forget(stream))
    tell(stream, version)
    if (this.#isClosed) this.#end(stream)
    return stream.output
  }

  /** Tells the devices of a member which version their list has; older news is no news. */
  changed(userId: number, version: number): void {
    for (const stream of this.#streams.get(userId) ?? []) tell(stream, version)
  }

  /** Tells what other processes changed. Never throws. */
  async look(): Promise<void> {
    await (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)))
  }

  /** Keeps the connections, and ends those of sessions that have ended. Never throws. */
  async beat(): Promise<void> {
    const streams = [...this.#streams.values()].flatMap((own) => Array.from(own))
    if (streams.length === 0) return
    for (const { output } of streams) send(output, HEARTBEAT)
    const { database, now, log } = this.#options
    try {
      for (const part of rounds(streams)) {
        const hashes = part.map(({ tokenHash }) => tokenHash)
        const valid = await validTokens(database.db, hashes, now().getTime())
        for (const stream of part) if (!valid.has(stream.tokenHash)) this.#end(stream)
      }
    } catch (error) {
      log.warn({ err: error }, 'the sessions of open streams could not be read')
    }
  }

  /** Ends every stream; no other begins. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const own of this.#streams.values()) for (const stream of own) this.#end(stream)
  }

  async #look(): Promise<void> {
    if (this.#streams.size === 0) return
    const { database, log } = this.#options
    try {
      for (const userIds of rounds([...this.#streams.keys()])) {
        const versions = await readVersions(database.db, userIds)
        for (const [userId, version] of versions) this.changed(userId, version)
      }
    } catch (error) {
      log.warn({ err: error }, 'the versions of shopping lists could not be read')
    }
  }

  #end(stream: Stream): void {
    this.#forget(stream)
    stream.output.end()
  }

  #forget(stream: Stream): void {
    const own = this.#streams.get(stream.userId)
    if (own?.delete(stream)) this.#count -= 1
    if (own?.size === 0) this.#streams.delete(stream.userId)
  }
}

function tell(stream: Stream, version: number): void {
  if (version <= stream.told) return
  stream.told = version
  send(stream.output, `event: ${VERSION_EVENT}\ndata: ${version}\n\n`)
}

/** Whoever lets so much pile up unread is gone, or might as well be. */
function send(output: PassThrough, text: string): void {
  if (!output.write(text)) output.destroy()
}
