import { calls } from '#contract/calls/calls.ts'
import type { LangId } from '#contract/languages.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import type { Compile } from '#server/own-recipes/compile.ts'
import type { PictureStore } from '#server/own-recipes/pictures/picture-store.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { approve, returnSubmission } from './decide.ts'
import { lookAt } from './look-at.ts'
import { readSubmission, startReading, stopReading } from './submission.ts'
import { readSubmissions } from './submissions.ts'
import { wordRoutes } from './words/routes.ts'

/** What the routes of the desk need. */
interface DeskRoutesOptions {
  database: OpenDatabase
  store: PictureStore
  /** An author, and what compiles their drafts. */
  compilerOf: (userId: number) => Promise<{ saver: Saver; compile: Compile }>
  now: () => Date
}

/** The calls of the desk about what was sent in. */
export function deskRoutes(
  app: App,
  { database: { db }, store, compilerOf, now }: DeskRoutesOptions,
): void {
  const time = () => now().getTime()
  const readerOf = (request: Caller & { query: { LangId: LangId } }) => ({
    userId: memberOf(request),
    langId: request.query.LangId,
    now: time(),
  })
  const decidingOf = (request: Caller) => ({ userId: memberOf(request), now: time() })

  wordRoutes(app, { database: { db }, now })

  app.route({
    ...callRoute(calls.deskSubmissions),
    handler: async (request) => await readSubmissions(db, request.query, readerOf(request)),
  })
  app.route({
    ...callRoute(calls.deskSubmission),
    handler: async (request) => await readSubmission(db, request.params.id, readerOf(request)),
  })
  app.route({
    ...callRoute(calls.readSubmission),
    handler: async (request) => {
      await startReading(db, request.params.id, readerOf(request))
      return await readSubmission(db, request.params.id, readerOf(request))
    },
  })
  app.route({
    ...callRoute(calls.leaveSubmission),
    handler: async (request) => {
      await stopReading(db, request.params.id, memberOf(request))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.approveSubmission),
    handler: async (request) => {
      const { id } = request.params
      await store.discard(await approve(db, id, decidingOf(request), compilerOf))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.returnSubmission),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => {
      await returnSubmission(db, request.params.id, request.body, decidingOf(request))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.lookAtSubmission),
    handler: async (request) => {
      await lookAt(db, request.params.id, decidingOf(request))
      return {}
    },
  })
}
