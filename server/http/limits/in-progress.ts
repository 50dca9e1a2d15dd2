import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app-type.ts'

/**
 * Share of a limit that one address may use: a client that reads slowly must not block everybody.
 */
const SHARE_OF_ONE = 0.25

/** Requests in progress, in all and by address. */
export class InProgress {
  readonly #byAddress = new Map<string, number>()
  #count = 0

  /** Whether another request of this address stays within a limit for all. */
  hasRoom(address: string, most: number): boolean {
    const own = this.#byAddress.get(address) ?? 0
    return this.#count < most && own < Math.max(1, most * SHARE_OF_ONE)
  }

  /** Counts a request until the returned function is called. */
  begin(address: string): () => void {
    this.#add(address, 1)
    return () => this.#add(address, -1)
  }

  #add(address: string, change: 1 | -1): void {
    this.#count += change
    const own = (this.#byAddress.get(address) ?? 0) + change
    if (own > 0) this.#byAddress.set(address, own)
    else this.#byAddress.delete(address)
  }
}

/** Calls `onEnd` once, when all work for a request has ended. */
type Track = (request: FastifyRequest, reply: FastifyReply, onEnd: () => void) => void

/**
 * Tracks a request until its handler has finished and its response was sent or aborted. Work goes
 * on after a client has disconnected, and sending goes on after the handler has finished.
 */
export function trackProgress(app: App): Track {
  const steps = new WeakMap<FastifyRequest, () => void>()
  app.addHook('onSend', (request, _reply, payload, done) => {
    const step = steps.get(request)
    // Once, because an error while a response is being sent sends another one.
    steps.delete(request)
    step?.()
    done(null, payload)
  })
  return (request, reply, onEnd) => {
    let missing = 2
    const step = () => {
      missing -= 1
      if (missing === 0) onEnd()
    }
    steps.set(request, step)
    reply.raw.once('close', step)
  }
}
