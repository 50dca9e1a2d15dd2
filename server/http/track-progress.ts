import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'

/** Calls `onEnd` once, when all work for a request has ended. */
export type Track = (request: FastifyRequest, reply: FastifyReply, onEnd: () => void) => void

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
