import type { FastifyBaseLogger } from 'fastify'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { turns } from '#server/turns.ts'
import type { Drawing } from './drawing.ts'
import { DrawingChild, type DrawingLimits } from './drawing-child.ts'

/** What a drawer is set up with. */
export interface PictureDrawerOptions {
  /** Drawings that may wait for their turn; further ones are refused. */
  waitingMax: number
  log: FastifyBaseLogger
  /** Other limits than those of a running server, for tests. */
  limits?: Partial<DrawingLimits>
  /** Milliseconds after which a process with nothing to do is ended. Default: a minute. */
  idleMs?: number
}

/** What one drawing may take: many times what a photo of 50 megapixels does. */
const LIMITS: DrawingLimits = { timeMs: 10_000, memoryBytes: 300_000_000 }
const IDLE_MS = 60_000

/**
 * Draws pictures one after the other in a process of its own, which is started when there is
 * something to draw.
 */
export class PictureDrawer {
  readonly #options: PictureDrawerOptions
  readonly #inTurn = turns(1)
  #waiting = 0
  #child: DrawingChild | undefined
  #idle: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: PictureDrawerOptions) {
    this.#options = options
  }

  /** The process that draws; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.hasEnded === false ? this.#child.pid : undefined
  }

  /**
   * Draws a picture as WebP.
   * @throws {DrawingError} when the picture cannot be read or takes too much time or memory
   * @throws {ApiError} `Unavailable` when too many are waiting, and after {@link close}
   */
  async draw(drawing: Drawing): Promise<Buffer> {
    if (this.#waiting >= this.#options.waitingMax) throw new ApiError('Unavailable')
    this.#waiting += 1
    return await this.#inTurn(async () => {
      this.#waiting -= 1
      return await this.#drawNow(drawing)
    })
  }

  /** Ends the process; what waits is refused. */
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
