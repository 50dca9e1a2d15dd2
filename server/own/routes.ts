import { calls } from '#contract/calls.ts'
import { DRAFT_BYTES_MAX } from '#contract/own/limits.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { memberOf, type Caller } from '#server/http/member.ts'
import { createFoods } from '#server/shopping/foods.ts'
import { requireOwn, type OwnRef } from './access.ts'
import { deleteForGood, emptyBins } from './delete.ts'
import { exportRoute } from './export/routes.ts'
import { changeFood, readWritableFoods } from './foods.ts'
import { readOwnList } from './list.ts'
import * as place from './place.ts'
import { readDraft } from './read.ts'
import { readingRoutes } from './reading-routes.ts'
import { addRecipe, saveRecipe } from './save.ts'

/** What the routes of own recipes need. */
export interface OwnRoutesOptions {
  database: OpenDatabase
  now: () => Date
}

/** Bytes of a body with a draft; JSON of a client may be longer than ours. */
const BODY_LIMIT = DRAFT_BYTES_MAX * 2

/** The member's recipe, or folder, that a call is about. */
function refOf(request: Caller & { params: { id: number } }): OwnRef {
  return { userId: memberOf(request), id: request.params.id }
}

/** The calls about a member's own recipes (rows X71 to X93 of the API table). */
export function ownRoutes(app: App, { database, now }: OwnRoutesOptions): void {
  const { db } = database
  const time = () => now().getTime()
  const readFoods = createFoods(db)
  const saverOf = async (request: Caller) => ({
    userId: memberOf(request),
    now: time(),
    foods: await readFoods(),
  })
  const answer = async ({ userId, id }: OwnRef) =>
    await readDraft(db, await requireOwn(db, id, userId))

  readingRoutes(app, { db })
  exportRoute(app, { db, readFoods })
  repeatHourly(app, 'the emptying of bins', () => emptyBins(db, time()))

  app.route({
    ...callRoute(calls.ownRecipes),
    handler: async (request) => await readOwnList(db, memberOf(request), request.query),
  })
  app.route({
    ...callRoute(calls.addOwnRecipe),
    ...jsonBody(app),
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const saver = await saverOf(request)
      const id = await addRecipe(db, request.body, saver)
      reply.statusCode = 201
      return await answer({ userId: saver.userId, id })
    },
  })
  app.route({
    ...callRoute(calls.ownDraft),
    handler: async (request) => await answer(refOf(request)),
  })
  app.route({
    ...callRoute(calls.saveOwnRecipe),
    ...jsonBody(app),
    bodyLimit: BODY_LIMIT,
    handler: async (request) => {
      await saveRecipe(db, request.params.id, request.body, await saverOf(request))
      return await answer(refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.placeOwnRecipe),
    ...jsonBody(app),
    handler: async (request) => {
      await place.placeRecipe(db, refOf(request), request.body)
      return await answer(refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.binOwnRecipe),
    handler: async (request) => {
      await place.binRecipe(db, refOf(request), time())
      return {}
    },
  })
  app.route({
    ...callRoute(calls.restoreOwnRecipe),
    handler: async (request) => {
      await place.binRecipe(db, refOf(request), null)
      return await answer(refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.deleteOwnRecipe),
    handler: async (request) => {
      await deleteForGood(db, refOf(request))
      return {}
    },
  })
  for (const [call, isLinked] of [
    [calls.makeOwnLink, true],
    [calls.withdrawOwnLink, false],
  ] as const) {
    app.route({
      ...callRoute(call),
      handler: async (request) => {
        await place.linkRecipe(db, refOf(request), isLinked)
        return await answer(refOf(request))
      },
    })
  }
  app.route({
    ...callRoute(calls.addFolder),
    handler: async (request, reply) => {
      const folder = await place.addFolder(db, memberOf(request), request.body, time())
      reply.statusCode = 201
      return folder
    },
  })
  app.route({
    ...callRoute(calls.changeFolder),
    handler: async (request) => await place.changeFolder(db, refOf(request), request.body),
  })
  app.route({
    ...callRoute(calls.deleteFolder),
    handler: async (request) => {
      await place.deleteFolder(db, refOf(request))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.ownFoods),
    handler: async (request) => ({
      Foods: await readWritableFoods(db, memberOf(request), await readFoods()),
    }),
  })
  app.route({
    ...callRoute(calls.changeOwnFood),
    handler: async (request) =>
      await changeFood(db, memberOf(request), request.params.id, request.body),
  })
}
