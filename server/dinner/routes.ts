import { calls } from '#contract/calls/calls.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { listCalls, type ShoppingRoutesOptions } from '#server/shopping/list-calls.ts'
import { changeWeek } from '#server/week/change.ts'
import { logDinner } from './log.ts'
import { readDinner, readDinners } from './read.ts'
import { changeDinner, deleteDinner, keepDinner } from './write.ts'

/** The calls about dinners of several dishes (rows X250 to X254 of the API table). */
export function dinnerRoutes(app: App, options: ShoppingRoutesOptions): void {
  const { read, perform } = listCalls(options)
  const { db } = options.database

  repeatHourly(app, 'the deletion of old dinners', () =>
    deleteEnded(db, 'dinners', options.now().getTime()),
  )

  app.route({
    ...callRoute(calls.dinners),
    handler: async (request, reply) =>
      await read(request, reply, (userId) =>
        readDinners(db, { userId, langId: request.query.LangId }),
      ),
  })
  app.route({
    ...callRoute(calls.dinner),
    handler: async (request, reply) =>
      await read(request, reply, (userId) =>
        readDinner(db, request.params.key, { userId, langId: request.query.LangId }),
      ),
  })
  app.route({
    ...callRoute(calls.keepDinner),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { userId } = await perform(request, reply, (operation) =>
        changeWeek(db, operation, (change) => keepDinner(change, request.body)),
      )
      reply.statusCode = 201
      return await readDinner(db, request.body.Key, { userId, langId: request.query.LangId })
    },
  })
  app.route({
    ...callRoute(calls.changeDinner),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { key } = request.params
      const { LangId: langId } = request.query
      const { EndedOn: day } = request.body
      const { userId } = await perform(request, reply, (operation) =>
        changeWeek(db, operation, (change) => changeDinner(change, key, request.body)),
      )
      // Also when it is sent again: a process may have died before the log had it.
      if (day !== undefined) await logDinner(db, { key, userId, langId, day, now: options.now() })
      return await readDinner(db, key, { userId, langId })
    },
  })
  app.route({
    ...callRoute(calls.deleteDinner),
    handler: async (request, reply) => {
      await perform(request, reply, (operation) =>
        changeWeek(db, operation, (change) => deleteDinner(change, request.params.key)),
      )
      return {}
    },
  })
}
