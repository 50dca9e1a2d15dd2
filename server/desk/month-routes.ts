import { calls } from '#contract/calls/calls.ts'
import type { LangQuery } from '#contract/common.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import { chooseMonth, clearMonth } from './choose-month.ts'
import { readChoices, readMonths, type MonthReader } from './months.ts'

/** What the routes of months need. */
export interface MonthRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
}

/** The calls of the desk about the cookbook of the month (rows X220 to X223 of the API table). */
export function monthRoutes(app: App, { database: { db }, now }: MonthRoutesOptions): void {
  const readerOf = (request: Caller & { query: LangQuery }): MonthReader => ({
    viewer: memberOf(request),
    now: now(),
    langId: request.query.LangId,
  })

  app.route({
    ...callRoute(calls.deskMonths),
    handler: async (request) => ({ Months: await readMonths(db, readerOf(request)) }),
  })
  app.route({
    ...callRoute(calls.monthChoices),
    handler: async (request) => ({
      Choices: await readChoices(db, request.params.month, readerOf(request)),
    }),
  })
  app.route({
    ...callRoute(calls.chooseMonth),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) =>
      await chooseMonth(db, request.params.month, request.body, readerOf(request)),
  })
  app.route({
    ...callRoute(calls.clearMonth),
    handler: async (request) => await clearMonth(db, request.params.month, readerOf(request)),
  })
}
