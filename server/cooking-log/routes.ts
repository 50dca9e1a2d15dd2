import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import type { Id } from '#contract/common.ts'
import type { CookingLogBody, CookingLogEntry, Day } from '#contract/cooking-log/cooking-log.ts'
import type { LangId } from '#contract/languages.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { termWords } from '#server/search/fold.ts'
import { contentOf } from './content.ts'
import { countLog, readBefore, readEntry, readLog, readRecipeNames, readTimes } from './queries.ts'
import { readYear, readYears } from './years.ts'
import { entryToWire, mealToWire } from './to-wire.ts'
import { changeEntry, deleteEntry, insertEntry, restoreEntry, type OwnEntry } from './write.ts'

/** What the routes of the cooking log need. */
export interface CookingLogRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
  /** Called with a dish that a member has put into their log, also when it is sent again. */
  onLogged: (userId: Id, dish: { recipeId: Id; day: Day }) => Promise<void>
}

/** The calls about a member's cooking log (rows X27 to X34 of the API table). */
export function cookingLogRoutes(
  app: App,
  { database: { db }, now, onLogged }: CookingLogRoutesOptions,
): void {
  app.route({
    ...callRoute(calls.cooked),
    handler: async (request) => {
      const userId = memberOf(request)
      const { LangId: langId, term = '', limit, offset } = request.query
      const words = termWords(term)
      const { total, found, since } = await countLog(db, userId, words)
      // Punctuation alone matches no entry.
      const hasNone = words.length === 0 && term.trim() !== ''
      const rows = hasNone ? [] : await readLog(db, { userId, langId }, { words, limit, offset })
      const Found = hasNone ? 0 : found
      return {
        Total: total,
        Found,
        Since: since,
        Entries: rows.map((row) => entryToWire(row, langId)),
      }
    },
  })

  app.route({
    ...callRoute(calls.logYear),
    handler: async (request) => {
      const userId = memberOf(request)
      const { Year, LangId: langId } = request.query
      const year = await readYear(db, { userId, langId }, Year)
      return {
        Year,
        Years: await readYears(db, userId),
        Times: year.times,
        Recipes: year.recipes,
        NewRecipes: year.fresh,
        Meals: year.meals.map(mealToWire),
      }
    },
  })

  app.route({
    ...callRoute(calls.logEntry),
    handler: async (request) => {
      const userId = memberOf(request)
      const reader = { userId, langId: request.query.LangId }
      const row = await readEntry(db, reader, request.params.id)
      if (!row) throw new ApiError('NotFound')
      const { times, days } = await readBefore(db, userId, row)
      const Before = days.map(({ id, day }) => ({ Id: id, Day: day }))
      return { Entry: entryToWire(row, reader.langId), TimesBefore: times, Before }
    },
  })

  app.route({
    ...callRoute(calls.timesCooked),
    handler: async (request) => {
      const times = await readTimes(db, memberOf(request), request.params.id)
      if (!times) throw new ApiError('RequestInvalid')
      const { all, own, last } = times
      return { Times: all, Own: own, Last: last ? { Id: last.id, Day: last.day } : null }
    },
  })

  app.route({
    ...callRoute(calls.putIntoLog),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const { RecipeId, Key, ...body } = request.body
      const langId = request.query.LangId
      const userId = memberOf(request)
      const names = await readRecipeNames(db, userId, RecipeId)
      const recipe_name = names.get(langId)
      if (recipe_name === undefined) throw new ApiError('RequestInvalid')
      const id = await insertEntry(db, {
        ...contentOf(body, { names: [...names.values()], now: now() }),
        user_id: userId,
        recipe_id: RecipeId,
        recipe_name,
        client_key: Key,
        lang_id: langId,
        created_at: now().getTime(),
      })
      await onLogged(userId, { recipeId: RecipeId, day: body.Day })
      reply.status(201)
      return await entryResponse(db, { id, userId }, langId)
    },
  })

  app.route({
    ...callRoute(calls.changeLogEntry),
    ...jsonBody(app),
    handler: async (request) => {
      const entry = ownEntryOf(request)
      const { LangId: lang_id } = request.query
      const change = await changeOf(entry, request.body, lang_id)
      if (!(await changeEntry(db, entry, change))) throw new ApiError('NotFound')
      return await entryResponse(db, entry, lang_id)
    },
  })

  app.route({
    ...callRoute(calls.deleteLogEntry),
    handler: async (request) => {
      const isThere = await deleteEntry(db, ownEntryOf(request), now().getTime())
      if (!isThere) throw new ApiError('NotFound')
      return {}
    },
  })

  app.route({
    ...callRoute(calls.restoreLogEntry),
    handler: async (request) => {
      const entry = ownEntryOf(request)
      if (!(await restoreEntry(db, entry, now().getTime()))) throw new ApiError('NotFound')
      return await entryResponse(db, entry, request.query.LangId)
    },
  })

  async function changeOf(entry: OwnEntry, body: CookingLogBody, lang_id: LangId) {
    const row = await readEntry(db, { userId: entry.userId, langId: lang_id }, entry.id)
    if (!row) throw new ApiError('NotFound')
    const known =
      row.recipe_id === null
        ? new Map<LangId, string>()
        : await readRecipeNames(db, entry.userId, row.recipe_id)
    const names = [row.recipe_name, ...known.values()]
    return { ...contentOf(body, { names, now: now() }), lang_id, edited_at: now().getTime() }
  }
}

/** A call about one entry. */
interface EntryCall extends Caller {
  params: { id: number }
}

/** The entry that a call of its member is about. */
export function ownEntryOf(call: EntryCall): OwnEntry {
  return { id: call.params.id, userId: memberOf(call) }
}

/** The entry as its member gets it. @throws {ApiError} `NotFound` when it is gone */
export async function entryResponse(
  db: Kysely<Database>,
  { id, userId }: OwnEntry,
  langId: LangId,
): Promise<CookingLogEntry> {
  const row = await readEntry(db, { userId, langId }, id)
  if (!row) throw new ApiError('NotFound')
  return entryToWire(row, langId)
}
