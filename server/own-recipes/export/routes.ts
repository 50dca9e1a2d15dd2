import { finished, Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import { ID_MAX } from '#contract/limits.ts'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { limitAccount } from '#server/http/limits/rate-limits.ts'
import type { ReadingProcesses } from '#server/reading/reading-processes.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { packMember } from './archive.ts'
import { packFilm, readPackedFilms } from './packed-films.ts'
import { readParts } from './parts.ts'

export interface ExportRouteOptions {
  db: Kysely<Database>
  storage: Storage
  store: PictureStore
  processes: ReadingProcesses
  readFoods: () => Promise<Foods>
}

/** Seconds after which a member may try again whose last archive is still being packed. */
const RETRY_S = 5

/** The calls by which a member takes everything along (rows X93 and X94 of the API table). */
export function exportRoutes(
  app: App,
  { db, storage, store, processes, readFoods }: ExportRouteOptions,
): void {
  const limitMember = limitAccount(app, {
    name: 'member',
    max: MEMBER_LIMITS.exportsPerHour,
    windowMs: HOUR_MS,
    limit: 'exportsPerHour',
  })
  /** Members for whom an archive is being packed. */
  const packing = new Set<number>()

  app.route({
    ...callRoute(calls.takeAlongParts),
    handler: async (request) => ({
      Parts: await readParts(db, memberOf(request)),
      Films: await readPackedFilms(db, memberOf(request)),
    }),
  })
  app.route({
    ...callRoute(calls.takeAlong),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      if (packing.has(userId)) {
        reply.header('Retry-After', RETRY_S)
        throw new ApiError('TooManyRequests')
      }
      packing.add(userId)
      // Also when the member goes away before the end, and when nothing could be sent.
      const ended = new AbortController()
      finished(reply.raw, () => {
        packing.delete(userId)
        ended.abort()
      })
      await limitMember(String(userId), request, reply)
      const { After = 0, Until = ID_MAX, Film } = request.query
      const archive =
        Film === undefined
          ? packMember(
              { db, store, processes, foods: await readFoods() },
              { userId, range: { After, Until }, signal: ended.signal },
            )
          : await packFilm({ db, storage }, { userId, recipeId: Film })
      const name = Film === undefined ? 'simmer' : `step-film-${Film}`
      reply
        .header('Content-Disposition', `attachment; filename="${name}.zip"`)
        .header('Cache-Control', 'no-store')
        .type('application/zip')
      return await reply.send(Readable.from(archive))
    },
  })
}
