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
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.isDraining) reply.header('Connection', 'close')
    done()
  })
}
