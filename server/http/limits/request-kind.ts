import type { FastifyRequest } from 'fastify'

/** Kinds of requests, each with its own rate limit. */
export type RequestKind = 'reads' | 'writes' | 'pages' | 'files' | 'crawlers'

/** Routes whose answers are made from the database, although they look like files. */
const FEEDS = /^\/feeds\//
/** Routes that answer with a file: media, and what the build made. */
const FILES = /^\/(media|assets)\/|\.\w+$/
const CRAWLERS = /^\/(sitemap|robots)/

/**
 * Determined by route, because a URL can be written in several ways (`/%61pi`). Requests that match
 * no route count as pages.
 */
export function kindOf({ method, routeOptions }: FastifyRequest): RequestKind {
  const { url = '' } = routeOptions
  if (url.startsWith('/api/')) return isRead(method) ? 'reads' : 'writes'
  if (CRAWLERS.test(url)) return 'crawlers'
  return FILES.test(url) && !FEEDS.test(url) ? 'files' : 'pages'
}

/** Whether a method changes nothing. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}
