import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { Database } from '#server/db/schema.ts'
import { filmToWire, readOwnFilm } from '#server/films/own-film.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import type { OwnRef } from '#server/own-recipes/access.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import {
  restoreFilmVersion,
  deleteFilmVersion,
  readFilmVersions,
  setOwnFilmWithdrawn,
} from './film-versions.ts'

/** What the routes of published films need. */
export interface FilmVersionRoutesOptions {
  readonly db: Kysely<Database>
  readonly storage: Storage
  /** Milliseconds since 1970, UTC. */
  readonly time: () => number
}

function refOf(request: Caller & { params: { id: number } }): OwnRef {
  return { userId: memberOf(request), id: request.params.id }
}

/** The calls about the versions of published films (rows X274 to X278 of the API table). */
export function filmVersionRoutes(app: App, { db, storage, time }: FilmVersionRoutesOptions): void {
  app.route({
    ...callRoute(calls.filmVersions),
    handler: async (request) => await readFilmVersions(db, refOf(request)),
  })
  app.route({
    ...callRoute(calls.restoreFilmVersion),
    handler: async (request) => {
      const ref = refOf(request)
      await restoreFilmVersion(db, ref, { version: request.params.version, now: time() })
      const film = await readOwnFilm(db, ref.id)
      if (!film) throw new ApiError('NotFound')
      return filmToWire(film)
    },
  })
  app.route({
    ...callRoute(calls.deleteFilmVersion),
    handler: async (request) => {
      const ref = refOf(request)
      const keys = await deleteFilmVersion(db, ref, request.params.version)
      await removeFiles(storage, keys, app.log)
      return await readFilmVersions(db, ref)
    },
  })
  app.route({
    ...callRoute(calls.withdrawFilm),
    handler: async (request) => {
      const ref = refOf(request)
      await setOwnFilmWithdrawn(db, ref, { withdrawnAt: time(), now: time() })
      return await readFilmVersions(db, ref)
    },
  })
  app.route({
    ...callRoute(calls.showFilmAgain),
    handler: async (request) => {
      const ref = refOf(request)
      await setOwnFilmWithdrawn(db, ref, { withdrawnAt: null, now: time() })
      return await readFilmVersions(db, ref)
    },
  })
}
