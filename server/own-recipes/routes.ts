import { calls } from '#contract/calls/calls.ts'
import { DRAFT_BYTES_MAX } from '#contract/own-recipes/limits.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import type { ReadingPools } from '#server/reading/reading-pools.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { requireOwn, type OwnRef } from './access.ts'
import { binRecipe, restoreRecipe } from './bin.ts'
import { compileNow } from './compile.ts'
import { deleteForGood } from './delete.ts'
import { emptyBins } from './empty-bins.ts'
import { exportRoutes } from './export/routes.ts'
import { changeFood } from './foods/write-foods.ts'
import { readWritableFoods } from './foods/read-foods.ts'
import { readOwnList } from './list.ts'
import * as folders from './folders.ts'
import * as place from './place.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import { readDraft } from './read.ts'
import { readingRoutes } from './reading-routes.ts'
import { saveRecipe } from './save.ts'
import { addRecipe } from './add.ts'
import type { Saver } from './saver.ts'
import { readVersion, readVersions } from './versions.ts'

/** What the routes of own recipes need. */
export interface OwnRoutesOptions {
  database: OpenDatabase
  storage: Storage
  store: PictureStore
  reading: ReadingPools
  now: () => Date
}

/** Bytes of a body with a draft and one that it leaves out; JSON of a client may be longer than ours. */
const BODY_LIMIT = DRAFT_BYTES_MAX * 4

/** The member's recipe, or folder, that a call is about. */
function refOf(request: Caller & { params: { id: number } }): OwnRef {
  return { userId: memberOf(request), id: request.params.id }
}

/** The calls about a member's own recipes (rows X71 to X96 of the API table). */
export function ownRoutes(
  app: App,
  { database, storage, store, reading, now }: OwnRoutesOptions,
): void {
  const { db } = database
  const removeKeys = async (keys: readonly string[]) => await removeFiles(storage, keys, app.log)
  const time = () => now().getTime()
  const readFoods = createFoods(db)
  const saverOf = async (request: Caller) => ({
    userId: memberOf(request),
    now: time(),
    foods: await readFoods(),
    store,
  })
  const compileFor = (saver: Saver) => compileNow(db, reading.quick, saver)
  const recipeResponse = async ({ userId, id }: OwnRef) =>
    await readDraft(db, await requireOwn(db, id, userId))

  readingRoutes(app, { db, now })
  exportRoutes(app, { db, storage, store, processes: reading.patient, readFoods })
  repeatHourly(app, 'the emptying of bins', () => emptyBins(db, store, time(), app.log))

  app.route({
    ...callRoute(calls.ownRecipes),
    ...dropNul,
    handler: async (request) => await readOwnList(db, memberOf(request), request.query, readFoods),
  })
  app.route({
    ...callRoute(calls.addOwnRecipe),
    ...jsonBody(app),
    ...dropNul,
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const saver = await saverOf(request)
      const id = await addRecipe(db, request.body, saver, compileFor(saver))
      reply.statusCode = 201
      return await recipeResponse({ userId: saver.userId, id })
    },
  })
  app.route({
    ...callRoute(calls.ownDraft),
    handler: async (request) => await recipeResponse(refOf(request)),
  })
  app.route({
    ...callRoute(calls.saveOwnRecipe),
    ...jsonBody(app),
    ...dropNul,
    bodyLimit: BODY_LIMIT,
    handler: async (request) => {
      const saver = await saverOf(request)
      await saveRecipe(db, request.params.id, request.body, saver, compileFor(saver))
      return await recipeResponse(refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.ownVersions),
    handler: async (request) => await readVersions(db, refOf(request)),
  })
  app.route({
    ...callRoute(calls.ownVersion),
    handler: async (request) => await readVersion(db, refOf(request), request.params.version),
  })
  app.route({
    ...callRoute(calls.placeOwnRecipe),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => {
      await place.placeRecipe(db, refOf(request), request.body)
      return await recipeResponse(refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.binOwnRecipe),
    handler: async (request) => {
      await binRecipe(db, refOf(request), time())
      return {}
    },
  })
  app.route({
    ...callRoute(calls.restoreOwnRecipe),
    handler: async (request) => {
      await restoreRecipe(db, refOf(request))
      return await recipeResponse(refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.seeOwnTimers),
    handler: async (request) => {
      await place.seeTimers(db, refOf(request))
      return await recipeResponse(refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.deleteOwnRecipe),
    handler: async (request) => {
      await deleteForGood(db, { store, removeKeys }, refOf(request))
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
        return await recipeResponse(refOf(request))
      },
    })
  }
  app.route({
    ...callRoute(calls.addFolder),
    handler: async (request, reply) => {
      const folder = await folders.addFolder(db, memberOf(request), request.body, time())
      reply.statusCode = 201
      return folder
    },
  })
  app.route({
    ...callRoute(calls.changeFolder),
    handler: async (request) => await folders.changeFolder(db, refOf(request), request.body),
  })
  app.route({
    ...callRoute(calls.deleteFolder),
    handler: async (request) => {
      await folders.deleteFolder(db, refOf(request))
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
