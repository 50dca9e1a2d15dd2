import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to stop. */
    isDraining: boolean
  }
}

/**
 * Adds `isDraining`. Once it is set, `/api/health` answers 503, so that load balancers stop sending
 * requests, and every response closes its connection. Requests are still served.
 */
export function allowDraining(app: App): void {
  app.decorate('isDraining', false)
  // Checked when the response is sent, because draining may begin while it is made.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isDraining) reply.header('Connection', 'close')
    done(null, payload)
  })
}
