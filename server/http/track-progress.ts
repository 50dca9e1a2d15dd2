import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'

/** Calls back once, when nothing is done for a request any more. */
export type Track = (request: FastifyRequest, reply: FastifyReply, onEnd: () => void) => void

/**
 * Follows requests until both have happened: the handler has given its answer, and the connection is
 * through with it. Work for somebody who has hung up goes on until the first, an answer to a slow
 * reader until the second.
 */
export function trackProgress(app: App): Track {
  const steps = new WeakMap<FastifyRequest, () => void>()
  app.addHook('onSend', (request, _reply, payload, done) => {
    const step = steps.get(request)
    // Once: a failure while an answer is being sent sends another one.
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
