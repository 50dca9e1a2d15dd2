import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import type { OriginOf } from '#server/http/origin.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { compressStart, type CompressedStart } from './compressed.ts'
import { createPageCache } from './page-cache.ts'
import { sendCompressed } from './send-compressed.ts'
import { SITEMAP_END, sitemapXml } from './sitemap-xml.ts'

/** Bytes of all cached sitemaps. Each forged host adds one and evicts the oldest. */
const CACHE_BYTES = 8 * 2 ** 20
/** Milliseconds for which a sitemap is cached, unless the catalogue changes. */
const FRESH_MS = 10 * MINUTE_MS
/** Queued sitemaps. */
const WAITING_MAX = 4

/** What robots and the sitemap need. */
export interface SitemapOptions {
  db: Kysely<Database>
  /** Scheme and host of absolute addresses. */
  originOf: OriginOf
  /** Base URL of media when it is not this site, without a final slash. */
  mediaBase?: string | undefined
}

/**
 * Serves `/robots.txt` and `/sitemap.xml`.
 *
 * @returns `clear`, to be called after a change of the catalogue
 */
export function sitemap(
  app: App,
  { db, originOf, mediaBase = '' }: SitemapOptions,
): { clear: () => void } {
  const cache = createPageCache<{ start: CompressedStart; bytes: number }>({
    bytes: CACHE_BYTES,
    entryBytes: CACHE_BYTES,
    freshMs: FRESH_MS,
  })
  app.metrics?.watchCache('sitemaps', cache.counts)
  const limited = limitConcurrency(1, WAITING_MAX)
  const make = async (origin: string) => {
    const start = await compressStart(await sitemapXml({ db, origin, mediaBase }))
    return { start, bytes: start.bytes }
  }

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', { compress: false }, async (request, reply) => {
    const origin = originOf(request)
    const made = await cache.get(origin, () => limited(() => make(origin)))
    if (!made) throw new ApiError('ServerError', { status: 503 })
    reply.type('application/xml; charset=utf-8').header('Vary', 'Accept-Encoding')
    return await sendCompressed(request, reply, { start: made.start, end: SITEMAP_END })
  })
  return { clear: cache.clear }
}
