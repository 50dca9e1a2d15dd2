import type { FastifyRequest } from 'fastify'

/** What a request asks for; each kind has a rate limit of its own. */
export type RequestKind = 'reads' | 'writes' | 'pages' | 'files' | 'crawlers'

/** Routes that answer with a file: media, and what the build made. */
const FILES = /^\/(media|assets)\/|\.\w+$/
const CRAWLERS = /^\/(sitemap|robots)/

/**
 * Tells by the route, because an address can be written in several ways (`/%61pi`). What matches no
 * route counts as a page.
 */
export function kindOf({ method, routeOptions }: FastifyRequest): RequestKind {
  const { url = '' } = routeOptions
  if (url.startsWith('/api/')) return isRead(method) ? 'reads' : 'writes'
  if (CRAWLERS.test(url)) return 'crawlers'
  return FILES.test(url) ? 'files' : 'pages'
}

/** Whether a method changes nothing. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}
