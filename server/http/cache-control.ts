import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'

const CACHE_CONTROL: Record<Call['auth'], string> = {
  no: 'public, no-cache',
  opt: 'private, no-cache',
  yes: 'no-store',
}

/** Sets Cache-Control on every API response, according to who may make the call. */
export function setCacheControl(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { auth } = request.routeOptions.config
    if (auth && !reply.hasHeader('Cache-Control')) {
      reply.header('Cache-Control', request.method === 'GET' ? CACHE_CONTROL[auth] : 'no-store')
    }
    done(null, payload)
  })
}
