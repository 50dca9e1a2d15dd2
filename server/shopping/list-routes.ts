import { calls } from '#contract/calls/calls.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { peopleToWire, readPeople } from '#server/membership/people.ts'
import { findList, readLists } from './access.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { cardOf, cardsOf } from './list-cards.ts'
import { listCalls, type ShoppingRoutesOptions } from './list-calls.ts'
import { addList, changeListItself, deleteList } from './lists.ts'

/** The calls about several lists (rows X60 to X63 of the API table). */
export function listRoutes(
  app: App,
  options: ShoppingRoutesOptions,
  readFoods: () => Promise<Foods>,
): void {
  const { read } = listCalls(options)
  const { database, feed, now } = options
  const { db } = database
  const overview = async (userId: number) => {
    // Makes the first list of a new member.
    await findList(db, userId)
    const lists = await readLists(db, userId)
    return {
      Lists: await cardsOf(db, userId, lists, await readFoods()),
      People: peopleToWire(await readPeople(db, userId), userId),
    }
  }
  const card = async (userId: number, listId: number) =>
    await cardOf(db, userId, await findList(db, userId, listId), await readFoods())

  app.route({
    ...callRoute(calls.shoppingLists),
    handler: async (request, reply) => await read(request, reply, overview),
  })

  app.route({
    ...callRoute(calls.addShoppingList),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const actor = { userId, now: now().getTime() }
      const { listId, viewers } = await addList(db, request.body, actor)
      void feed.pollFor(viewers)
      reply.statusCode = 201
      return await card(userId, listId)
    },
  })

  app.route({
    ...callRoute(calls.changeShoppingList),
    handler: async (request) => {
      const userId = memberOf(request)
      const { listId } = request.params
      const actor = { userId, now: now().getTime() }
      const { viewers } = await changeListItself(db, listId, request.body, actor)
      void feed.pollFor(viewers)
      return await card(userId, listId)
    },
  })

  app.route({
    ...callRoute(calls.deleteShoppingList),
    handler: async (request) => {
      const userId = memberOf(request)
      const actor = { userId, now: now().getTime() }
      const { viewers } = await deleteList(db, request.params.listId, actor)
      void feed.pollFor(viewers)
      return await overview(userId)
    },
  })
}
