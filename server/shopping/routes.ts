import type { FastifyReply } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { LangId } from '#contract/languages.ts'
import type { ShoppingLists } from '#contract/shopping.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { deleteOldOperations } from './change.ts'
import { departmentOrder, orderDepartments } from './departments.ts'
import { createFoods } from './foods.ts'
import { habitsToWire, readHabits } from './habits.ts'
import { itemRoutes } from './item-routes.ts'
import { listCalls, type ChangeRequest, type ShoppingRoutesOptions } from './list-calls.ts'
import {
  readDepartments,
  readIngredients,
  readItems,
  readRecipes,
  type ListReader,
} from './queries.ts'
import { shopRoutes } from './shop-routes.ts'
import { keepOrder, readShops } from './shops.ts'
import { readStaples } from './staples.ts'
import { departmentsToWire, itemsToWire, recipesToWire } from './to-wire.ts'
import {
  addRecipe,
  changePersons,
  removeRecipe,
  setWhereabouts,
  whereabouts,
  type Whereabouts,
} from './write.ts'

/**
 * The calls that read and change a member's shopping list (rows 41 to 50, X3, X9 and X40 to
 * X44 of the API table). A repeated change is answered from the current list, never with an error.
 */
export function shoppingRoutes(app: App, options: ShoppingRoutesOptions): void {
  const { read, change } = listCalls(options)
  const { database, now } = options
  const { db } = database
  const readFoods = createFoods(db)
  itemRoutes(app, options, readFoods)
  shopRoutes(app, options, readFoods)
  repeatHourly(app, 'the deletion of old changes and removed items of shopping lists', () =>
    deleteOldOperations(db, now().getTime()),
  )

  app.route({
    ...callRoute(calls.shoppingList),
    handler: async (request, reply) =>
      await read(request, reply, async (userId) => {
        const { foods, reader } = await readFoods()
        const same = {
          Notes: itemsToWire(await readItems(db, userId), reader),
          Habits: habitsToWire(await readHabits(db, userId)),
          Staples: await readStaples(db, userId),
          Shops: await readShops(db, userId),
          FoodVersion: foods.Version,
        }
        const inLanguage = async (langId: LangId) => {
          const places = await readDepartments(db, { userId, langId })
          const Places = places.map(({ id, name }) => ({
            DepartementId: id,
            DepartementName: name,
          }))
          return { LangId: langId, ...(await listsOf({ userId, langId })), ...same, Places }
        }
        return await Promise.all([inLanguage(0), inLanguage(1)])
      }),
  })

  app.route({
    ...callRoute(calls.shoppingRecipes),
    handler: async (request, reply) =>
      await read(request, reply, async (userId) => {
        const { Recipes } = await listsOf({ userId, langId: request.query.LangId })
        return Recipes
      }),
  })

  app.route({
    ...callRoute(calls.shoppingDepartments),
    handler: async (request, reply) =>
      await read(request, reply, async (userId) => {
        const { Departments } = await listsOf({ userId, langId: request.query.LangId })
        return Departments
      }),
  })

  app.route({
    ...callRoute(calls.addShoppingRecipe),
    handler: async (request, reply) => {
      const entry = { recipeId: request.body.RecipeId, persons: request.body.Persons }
      const { userId, isNew } = await change(request, reply, (trx, member) =>
        addRecipe(trx, member, entry, now().getTime()),
      )
      if (isNew) reply.statusCode = 201
      const reader = { userId, langId: request.query.LangId }
      const recipes = await readRecipes(db, reader, entry)
      const ingredients = await readIngredients(db, reader, entry)
      const [recipe] = recipesToWire(recipes, ingredients, {
        langId: reader.langId,
        persons: entry.persons,
      })
      if (!recipe) throw new ApiError('RequestInvalid')
      return recipe
    },
  })

  app.route({
    ...callRoute(calls.changeShoppingPersons),
    handler: async (request, reply) => {
      const entry = { recipeId: request.params.recipeId, persons: request.body.Persons }
      const { userId } = await change(request, reply, (trx, member) =>
        changePersons(trx, member, entry),
      )
      return await listsOf({ userId, langId: request.query.LangId })
    },
  })

  app.route({
    ...callRoute(calls.deleteShoppingRecipe),
    handler: async (request, reply) => {
      const { recipeId } = request.params
      await change(request, reply, (trx, userId) => removeRecipe(trx, userId, recipeId))
      return { Id: recipeId }
    },
  })

  const tick = async (
    request: ChangeRequest & { params: { ingredientId: number } },
    reply: Pick<FastifyReply, 'header'>,
    wished: Whereabouts,
  ) => {
    const { ingredientId } = request.params
    const { userId } = await change(request, reply, (trx, member) =>
      setWhereabouts(trx, member, ingredientId, wished),
    )
    const now = await whereabouts(db, userId, ingredientId)
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
      const { userId } = await change(request, reply, async (trx, member) => {
        const outcome = await orderDepartments(trx, member, DepartementIds)
        await keepOrder(trx, member)
        return outcome
      })
      return { DepartementIds: await departmentOrder(db, userId) }
    },
  })

  async function listsOf(reader: ListReader): Promise<ShoppingLists> {
    const rows = await readRecipes(db, reader)
    const ingredients = await readIngredients(db, reader)
    const Recipes = recipesToWire(rows, ingredients, reader)
    const departments = await readDepartments(db, reader)
    return { Recipes, Departments: departmentsToWire(departments, Recipes, ingredients) }
  }
}
