import { Type } from 'typebox'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { addressKey } from '#server/http/limits/address-key.ts'
import type { Limits } from '#server/http/limits/rate-limits.ts'
import { digestOf } from '#server/lib/digest.ts'
import { findCalendar, recordFetch } from './address.ts'
import { readEvents } from './events.ts'
import { writeCalendar } from './write.ts'

/** How often one address may fetch calendars in a minute. */
const FETCHES_MAX = 60

/** Calendars ask each time, so that an address that has ended shows nothing any more. */
const HEADERS = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }

/**
 * Serves the week of a member as a calendar that programs subscribe to. An address that is not somebody's, or not
 * any more, is gone.
 */
export function serveCalendars(
  app: App,
  {
    database: { db },
    limits,
    now,
  }: {
    database: Pick<OpenDatabase, 'db'>
    limits: Pick<Limits, 'addressFactor'>
    now: () => Date
  },
): void {
  app.get(
    '/week/:token.ics',
    {
      schema: { params: Type.Object({ token: Type.String() }) },
      config: {
        rateLimit: {
          max: FETCHES_MAX * limits.addressFactor,
          keyGenerator: (request) => `calendars ${addressKey(request.ip)}`,
        },
      },
    },
    async (request, reply) => {
      const time = now().getTime()
      const row = await findCalendar(db, request.params.token)
      reply.headers(HEADERS)
      if (!row) return await reply.status(410).type('text/plain; charset=utf-8').send('Gone\n')
      await recordFetch(db, row, time)
      const { user_id: userId, lang_id: langId, zone } = row
      const events = await readEvents(db, {
        userId,
        langId,
        zone,
        hasAllMeals: row.has_all_meals === 1,
        hasAhead: row.has_ahead === 1,
        now: time,
      })
      const text = writeCalendar(events, { langId, zone })
      const tag = `"${digestOf(text)}"`
      const changed = Math.max(row.made_at, ...events.map(({ changedAt }) => changedAt))
      reply.headers({ ETag: tag, 'Last-Modified': new Date(changed).toUTCString() })
      if (request.headers['if-none-match']?.includes(tag)) return await reply.status(304).send()
      return await reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}
