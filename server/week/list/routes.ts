import { calls } from '#contract/calls/calls.ts'
import type { LangId } from '#contract/languages.ts'
import { LIST_DAYS_MAX } from '#contract/week/limits.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { cardOf } from '#server/shopping/list-cards.ts'
import {
  listCalls,
  type SeenList,
  type ShoppingRoutesOptions,
} from '#server/shopping/list-calls.ts'
import { isOnCalendar } from '../window.ts'
import { answerChanges } from './answer.ts'
import { readAllChanges } from './changes.ts'
import { putDays } from './put.ts'
import { readWeekList } from './read-list.ts'

/** The calls about the week on shopping lists (rows X245 to X248 of the API table). */
export function weekListRoutes(app: App, options: ShoppingRoutesOptions): void {
  const { read, readList, change } = listCalls(options)
  const { db } = options.database
  const readFoods = createFoods(db)
  const time = () => options.now().getTime()

  const weekList = async (
    { userId, list, people }: SeenList,
    { LangId: langId, From, To }: { LangId: LangId; From: string; To: string },
  ) => {
    const reader = { userId, listId: list.id, langId, people, from: From, to: To }
    const foods = await readFoods()
    return {
      List: await cardOf(db, userId, list, foods),
      ...(await readWeekList(db, reader, foods)),
    }
  }

  app.route({
    ...callRoute(calls.weekList),
    handler: async (request, reply) => {
      const { From, To } = request.query
      requireDays([From, To])
      if (From > To) throw new ApiError('FieldInvalid', { field: 'From' })
      return await readList(request, reply, (seen) => weekList(seen, request.query))
    },
  })

  app.route({
    ...callRoute(calls.putWeekOnList),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { Days: days, NotAtHome: notAtHome = [] } = request.body
      const sorted = requireDays(days)
      const { LangId: langId } = request.query
      const foods = await readFoods()
      const seen = await change(request, reply, (trx, by) =>
        putDays({ trx, by, foods }, { days, notAtHome, langId }),
      )
      const [From = '', To = ''] = [sorted[0], sorted.at(-1)]
      return await weekList(seen, { LangId: langId, From, To })
    },
  })

  app.route({
    ...callRoute(calls.weekListChanges),
    handler: async (request, reply) =>
      await read(request, reply, async (userId) => {
        const reader = { userId, langId: request.query.LangId, now: time() }
        return await readAllChanges(db, reader, (await readFoods()).reader)
      }),
  })

  app.route({
    ...callRoute(calls.answerWeekListChanges),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { LangId: langId } = request.query
      const foods = await readFoods()
      const { userId } = await change(request, reply, (trx, by) =>
        answerChanges({ trx, by, foods }, request.body, langId),
      )
      return await readAllChanges(db, { userId, langId, now: time() }, foods.reader)
    },
  })
}

/**
 * Days in their order.
 * @throws {ApiError} `FieldInvalid` for one that no calendar has, and for days that are far apart
 */
function requireDays(days: readonly string[]): string[] {
  const sorted = days.toSorted()
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)]
  const isValid = days.every(isOnCalendar) && last < dayAfter(first, LIST_DAYS_MAX)
  if (!isValid) throw new ApiError('FieldInvalid', { field: 'Days' })
  return sorted
}
