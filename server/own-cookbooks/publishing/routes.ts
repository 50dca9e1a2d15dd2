import { calls } from '#contract/calls/calls.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import type { PictureStore } from '#server/own-recipes/pictures/picture-store.ts'
import type { CookbookRef } from '../access.ts'
import { readOwnCookbook } from '../read.ts'
import { compareOwnCookbook, compareVersion } from './comparison.ts'
import * as desk from './decide.ts'
import * as own from './own-publication.ts'
import { publishCookbook } from './publish-cookbook.ts'
import { compareDeskCookbook, readDeskCookbook, readDeskCookbooks } from './read-desk.ts'
import { tellOf } from './telling.ts'
import { readWithdrawnCookbook } from './withdrawn.ts'

/** What the routes of publishing need. */
export interface CookbookPublishingOptions {
  database: OpenDatabase
  store: PictureStore
  now: () => Date
}

type IdCall = Caller & { params: { id: number } }

const refOf = (request: IdCall): CookbookRef => ({
  userId: memberOf(request),
  id: request.params.id,
})

/** The calls about publishing cookbooks of members (rows X185 to X189, X203 to X209, X224, X227 and X228 of the API table). */
export function cookbookPublishingRoutes(
  app: App,
  { database: { db }, store, now }: CookbookPublishingOptions,
): void {
  const time = () => now().getTime()
  const decidingOf = (request: Caller) => ({ userId: memberOf(request), now: time() })
  const publicationResponse = async (request: IdCall) =>
    await own.readCookbookPublication(db, refOf(request), time())

  app.route({ ...callRoute(calls.cookbookPublication), handler: publicationResponse })
  app.route({
    ...callRoute(calls.publishCookbook),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => {
      await store.discard(await publishCookbook(db, refOf(request), request.body, time()))
      return await publicationResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.withdrawCookbook),
    handler: async (request) => {
      await own.withdraw(db, refOf(request), time())
      return await publicationResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.takeBackCookbook),
    handler: async (request) => {
      await own.takeBack(db, refOf(request), time())
      return await publicationResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.tellOfCookbook),
    handler: async (request) => {
      await tellOf(db, refOf(request), time())
      return await publicationResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.cookbookWithdrawal),
    handler: async (request) => await own.readWithdrawal(db, refOf(request), time()),
  })
  app.route({
    ...callRoute(calls.compareCookbook),
    handler: async (request) => await compareOwnCookbook(db, refOf(request), request.query.LangId),
  })
  app.route({
    ...callRoute(calls.compareCookbookVersion),
    handler: async (request) => {
      const { version } = request.params
      return await compareVersion(db, refOf(request), { version, langId: request.query.LangId })
    },
  })
  app.route({
    ...callRoute(calls.undoCookbookChanges),
    handler: async (request) => {
      await own.undoChanges(db, refOf(request), time())
      return await readOwnCookbook(db, refOf(request), request.query.LangId)
    },
  })
  app.route({
    ...callRoute(calls.withdrawnCookbook),
    handler: async ({ params, query }) => await readWithdrawnCookbook(db, params.id, query.LangId),
  })
  app.route({
    ...callRoute(calls.deskCookbooks),
    handler: async (request) => await readDeskCookbooks(db, request.query, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.deskCookbook),
    handler: async (request) => await readDeskCookbook(db, request.params.id, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.compareDeskCookbook),
    handler: async ({ params, query }) => await compareDeskCookbook(db, params.id, query.LangId),
  })
  app.route({
    ...callRoute(calls.approveCookbook),
    handler: async (request) => {
      await store.discard(await desk.approveCookbook(db, request.params.id, decidingOf(request)))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.returnCookbook),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => {
      const { Answer } = request.body
      await desk.returnCookbook(db, request.params.id, Answer, decidingOf(request))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.lookAtCookbook),
    handler: async (request) => {
      await desk.lookAtCookbook(db, request.params.id, decidingOf(request))
      return {}
    },
  })
}
