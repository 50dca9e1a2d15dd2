import type { FastifyBaseLogger } from 'fastify'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import type { Drawing } from './drawing.ts'
import { DrawingChild, type DrawingLimits } from './drawing-child.ts'

/** Options of a picture drawer. */
export interface PictureDrawerOptions {
  /** Maximum queued drawings; further ones are refused. */
  waitingMax: number
  log: FastifyBaseLogger
  /** Overrides the limits, for tests. */
  limits?: Partial<DrawingLimits>
  /** Milliseconds after which an idle process is ended. @default a minute */
  idleMs?: number
}

/** Many times what a photo of 50 megapixels takes. */
const LIMITS: DrawingLimits = { timeMs: 10_000, memoryBytes: 300_000_000 }
const IDLE_MS = 60_000

/** Draws pictures one after the other in a child process, which is started on demand. */
export class PictureDrawer {
  readonly #options: PictureDrawerOptions
  readonly #limited = limitConcurrency(1)
  #waiting = 0
  #child: DrawingChild | undefined
  #idle: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: PictureDrawerOptions) {
    this.#options = options
  }

  /** The child process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.hasEnded === false ? this.#child.pid : undefined
  }

  /**
   * Draws a picture as WebP.
   * @throws {DrawingError} when the picture cannot be read or takes too much time or memory
   * @throws {ApiError} `Unavailable` when too many are queued, and after {@link close}
   */
  async draw(drawing: Drawing): Promise<Buffer> {
    if (this.#waiting >= this.#options.waitingMax) throw new ApiError('Unavailable')
    this.#waiting += 1
    return await this.#limited(async () => {
      this.#waiting -= 1
      return await this.#drawNow(drawing)
    })
  }

  /** Ends the process and refuses queued drawings. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idle)
    await this.#child?.kill()
  }

  async #drawNow(drawing: Drawing): Promise<Buffer> {
    if (this.#closed) throw new ApiError('Unavailable')
    const { log, limits, idleMs = IDLE_MS } = this.#options
    clearTimeout(this.#idle)
    if (this.#child?.hasEnded !== false) this.#child = new DrawingChild()
    const child = this.#child
    try {
      return await child.draw(drawing, { ...LIMITS, ...limits })
    } catch (error) {
      if (child.hasEnded) log.warn({ err: error, kind: drawing.kind }, 'drawing was ended')
      throw error
    } finally {
      if (!this.#closed) this.#idle = setTimeout(() => void child.kill(), idleMs).unref()
    }
  }
}

/** A drawer that ends with the server. */
export function pictureDrawer(app: App, waitingMax: number): PictureDrawer {
  const drawer = new PictureDrawer({ waitingMax, log: app.log })
  app.addHook('onClose', () => drawer.close())
  return drawer
}
