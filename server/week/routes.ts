import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { idsOf, membersAround } from '#server/membership/membership.ts'
import { listCalls, type ShoppingRoutesOptions } from '#server/shopping/list-calls.ts'
import { findMeal } from './access.ts'
import { changeWeek } from './change.ts'
import { readLogged } from './cooked.ts'
import { copyMeals } from './copy.ts'
import { mealToWire, readWeek, type WeekReader } from './read.ts'
import { deleteOldWeeks } from './tidy.ts'
import { addMeal, changeMeal, removeMeal, setHour } from './write.ts'

/** The calls about what is planned to be eaten (rows X240 to X244 and X249 of the API table). */
export function weekRoutes(app: App, options: ShoppingRoutesOptions): void {
  const { read, perform } = listCalls(options)
  const { db } = options.database
  const time = () => options.now().getTime()

  repeatHourly(app, 'the deletion of old weeks', () => deleteOldWeeks(db, time()))

  app.route({
    ...callRoute(calls.week),
    handler: async (request, reply) =>
      await read(request, reply, (userId) =>
        readWeek(db, { userId, langId: request.query.LangId, now: time() }),
      ),
  })
  app.route({
    ...callRoute(calls.addMeal),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { userId } = await perform(request, reply, (operation) =>
        changeWeek(db, operation, (change) => addMeal(change, request.body)),
      )
      reply.statusCode = 201
      return await mealResponse(db, request.body.Key, { userId, langId: request.query.LangId })
    },
  })
  app.route({
    ...callRoute(calls.changeMeal),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { key } = request.params
      const { userId } = await perform(request, reply, (operation) =>
        changeWeek(db, operation, (change) => changeMeal(change, key, request.body)),
      )
      return await mealResponse(db, key, { userId, langId: request.query.LangId })
    },
  })
  app.route({
    ...callRoute(calls.removeMeal),
    handler: async (request, reply) => {
      const { Version, LangId } = request.query
      const { userId } = await perform(request, reply, (operation) =>
        changeWeek(db, operation, (change) => removeMeal(change, request.params.key, Version)),
      )
      return await readWeek(db, { userId, langId: LangId, now: time() })
    },
  })
  app.route({
    ...callRoute(calls.copyMeals),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { userId } = await perform(request, reply, (operation) =>
        changeWeek(db, operation, (change) => copyMeals(change, request.body)),
      )
      return await readWeek(db, { userId, langId: request.query.LangId, now: time() })
    },
  })
  app.route({
    ...callRoute(calls.setMealHour),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { userId } = await perform(request, reply, (operation) =>
        changeWeek(db, operation, (change) => setHour(change, request.body)),
      )
      return await readWeek(db, { userId, langId: request.query.LangId, now: time() })
    },
  })
}

/** A meal after a change of it. @throws {ApiError} `NotFound` when it is out of the member's sight by now */
async function mealResponse(db: Kysely<Database>, key: string, reader: Omit<WeekReader, 'now'>) {
  const row = await findMeal(db, reader.userId, key)
  if (!row) throw new ApiError('NotFound')
  const people = new Set(idsOf(await membersAround(db, reader.userId)))
  return mealToWire(row, reader, { people, logged: await readLogged(db, reader.userId, [row]) })
}
