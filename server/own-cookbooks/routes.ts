import { calls } from '#contract/calls/calls.ts'
import type { LangQuery } from '#contract/common.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import type { CookbookRef } from './access.ts'
import { addCookbook } from './add.ts'
import { arrangeCookbook, chooseOrder } from './arrange.ts'
import { binCookbook, deleteCookbook, emptyCookbookBins, restoreCookbook } from './bin.ts'
import { changeTexts } from './change-texts.ts'
import { copyLinked, linkCookbook, readLinked } from './link.ts'
import { setPicture } from './pictures.ts'
import { readOwnCookbook, readOwnCookbooks } from './read.ts'
import { readTabNames } from './tab-names.ts'

/** What the routes of own cookbooks need. */
export interface OwnCookbookRoutesOptions {
  database: OpenDatabase
  now: () => Date
}

/** A call about one cookbook of the caller. */
type CookbookCall = Caller & { params: { id: number }; query: LangQuery }

const refOf = (request: Caller & { params: { id: number } }): CookbookRef => ({
  userId: memberOf(request),
  id: request.params.id,
})

/** The calls about a member's cookbooks (rows X170 to X182, and X184 of the API table). */
export function ownCookbookRoutes(app: App, { database, now }: OwnCookbookRoutesOptions): void {
  const { db } = database
  const time = () => now().getTime()
  const cookbookResponse = async (request: CookbookCall) =>
    await readOwnCookbook(db, refOf(request), request.query.LangId)

  repeatHourly(app, 'the emptying of bins of cookbooks', () => emptyCookbookBins(db, time()))

  app.route({
    ...callRoute(calls.ownCookbooks),
    handler: async (request) => await readOwnCookbooks(db, memberOf(request), request.query),
  })
  app.route({
    ...callRoute(calls.addOwnCookbook),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const id = await addCookbook(db, userId, request.body, time())
      reply.statusCode = 201
      return await readOwnCookbook(db, { userId, id }, request.query.LangId)
    },
  })
  app.route({
    ...callRoute(calls.tabNames),
    handler: async (request) => await readTabNames(db, memberOf(request), request.query.Except),
  })
  app.route({ ...callRoute(calls.ownCookbook), handler: cookbookResponse })
  app.route({
    ...callRoute(calls.changeOwnCookbook),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => {
      await changeTexts(db, refOf(request), request.body, time())
      return await cookbookResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.arrangeOwnCookbook),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => {
      await arrangeCookbook(db, refOf(request), request.body, time())
      return await cookbookResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.chooseOrder),
    ...jsonBody(app),
    handler: async (request) => {
      await chooseOrder(db, refOf(request), request.body, time())
      return await cookbookResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.binOwnCookbook),
    handler: async (request) => {
      await binCookbook(db, refOf(request), time())
      return {}
    },
  })
  app.route({
    ...callRoute(calls.restoreOwnCookbook),
    handler: async (request) => {
      await restoreCookbook(db, refOf(request))
      return await cookbookResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.deleteOwnCookbook),
    handler: async (request) => {
      await deleteCookbook(db, refOf(request), time())
      return {}
    },
  })
  app.route({
    ...callRoute(calls.removeCookbookPicture),
    handler: async (request) => {
      await setPicture(db, refOf(request), request.params.place, { id: null, now: time() })
      return await cookbookResponse(request)
    },
  })
  for (const [call, isLinked] of [
    [calls.makeCookbookLink, true],
    [calls.withdrawCookbookLink, false],
  ] as const) {
    app.route({
      ...callRoute(call),
      handler: async (request) => {
        await linkCookbook(db, refOf(request), isLinked)
        return await cookbookResponse(request)
      },
    })
  }
  app.route({
    ...callRoute(calls.linkedCookbook),
    ...dropNul,
    handler: async ({ params, query }) => await readLinked(db, params.token, query.LangId),
  })
  app.route({
    ...callRoute(calls.copyCookbook),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const copy = { userId, key: request.body.Key, now: time() }
      const id = await copyLinked(db, request.params.token, copy)
      reply.statusCode = 201
      return await readOwnCookbook(db, { userId, id }, request.query.LangId)
    },
  })
}
