import { calls } from '#contract/calls/calls.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import { findFor } from '#server/catalogue/reader.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { findShownFilm } from '#server/films/shown-film.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { dropNul } from '#server/http/json-body.ts'
import { mayUse, readableByLink } from '#server/own-recipes/access.ts'
import { recipeExists } from '#server/recipes/queries.ts'
import { readVideoActions } from './actions.ts'
import { memberActions } from './member-actions.ts'
import { readOwnFilmId } from './queries.ts'

/** What the video routes need. */
export interface VideoRoutesOptions {
  database: OpenDatabase
  now: () => Date
}

/** The calls that read the steps and subtitles of a film. */
export function videoRoutes(app: App, { database, now }: VideoRoutesOptions): void {
  const { db } = database

  /** A film of a member that the caller may see; undefined for one of the catalogue. */
  const filmOf = async (id: number, memberId: number | null) => {
    const film = await findShownFilm(db, id, now().getTime())
    if (!film && !isOwnId(id)) return undefined
    const mayRead =
      film &&
      (memberId === null
        ? !isOwnId(film.recipeId) && (await recipeExists(db, film.recipeId))
        : await mayUse(db, film.recipeId, memberId))
    if (!mayRead) throw new ApiError('NotFound')
    return film
  }

  app.route({
    ...callRoute(calls.videoActions),
    handler: async ({ params, query, memberId }, reply) => {
      const request = { filmId: params.id, langId: query.LangId, persons: query.Persons }
      const film = await filmOf(params.id, memberId)
      const isForAll = !film || (!isOwnId(film.recipeId) && (await recipeExists(db, film.recipeId)))
      if (isForAll) reply.header('Cache-Control', 'public, no-cache')
      if (film) return await memberActions(db, film, request)
      const actions = await findFor(database, memberId, (at) => readVideoActions(at, request))
      if (!actions) throw new ApiError('NotFound')
      return actions
    },
  })
  app.route({
    ...callRoute(calls.unlistedActions),
    ...dropNul,
    handler: async ({ params, query }) => {
      const recipe = await readableByLink(db, params.token, now().getTime())
      if (!recipe) throw new ApiError('RequestInvalid')
      const id = await readOwnFilmId(db, recipe.row.id)
      const film = id === undefined ? undefined : await findShownFilm(db, id, now().getTime())
      if (!film) return []
      return await memberActions(db, film, { langId: query.LangId, persons: query.Persons })
    },
  })
}
