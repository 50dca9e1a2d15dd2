import { calls } from '#contract/calls/calls.ts'
import { memberOf } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { endCalendar, readCalendar, setCalendar } from './address.ts'

/** The calls about a member's calendar address (rows X257 to X259 of the API table). */
export function weekCalendarRoutes(
  app: App,
  { database: { db }, now }: { database: Pick<OpenDatabase, 'db'>; now: () => Date },
): void {
  app.route({
    ...callRoute(calls.weekCalendar),
    handler: async (request) => await readCalendar(db, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.setWeekCalendar),
    ...jsonBody(app),
    handler: async (request) => {
      const by = {
        userId: memberOf(request),
        langId: request.query.LangId,
        now: now().getTime(),
      }
      return await setCalendar(db, by, request.body)
    },
  })
  app.route({
    ...callRoute(calls.endWeekCalendar),
    handler: async (request) => {
      await endCalendar(db, memberOf(request))
      return { Calendar: null }
    },
  })
}
