import type { FastifyInstance } from 'fastify'

/** Levels at which the line is written at all. */
const TELLING = new Set(['info', 'debug', 'trace'])

/**
 * Logs one line per answered call at level `info`. The route stands there instead of the address,
 * because an address may hold a secret, such as a reset token.
 */
export function logRequests(app: FastifyInstance): void {
  if (!TELLING.has(app.log.level)) return
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
