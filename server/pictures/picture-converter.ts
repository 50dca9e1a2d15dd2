import type { FastifyBaseLogger } from 'fastify'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { fileURLToPath } from 'node:url'
import { ChildPool } from '#server/children/child-pool.ts'
import { LimitReached } from '#server/children/limit-reached.ts'
import { ChildFailed, type ChildLimits } from '#server/children/limited-child.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { type Conversion, ConversionError } from './conversion.ts'

/** Options of a picture converter. */
export interface PictureConverterOptions {
  /** Maximum queued conversions; further ones are refused. */
  waitingMax: number
  /** Pictures that are converted at a time, each in a process of its own. @default 1 */
  processes?: number
  /** Whether nobody waits for the pictures: everything else of the machine goes first. */
  isPatient?: boolean
  log: FastifyBaseLogger
  /** Overrides the limits, for tests. */
  limits?: Partial<ChildLimits>
  /** Milliseconds after which an idle process is ended. @default a minute */
  idleMs?: number
}

/** Many times what a photo of 50 megapixels takes. */
const LIMITS: ChildLimits = { timeMs: 10_000, memoryBytes: 300_000_000 }
const FILE = fileURLToPath(new URL('conversion-process.ts', import.meta.url))

/** Converts pictures in child processes, one after the other in each. They are started on demand. */
export class PictureConverter {
  readonly #options: PictureConverterOptions
  readonly #limited: ReturnType<typeof limitConcurrency>
  #waiting = 0
  readonly #children: ChildPool

  constructor(options: PictureConverterOptions) {
    const { isPatient = false, idleMs } = options
    this.#options = options
    this.#limited = limitConcurrency(options.processes ?? 1)
    this.#children = new ChildPool({
      file: FILE,
      heapMb: 64,
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
      isPatient,
      idleMs,
    })
  }

  /** The child processes. */
  get pids(): number[] {
    return this.#children.pids
  }

  /**
   * Converts a picture to WebP.
   * @throws {ConversionError} when the picture cannot be read or takes too much time or memory
   * @throws {ApiError} `Unavailable` when too many are queued, and after {@link close}
   */
  async convert(conversion: Conversion): Promise<Buffer> {
    if (this.#waiting >= this.#options.waitingMax) throw new ApiError('Unavailable')
    this.#waiting += 1
    return await this.#limited(async () => {
      this.#waiting -= 1
      return await this.#convertNow(conversion)
    })
  }

  /** Ends the processes and refuses queued conversions. */
  async close(): Promise<void> {
    await this.#children.close()
  }

  async #convertNow(conversion: Conversion): Promise<Buffer> {
    if (this.#children.isClosed) throw new ApiError('Unavailable')
    const { log, limits } = this.#options
    return await this.#children.use(async (child) => {
      try {
        const image = await child.request<Uint8Array>(conversion, { ...LIMITS, ...limits })
        return Buffer.from(image)
      } catch (error) {
        if (child.hasEnded) log.warn({ err: error, kind: conversion.kind }, 'conversion was ended')
        if (error instanceof LimitReached) throw new ConversionError(error.limit, error.message)
        if (error instanceof ChildFailed) throw new ConversionError('unreadable', error.message)
        throw error
      }
    })
  }
}

/** A converter that ends with the server. */
export function pictureConverter(
  app: App,
  waitingMax: number,
  options: Pick<PictureConverterOptions, 'processes' | 'isPatient'> = {},
): PictureConverter {
  const converter = new PictureConverter({ waitingMax, log: app.log, ...options })
  app.addHook('onClose', () => converter.close())
  return converter
}
