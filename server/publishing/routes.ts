import { calls } from '#contract/calls/calls.ts'
import { DAY_MS } from '#contract/durations.ts'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import { limitAccount } from '#server/http/limits/rate-limits.ts'
import type { OwnRef } from '#server/own-recipes/access.ts'
import { compileNow } from '#server/own-recipes/compile.ts'
import type { PictureStore } from '#server/own-recipes/pictures/picture-store.ts'
import type { ReadingPools } from '#server/reading/reading-pools.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { deskRoutes } from './desk/routes.ts'
import { filmVersionRoutes } from './film-routes.ts'
import { markRemark, publishAgain, takeBack, withdraw } from './own-publication.ts'
import { readPublication, readSentVersion } from './read.ts'
import { sendIn } from './send-in.ts'
import { readWithdrawal } from './withdrawal.ts'

/** What the routes of publishing need. */
export interface PublishingRoutesOptions {
  database: OpenDatabase
  storage: Storage
  store: PictureStore
  reading: ReadingPools
  now: () => Date
}

/** The own recipe that a call is about. */
function refOf(request: Caller & { params: { id: number } }): OwnRef {
  return { userId: memberOf(request), id: request.params.id }
}

/** The calls about publishing (rows X130 to X144 of the API table). */
export function publishingRoutes(
  app: App,
  { database, storage, store, reading, now }: PublishingRoutesOptions,
): void {
  const { db } = database
  const time = () => now().getTime()
  const readFoods = createFoods(db)
  /** An author, and what compiles their drafts. */
  const compilerOf = async (userId: number) => {
    const saver = { userId, now: time(), foods: await readFoods() }
    return { saver, compile: compileNow(db, reading.quick, saver) }
  }

  // Submissions are limited by their rows. Publishing a withdrawn recipe again adds no row and is expensive.
  const limitAgain = limitAccount(app, {
    name: 'member',
    max: MEMBER_LIMITS.publishedAgainPerDay,
    windowMs: DAY_MS,
    limit: 'publishedAgainPerDay',
  })

  filmVersionRoutes(app, { db, storage, time })
  deskRoutes(app, { database, store, compilerOf, now })

  app.route({
    ...callRoute(calls.publication),
    handler: async (request) => await readPublication(db, refOf(request)),
  })
  app.route({
    ...callRoute(calls.sendIn),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request, reply) => {
      const ref = refOf(request)
      const { saver, compile } = await compilerOf(ref.userId)
      await store.discard(await sendIn(db, ref, request.body, saver, compile))
      reply.statusCode = 201
      return await readPublication(db, ref)
    },
  })
  app.route({
    ...callRoute(calls.takeBack),
    handler: async (request) => {
      await takeBack(db, refOf(request), time())
      return await readPublication(db, refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.sentVersion),
    handler: async (request) =>
      await readSentVersion(db, refOf(request), request.params.submission),
  })
  app.route({
    ...callRoute(calls.markRemark),
    ...jsonBody(app),
    handler: async (request) => {
      const { remark } = request.params
      const { IsDone: isDone } = request.body
      await markRemark(db, refOf(request), { remark, isDone, now: time() })
      return await readPublication(db, refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.withdrawal),
    handler: async (request) => await readWithdrawal(db, refOf(request), time()),
  })
  app.route({
    ...callRoute(calls.withdraw),
    handler: async (request) => {
      await withdraw(db, refOf(request), time())
      return await readPublication(db, refOf(request))
    },
  })
  app.route({
    ...callRoute(calls.publishAgain),
    handler: async (request, reply) => {
      const ref = refOf(request)
      await limitAgain(String(ref.userId), request, reply)
      const { saver, compile } = await compilerOf(ref.userId)
      await store.discard(await publishAgain(db, ref, saver, compile))
      return await readPublication(db, ref)
    },
  })
}
