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
  /** Pictures that are drawn at a time, each in a process of its own. @default 1 */
  processes?: number
  /** Whether nobody waits for the pictures: everything else of the machine goes first. */
  isPatient?: boolean
  log: FastifyBaseLogger
  /** Overrides the limits, for tests. */
  limits?: Partial<DrawingLimits>
  /** Milliseconds after which an idle process is ended. @default a minute */
  idleMs?: number
}

/** Many times what a photo of 50 megapixels takes. */
const LIMITS: DrawingLimits = { timeMs: 10_000, memoryBytes: 300_000_000 }
const IDLE_MS = 60_000

/** Draws pictures in child processes, one after the other in each. They are started on demand. */
export class PictureDrawer {
  readonly #options: PictureDrawerOptions
  readonly #limited: ReturnType<typeof limitConcurrency>
  #waiting = 0
  readonly #children = new Set<DrawingChild>()
  /** Those that draw nothing at the moment. */
  readonly #free: DrawingChild[] = []
  #idle: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: PictureDrawerOptions) {
    this.#options = options
    this.#limited = limitConcurrency(options.processes ?? 1)
  }

  /** The child processes. */
  get pids(): number[] {
    return [...this.#children].flatMap(({ hasEnded, pid }) => (hasEnded ? [] : (pid ?? [])))
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

  /** Ends the processes and refuses queued drawings. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idle)
    await this.#endAll()
  }

  async #drawNow(drawing: Drawing): Promise<Buffer> {
    if (this.#closed) throw new ApiError('Unavailable')
    const { log, limits, idleMs = IDLE_MS } = this.#options
    clearTimeout(this.#idle)
    const child = this.#take()
    try {
      return await child.draw(drawing, { ...LIMITS, ...limits })
    } catch (error) {
      if (child.hasEnded) log.warn({ err: error, kind: drawing.kind }, 'drawing was ended')
      throw error
    } finally {
      if (child.hasEnded) this.#children.delete(child)
      else this.#free.push(child)
      const isIdle = this.#free.length === this.#children.size
      if (isIdle && !this.#closed)
        this.#idle = setTimeout(() => void this.#endAll(), idleMs).unref()
    }
  }

  /** A process that draws nothing, started if there is none. */
  #take(): DrawingChild {
    for (let child = this.#free.pop(); child; child = this.#free.pop()) {
      if (!child.hasEnded) return child
      this.#children.delete(child)
    }
    const child = new DrawingChild(this.#options.isPatient)
    this.#children.add(child)
    return child
  }

  async #endAll(): Promise<void> {
    const children = [...this.#children]
    this.#children.clear()
    this.#free.length = 0
    await Promise.all(children.map((child) => child.kill()))
  }
}

/** A drawer that ends with the server. */
export function pictureDrawer(
  app: App,
  waitingMax: number,
  options: Pick<PictureDrawerOptions, 'processes' | 'isPatient'> = {},
): PictureDrawer {
  const drawer = new PictureDrawer({ waitingMax, log: app.log, ...options })
  app.addHook('onClose', () => drawer.close())
  return drawer
}
