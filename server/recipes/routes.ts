import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import { GROUP_RECIPES_PER_PAGE, LIST_LIMIT_MAX } from '#contract/limits.ts'
import { databaseFor, findFor, type Paging, type Reader } from '#server/catalogue/reader.ts'
import { readRecipeTotal } from '#server/catalogue/recipe-total.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { withOwnRows } from '#server/db/own-rows.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { sendJson } from '#server/http/send-json.ts'
import { askedTime } from '#server/search/asked-time.ts'
import { findByTerm, SEARCH_RECIPES } from '#server/search/by-term.ts'
import { countView } from '#server/views/count-view.ts'
import type { ViewCounter } from '#server/views/view-counter.ts'
import { readFacets } from './facets.ts'
import { withPublishedFilm } from '#server/films/shown-film.ts'
import { readHowTo } from './how-to.ts'
import { readRecipeIngredients, recipeIngredientToWire } from './ingredients.ts'
import { selectionOf, selectsAll } from './list-query.ts'
import { readLoosened } from './loosened.ts'
import { readTagIds, recipeExists } from './queries.ts'
import { RecipeReader } from './reader.ts'
import type { RecipeSelection } from './selection.ts'
import { isEmptyList } from './to-wire.ts'
import { isWithdrawn, keepsWithdrawn, readWithdrawn } from './withdrawn.ts'

/** A search for recipes. */
interface Search {
  term: string | undefined
  selection: RecipeSelection
  paging: Paging
  reader: Reader
}

/** What the recipe routes need. */
export interface RecipeRoutesOptions {
  database: OpenDatabase
  views: ViewCounter
}

/** The calls that read recipes. */
export function recipeRoutes(app: App, { database, views }: RecipeRoutesOptions): void {
  const recipes = new RecipeReader(database)
  const { replica } = database
  const readingOf = (viewer: number | null) => databaseFor(database, viewer)

  app.route({
    ...callRoute(calls.recipes),
    handler: async ({ query, memberId }, reply) => {
      const selection = selectionOf(query, memberId)
      const reader = { langId: query.LangId, viewer: memberId }
      const isOfBook = query.BookId !== undefined || query.DishPartitionId !== undefined
      const paging = {
        limit: query.limit ?? (isOfBook ? GROUP_RECIPES_PER_PAGE : undefined),
        offset: query.offset,
      }
      if (query.have && query.have.length > 0) {
        const ids = await findByTerm(readingOf(memberId), SEARCH_RECIPES, query.term)
        return sendJson(
          reply,
          await recipes.byFoods(query.have, { ...selection, ids }, paging, reader),
        )
      }
      const isSearch = query.term !== undefined && query.term.trim() !== ''
      if (query.OrderBy === 'rate' && !isSearch)
        return sendJson(reply, await recipes.byRating(selection, paging, reader))
      const timed = await searchByTime({ selection, paging, reader, term: query.term })
      if (timed) return sendJson(reply, timed)
      const ids = await findByTerm(readingOf(memberId), SEARCH_RECIPES, query.term)
      if (ids) {
        const { term = '' } = query
        return sendJson(reply, await recipes.ranked({ term, ids }, selection, paging, reader))
      }
      if (selectsAll(selection)) return sendJson(reply, await recipes.all(paging, reader))
      return sendJson(reply, await recipes.selected(selection, paging, reader))
    },
  })

  app.route({ ...callRoute(calls.recipeCount), handler: () => readRecipeTotal(replica) })

  app.route({
    ...callRoute(calls.loosened),
    handler: ({ query }) => readLoosened(replica, selectionOf(query, null)),
  })

  app.route({
    ...callRoute(calls.recipeFacets),
    handler: ({ query }) => readFacets(replica, selectionOf(query, null), query.LangId),
  })

  app.route({
    ...callRoute(calls.recipesOfTag),
    handler: async ({ query, memberId }, reply) => {
      const reader = { langId: query.LangId, viewer: memberId }
      const tagIds = await readTagIds(readingOf(memberId), query.Tag)
      const paging = { limit: query.limit ?? GROUP_RECIPES_PER_PAGE, offset: query.offset }
      return sendJson(reply, await recipes.selected({ tagIds }, paging, reader))
    },
  })

  app.route({
    ...callRoute(calls.recipe),
    handler: async (request, reply) => {
      const { params, query, memberId } = request
      const reader = { langId: query.LangId, viewer: memberId }
      const text = await recipes.one(params.id, reader)
      if (text === undefined) {
        await requireKept(params.id, memberId)
        return sendJson(
          reply,
          JSON.stringify(await readWithdrawn(database.db, params.id, query.LangId)),
        )
      }
      countView(views, request, { kind: 'recipe', itemId: params.id, viewedAt: 'call' })
      return sendJson(reply, text)
    },
  })

  app.route({
    ...callRoute(calls.recipeIngredients),
    handler: async ({ params, query, memberId }) => {
      const rows = await readOrKept(params.id, memberId, async (db) => {
        return await readRecipeIngredients(db, params.id, query.LangId)
      })
      return rows.map((row) => recipeIngredientToWire(row, query.LangId))
    },
  })

  app.route({
    ...callRoute(calls.howTo),
    handler: async ({ params, query, memberId }) =>
      await readOrKept(params.id, memberId, async (db) => {
        const steps = await readHowTo(db, params.id, query.LangId)
        return await withPublishedFilm(db, params.id, steps, query.LangId)
      }),
  })

  /**
   * A search whose term asks for a time in all, such as "quick soup"; undefined where it asks
   * for none or where nothing is that quick, so that the words themselves are looked for.
   */
  async function searchByTime({ term, selection, paging, reader }: Search) {
    const asked = askedTime(term)
    if (!asked) return undefined
    const { maxTotalMinutes = Infinity } = selection
    const within = { ...selection, maxTotalMinutes: Math.min(maxTotalMinutes, asked.minutes) }
    const ids = await findByTerm(readingOf(reader.viewer), SEARCH_RECIPES, asked.term)
    const { limit = LIST_LIMIT_MAX } = paging
    const read = async (part: Paging) =>
      ids
        ? await recipes.ranked({ term: asked.term ?? '', ids }, within, part, reader)
        : await recipes.selected(within, part, reader)
    const found = await read({ ...paging, limit })
    if (!isEmptyList(found)) return found
    const isPastEnd = (paging.offset ?? 0) > 0 && !isEmptyList(await read({ limit: 1 }))
    return isPastEnd ? found : undefined
  }

  /** Rows of a recipe: none is valid only for one that there is, or for a withdrawn one that has none. */
  async function readOrKept<Row>(
    id: number,
    memberId: number | null,
    read: (db: Kysely<Database>) => Promise<Row[]>,
  ): Promise<Row[]> {
    const found = await findFor(database, memberId, async (at) => {
      const rows = await read(at)
      return rows.length > 0 || (await recipeExists(at, id)) ? rows : undefined
    })
    if (found) return found
    await requireKept(id, memberId)
    return await read(withOwnRows(database.db))
  }

  /** Refuses a recipe that there is not, and a withdrawn one to whoever does not keep it. */
  async function requireKept(id: number, memberId: number | null): Promise<void> {
    const { db } = database
    if (memberId !== null && (await keepsWithdrawn(db, id, memberId))) return
    throw new ApiError('RequestInvalid', (await isWithdrawn(db, id)) ? { reason: 'Withdrawn' } : {})
  }
}
