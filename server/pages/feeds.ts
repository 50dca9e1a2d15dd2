import { Type } from 'typebox'
import { Id, LanguageTag } from '#contract/common.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Language } from '#contract/languages.ts'
import type { Kysely } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import type { OriginOf } from '#server/http/origin.ts'
import { digestOf } from '#server/lib/digest.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { atomXml, updatedAt } from './atom-xml.ts'
import { createPageCache } from './page-cache.ts'
import { ApiFailure, createPageReads } from './page-reads.ts'
import { feedPath, readFeed, type FeedOf } from './read-feed.ts'

/** What feeds need. */
export interface FeedsOptions {
  db: Kysely<Database>
  /** Scheme and host of absolute addresses. */
  originOf: OriginOf
  /** Base URL of media when it is not this site, without a final slash. */
  mediaBase?: string | undefined
}

/** A feed that was made; without a text there is no such author or cookbook. */
interface MadeFeed {
  text?: string
  tag: string
  updated: number
  bytes: number
}

/** Bytes of all cached feeds; one of 50 entries has about 40 KB. */
const CACHE_BYTES = 16 * 2 ** 20
/** Milliseconds for which a feed is cached, unless what it shows changes. */
const FRESH_MS = 10 * MINUTE_MS
const MAKING_MAX = 2
const WAITING_MAX = 50
/** What is withdrawn leaves a feed at once: readers ask each time, and are answered 304 while nothing has changed. */
const CACHE_CONTROL = 'public, no-cache'

/** Whether the client has this version of a feed. A tag counts alone where there is one (RFC 9110, 13.2.2). */
function isKnown({ headers }: FastifyRequest, { tag, updated }: MadeFeed): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.trim() === '*' || tags.includes(tag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(updated / 1000) * 1000 <= since
}

/**
 * Serves Atom feeds of everything, of each author and of each cookbook, in both languages.
 *
 * @returns `clear`, to be called after a change of what visitors see
 */
export function feeds(
  app: App,
  { db, originOf, mediaBase = '' }: FeedsOptions,
): { clear: () => void } {
  const cache = createPageCache<MadeFeed>({
    bytes: CACHE_BYTES,
    entryBytes: CACHE_BYTES,
    freshMs: FRESH_MS,
  })
  app.metrics?.watchCache('feeds', cache.counts)
  const limited = limitConcurrency(MAKING_MAX, WAITING_MAX)
  const make = async (of: FeedOf, language: Language, origin: string): Promise<MadeFeed> => {
    const { read } = createPageReads(app)
    try {
      const feed = await readFeed(of, language, { db, read, origin, mediaBase })
      const text = atomXml(feed)
      const tag = `"${digestOf(text)}"`
      return { text, tag, updated: updatedAt(feed), bytes: 2 * text.length }
    } catch (error) {
      if (error instanceof ApiFailure && error.status < 500)
        return { tag: '', updated: 0, bytes: 0 }
      throw error
    }
  }
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { of, language }: { of: FeedOf; language: Language },
  ) => {
    const origin = originOf(request)
    const key = origin + feedPath(of, language)
    const made = await cache.get(key, () => limited(() => make(of, language, origin)))
    if (!made) throw new ApiError('Unavailable')
    if (made.text === undefined) throw new ApiError('NotFound')
    reply.headers({
      'Cache-Control': CACHE_CONTROL,
      ETag: made.tag,
      'Last-Modified': new Date(made.updated).toUTCString(),
    })
    if (isKnown(request, made)) return await reply.status(304).send()
    return await reply.type('application/atom+xml; charset=utf-8').send(made.text)
  }

  app.get(
    '/feeds/:language/recipes.atom',
    { schema: { params: Type.Object({ language: LanguageTag }) } },
    async (request, reply) =>
      await answer(request, reply, { of: { kind: 'all' }, language: request.params.language }),
  )
  for (const kind of ['author', 'cookbook'] as const) {
    app.get(
      `/feeds/:language/${kind}s/:id.atom`,
      { schema: { params: Type.Object({ language: LanguageTag, id: Id }) } },
      async (request, reply) => {
        const { language, id } = request.params
        return await answer(request, reply, { of: { kind, id }, language })
      },
    )
  }
  return { clear: cache.clear }
}
