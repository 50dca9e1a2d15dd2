import type { FastifyBaseLogger } from 'fastify'
import { PassThrough, type Readable } from 'node:stream'
import { type EventName, HEARTBEAT_S, STREAMS_MAX, type Versions } from '#contract/events.ts'
import { type Bearer, validBearers } from '#server/accounts/bearer.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { ApiError } from '#server/http/errors.ts'
import { batches } from '#server/lib/batches.ts'
import { singleFlight } from '#server/lib/single-flight.ts'
import { readVersions } from './versions.ts'

export interface FeedOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
  log: FastifyBaseLogger
  /** Maximum open streams of all members. @default 2,000 */
  streamsMax?: number
}

/** A subscriber of the feed. */
export interface Listener {
  userId: number
  /** What it was opened with. The stream ends when that ends or is revoked. */
  bearer: Bearer
  /** The events that it is sent. @default all */
  only?: readonly EventName[] | undefined
}

interface Stream extends Listener {
  /** The versions that were sent last. */
  sent: Partial<Versions>
  output: PassThrough
}

/** Maximum open streams of a process. */
const PROCESS_STREAMS_MAX = 2000
/** Milliseconds between polls for changes by other processes. */
const POLL_MS = 1000
/** A comment in an event stream. It keeps the connection alive and is ignored by clients. */
const HEARTBEAT = ':\n\n'

/** Notifies members' devices of what other devices have changed. Each process has its own feed. */
export class Feed {
  readonly #options: FeedOptions
  /** The streams of each member, the oldest first. */
  readonly #streams = new Map<number, Set<Stream>>()
  #count = 0
  #timers: NodeJS.Timeout[] = []
  #isClosed = false

  constructor(options: FeedOptions) {
    this.#options = options
  }

  /** Starts polling and heartbeats. */
  start(): void {
    this.#timers = [
      setInterval(() => void this.poll(), POLL_MS).unref(),
      setInterval(() => void this.sendHeartbeats(), HEARTBEAT_S * 1000).unref(),
    ]
  }

  /**
   * Opens an event stream that begins with the current versions. Ends the member's oldest stream
   * when there are too many.
   * @throws {ApiError} `Unavailable` when this process has too many streams
   */
  open(listener: Listener, versions: Versions): Readable {
    const { streamsMax = PROCESS_STREAMS_MAX } = this.#options
    if (this.#count >= streamsMax) throw new ApiError('Unavailable')
    const stream: Stream = { ...listener, sent: {}, output: new PassThrough() }
    const own = this.#streams.get(listener.userId) ?? new Set()
    this.#streams.set(listener.userId, own.add(stream))
    this.#count += 1
    const [oldest] = own
    if (oldest && own.size > STREAMS_MAX) this.#end(oldest)
    stream.output.once('close', () => this.#forget(stream))
    sendVersions(stream, versions)
    if (this.#isClosed) this.#end(stream)
    return stream.output
  }

  /** Sends new versions to the member's devices. Older versions are ignored. */
  changed(userId: number, versions: Partial<Versions>): void {
    for (const stream of this.#streams.get(userId) ?? []) sendVersions(stream, versions)
  }

  /** Sends what is new to the devices of these members. Never throws. */
  async pollFor(userIds: readonly number[]): Promise<void> {
    await this.#sendChanges(userIds.filter((userId) => this.#streams.has(userId)))
  }

  /** Sends changes by other processes. Never throws. */
  readonly poll = singleFlight(() => this.#poll())

  /** Sends a heartbeat, and ends streams of ended sessions and keys. Never throws. */
  async sendHeartbeats(): Promise<void> {
    const streams = [...this.#streams.values()].flatMap((own) => Array.from(own))
    if (streams.length === 0) return
    for (const { output } of streams) send(output, HEARTBEAT)
    const { database, now, log } = this.#options
    try {
      for (const part of batches(streams)) {
        const bearers = part.map(({ bearer }) => bearer)
        const valid = await validBearers(database.db, bearers, now().getTime())
        for (const stream of part) if (!valid.has(stream.bearer.hash)) this.#end(stream)
      }
    } catch (error) {
      log.warn({ err: error }, 'the sessions of open streams could not be read')
    }
  }

  /** Ends the streams that a member has opened with this. Other processes do so at their next heartbeat. */
  endOf(userId: number, hash: string): void {
    for (const stream of this.#streams.get(userId) ?? [])
      if (stream.bearer.hash === hash) this.#end(stream)
  }

  /** Ends every stream and refuses new ones. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const own of this.#streams.values()) for (const stream of own) this.#end(stream)
  }

  async #poll(): Promise<void> {
    await this.#sendChanges([...this.#streams.keys()])
  }

  async #sendChanges(userIds: readonly number[]): Promise<void> {
    const { database, log } = this.#options
    try {
      for (const part of batches(userIds)) {
        const versions = await readVersions(database.db, part)
        for (const [userId, own] of versions) this.changed(userId, own)
      }
    } catch (error) {
      log.warn({ err: error }, 'the versions for open streams could not be read')
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

function sendVersions({ sent, output, only }: Stream, versions: Partial<Versions>): void {
  for (const [name, version] of Object.entries(versions) as [EventName, number][]) {
    if (version <= (sent[name] ?? -1) || only?.includes(name) === false) continue
    sent[name] = version
    send(output, `event: ${name}\ndata: ${version}\n\n`)
  }
}

/** A client that has not read what is buffered is treated as gone. */
function send(output: PassThrough, text: string): void {
  if (!output.write(text)) output.destroy()
}
