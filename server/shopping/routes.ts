import type { FastifyReply } from 'fastify'
import { calls } from '#contract/calls/calls.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { mayUse } from '#server/own-recipes/access.ts'
import { deleteOldOperations } from './change.ts'
import { departmentOrder, orderDepartments } from './departments.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import { itemRoutes } from './item-routes.ts'
import {
  listCalls,
  type AboutList,
  type ChangeRequest,
  type ShoppingRoutesOptions,
} from './list-calls.ts'
import { listRoutes } from './list-routes.ts'
import { readIngredients, readRecipes } from './queries.ts'
import { readLinkRoutes } from './read-link-routes.ts'
import { recipesToWire } from './to-wire.ts'
import { readBothLists, readWholeList } from './whole-list.ts'
import { shopRoutes } from './shop-routes.ts'
import { keepOrder } from './shops.ts'
import {
  addRecipe,
  changePersons,
  removeRecipe,
  setWhereabouts,
  whereabouts,
  type Whereabouts,
} from './write.ts'

/**
 * The calls that read and change shopping lists. A repeated change is answered from the current list, never with an error.
 */
export function shoppingRoutes(app: App, options: ShoppingRoutesOptions): void {
  const { readList, change } = listCalls(options)
  const { database, now } = options
  const { db } = database
  const readFoods = createFoods(db)
  itemRoutes(app, options, readFoods)
  listRoutes(app, options, readFoods)
  readLinkRoutes(app, options, readFoods)
  shopRoutes(app, options, readFoods)
  repeatHourly(app, 'the deletion of old changes and removed items of shopping lists', () =>
    deleteOldOperations(db, now().getTime(), app.log),
  )

  app.route({
    ...callRoute(calls.shoppingList),
    handler: async (request, reply) =>
      await readList(request, reply, async (seen) => {
        return await readWholeList(db, seen, await readFoods())
      }),
  })

  app.route({
    ...callRoute(calls.shoppingRecipes),
    handler: async (request, reply) =>
      await readList(request, reply, async ({ userId, list, people }) => {
        const reader = { listId: list.id, langId: request.query.LangId, viewer: userId }
        return (await readBothLists(db, reader, people)).Recipes
      }),
  })

  app.route({
    ...callRoute(calls.shoppingDepartments),
    handler: async (request, reply) =>
      await readList(request, reply, async ({ userId, list, people }) => {
        const reader = { listId: list.id, langId: request.query.LangId, viewer: userId }
        return (await readBothLists(db, reader, people)).Departments
      }),
  })

  app.route({
    ...callRoute(calls.addShoppingRecipe),
    handler: async (request, reply) => {
      const entry = { recipeId: request.body.RecipeId, persons: request.body.Persons }
      const userId = memberOf(request)
      const { list, people, isNew } = await change(request, reply, (trx, by) =>
        addRecipe(trx, by, entry),
      )
      if (isNew) reply.statusCode = 201
      const { LangId: langId } = request.query
      const reader = { listId: list.id, langId, viewer: userId }
      const recipes = await readRecipes(db, reader, entry)
      // A repeated change adds nothing, and may name any recipe.
      const isOnList = recipes.some(({ persons }) => persons !== null)
      if (!isOnList && !(await mayUse(db, entry.recipeId, userId)))
        throw new ApiError('RequestInvalid')
      const ingredients = await readIngredients(db, reader, entry)
      const options = { langId, people, persons: entry.persons }
      const [recipe] = recipesToWire(recipes, ingredients, options)
      if (!recipe) throw new ApiError('RequestInvalid')
      return recipe
    },
  })

  app.route({
    ...callRoute(calls.changeShoppingPersons),
    handler: async (request, reply) => {
      const entry = { recipeId: request.params.recipeId, persons: request.body.Persons }
      const { userId, list, people } = await change(request, reply, (trx, { listId }) =>
        changePersons(trx, listId, entry),
      )
      const reader = { listId: list.id, langId: request.query.LangId, viewer: userId }
      return await readBothLists(db, reader, people)
    },
  })

  app.route({
    ...callRoute(calls.deleteShoppingRecipe),
    handler: async (request, reply) => {
      const { recipeId } = request.params
      await change(request, reply, (trx, { listId }) => removeRecipe(trx, listId, recipeId))
      return { Id: recipeId }
    },
  })

  const tick = async (
    request: ChangeRequest & AboutList & { params: { ingredientId: number } },
    reply: Pick<FastifyReply, 'header'>,
    wished: Whereabouts,
  ) => {
    const { ingredientId } = request.params
    const { list } = await change(request, reply, (trx, by) =>
      setWhereabouts(trx, by, ingredientId, wished),
    )
    const now = await whereabouts(db, list.id, ingredientId)
    const State = now === 'open' ? 0 : 1
    return { Id: ingredientId, State, ...(now === 'home' && ({ AtHome: true } as const)) } as const
  }
  app.route({
    ...callRoute(calls.checkIngredient),
    handler: async (request, reply) => await tick(request, reply, 'trolley'),
  })
  app.route({
    ...callRoute(calls.uncheckIngredient),
    handler: async (request, reply) => await tick(request, reply, 'open'),
  })
  app.route({
    ...callRoute(calls.keepIngredient),
    handler: async (request, reply) => await tick(request, reply, 'home'),
  })

  app.route({
    ...callRoute(calls.orderDepartments),
    handler: async (request, reply) => {
      const { DepartementIds } = request.body
      const { list } = await change(request, reply, async (trx, by) => {
        const outcome = await orderDepartments(trx, by.listId, DepartementIds)
        await keepOrder(trx, by)
        return outcome
      })
      return { DepartementIds: await departmentOrder(db, list.id) }
    },
  })
}
