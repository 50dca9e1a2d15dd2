import { calls } from '#contract/calls/calls.ts'
import { DESK_WORDS_MAX } from '#contract/publishing/limits.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import { adoptFood, mergeFood } from './decide-foods.ts'
import { adoptTag, mergeTag } from './decide-tags.ts'
import { readFoodWords } from './unknown-foods.ts'
import { readTagWords } from './unknown-tags.ts'

/** What the routes of words need. */
interface WordRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
}

/** The calls of the desk about words that the catalogue does not know (rows X210 to X215 of the API table). */
export function wordRoutes(app: App, { database: { db }, now }: WordRoutesOptions): void {
  const decidingOf = (request: Caller) => ({ userId: memberOf(request), now: now().getTime() })

  app.route({
    ...callRoute(calls.deskFoods),
    handler: async (request) => {
      const langId = request.query.LangId
      const foods = await readFoodWords(db, { userId: memberOf(request), langId })
      const departments = await db
        .selectFrom('departments')
        .innerJoin('department_texts', 'department_texts.department_id', 'departments.id')
        .select(['departments.id', 'name'])
        .where('lang_id', '=', langId)
        .orderBy('position')
        .execute()
      return {
        Foods: foods.slice(0, DESK_WORDS_MAX),
        Total: foods.length,
        Departments: departments.map(({ id, name }) => ({ Id: id, Name: name })),
      }
    },
  })
  app.route({
    ...callRoute(calls.adoptFood),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => ({
      Recipes: await adoptFood(db, request.params.id, request.body, decidingOf(request)),
    }),
  })
  app.route({
    ...callRoute(calls.mergeFood),
    ...jsonBody(app),
    handler: async (request) => ({
      Recipes: await mergeFood(db, request.params.id, request.body.Into, decidingOf(request)),
    }),
  })
  app.route({
    ...callRoute(calls.deskTags),
    handler: async (request) => await readTagWords(db, memberOf(request), DESK_WORDS_MAX),
  })
  app.route({
    ...callRoute(calls.adoptTag),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => ({
      Recipes: await adoptTag(db, request.body, decidingOf(request)),
    }),
  })
  app.route({
    ...callRoute(calls.mergeTag),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => ({
      Recipes: await mergeTag(db, request.body, decidingOf(request)),
    }),
  })
}
