import { calls } from '#contract/calls/calls.ts'
import type { LangId } from '#contract/languages.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { isOnCalendar } from '../window.ts'
import { rest } from './rest.ts'
import { suggestionsFor } from './suggest.ts'

/** The calls about what could be eaten (rows X255 and X256 of the API table). */
export function weekSuggestionRoutes(
  app: App,
  { database: { db }, now }: { database: Pick<OpenDatabase, 'db'>; now: () => Date },
): void {
  const readFoods = createFoods(db)
  const suggest = async (
    userId: number,
    { LangId: langId, Monday: monday }: { LangId: LangId; Monday: string },
  ) => {
    if (!isOnCalendar(monday)) throw new ApiError('FieldInvalid', { field: 'Monday' })
    const reader = { userId, langId, monday, now: now().getTime() }
    return { Suggestions: await suggestionsFor(db, reader, (await readFoods()).reader) }
  }

  app.route({
    ...callRoute(calls.weekSuggestions),
    handler: async (request) => await suggest(memberOf(request), request.query),
  })
  app.route({
    ...callRoute(calls.restSuggestion),
    ...jsonBody(app),
    handler: async (request) => {
      const userId = memberOf(request)
      await rest(db, { userId, recipeId: request.body.RecipeId, now: now().getTime() })
      return await suggest(userId, request.query)
    },
  })
}
