import type { FastifyInstance } from 'fastify'

/** Levels at which the line is logged. */
const LOGGED_LEVELS = new Set(['info', 'debug', 'trace'])

/**
 * Logs one line per call at level `info`, with the route instead of the URL, because a URL may hold
 * a secret such as a reset token.
 */
export function logRequests(app: FastifyInstance): void {
  if (!LOGGED_LEVELS.has(app.log.level)) return
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

/**
 * The format of our secrets: 256 bits or more as base64url (tokens, mailed links, one-time codes,
 * device keys) or a hashed password.
 */
const SECRET = /(?:[\w-]{22}\.)?[\w-]{43,}/g

/**
 * Redacts secrets in a log line. The server logs none itself, but a library may log a header at
 * level `trace` or a URL in an error.
 */
export function hideSecrets(line: string): string {
  return line.replace(SECRET, '…')
}
