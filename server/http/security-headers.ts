import type { FastifyInstance } from 'fastify'

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}
const YEAR_S = 31_536_000

/**
 * Headers of every response. Pages replace the content security policy with their own.
 * @param publicOrigin origin of the site; with https, browsers are told to always use https (HSTS)
 */
export function securityHeaders(publicOrigin: string | undefined): Record<string, string> {
  return publicOrigin?.startsWith('https:')
    ? { ...HEADERS, 'Strict-Transport-Security': `max-age=${YEAR_S}` }
    : HEADERS
}

/** Sets these headers on every answer of a route. */
export function setHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
