import { calls } from '#contract/calls.ts'
import { GROUP_RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { sendJson } from '#server/http/send-json.ts'
import { findByTerm, SEARCH_RECIPES } from '#server/search/by-term.ts'
import { countView } from '#server/views/count-view.ts'
import type { ViewCounter } from '#server/views/view-counter.ts'
import { readHowTo } from './how-to.ts'
import { readRecipeIngredients, recipeIngredientToWire } from './ingredients.ts'
import { selectionOf, selectsAll } from './list-query.ts'
import { readLoosened } from './loosened.ts'
import { readRecipeTotal, readTagIds, recipeExists } from './queries.ts'
import { RecipeReader } from './reader.ts'

/** What the recipe routes need. */
export interface RecipeRoutesOptions {
  database: OpenDatabase
  views: ViewCounter
}

/** The calls that read recipes (rows 12 to 16, 24 and X8 of the API table). */
export function recipeRoutes(app: App, { database, views }: RecipeRoutesOptions): void {
  const recipes = new RecipeReader(database)
  const { replica } = database

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
      const ids = await findByTerm(replica, SEARCH_RECIPES, query.term)
      if (ids) return sendJson(reply, await recipes.ranked(ids, selection, paging, reader))
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
    ...callRoute(calls.recipesOfTag),
    handler: async ({ query, memberId }, reply) => {
      const reader = { langId: query.LangId, viewer: memberId }
      const tagIds = await readTagIds(replica, query.Tag)
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
      if (text === undefined) throw new ApiError('RequestInvalid')
      countView(views, request, { kind: 'recipe', itemId: params.id, viewedAt: 'call' })
      return sendJson(reply, text)
    },
  })

  app.route({
    ...callRoute(calls.recipeIngredients),
    handler: async ({ params, query }) => {
      const rows = await readRecipeIngredients(replica, params.id, query.LangId)
      if (rows.length === 0) await requireRecipe(params.id)
      return rows.map((row) => recipeIngredientToWire(row, query.LangId))
    },
  })

  app.route({
    ...callRoute(calls.howTo),
    handler: async ({ params, query }) => {
      const steps = await readHowTo(replica, params.id, query.LangId)
      if (steps.length === 0) await requireRecipe(params.id)
      return steps
    },
  })

  /** An empty list is valid only for an existing recipe. */
  async function requireRecipe(id: number): Promise<void> {
    if (!(await recipeExists(replica, id))) throw new ApiError('RequestInvalid')
  }
}
