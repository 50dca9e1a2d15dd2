import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to stop. */
    isDraining: boolean
  }
}

/**
 * Makes it possible to set `isDraining`: from then on `/api/health` answers 503, so that a load
 * balancer sends nothing more, and every answer ends its connection. Requests are still served.
 */
export function allowDraining(app: App): void {
  app.decorate('isDraining', false)
  // Not before the answer: draining may begin while it is made.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isDraining) reply.header('Connection', 'close')
    done(null, payload)
  })
}
