import { calls } from '#contract/calls/calls.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { readVideoActions } from './actions.ts'

/** What the video routes need. */
export interface VideoRoutesOptions {
  database: OpenDatabase
}

/** The call that reads the steps and subtitles of a film. */
export function videoRoutes(app: App, { database }: VideoRoutesOptions): void {
  app.route({
    ...callRoute(calls.videoActions),
    handler: async ({ params, query }) => {
      const langId = query.LangId
      const request = { filmId: params.id, langId, persons: query.Persons }
      const actions = await readVideoActions(database.replica, request)
      if (!actions) throw new ApiError('NotFound')
      return actions
    },
  })
}
