import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls/calls.ts'
import { OPERATION_HEADER } from '#contract/shopping/sync.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { addItem, changeItem, removeItem, requireName } from './items.ts'
import { listCalls, type SeenList, type ShoppingRoutesOptions } from './list-calls.ts'
import { readItem, readItems } from './queries.ts'
import { addStaples, deleteStaple, readStaples } from './staples.ts'
import { itemsToWire } from './to-wire.ts'

/** The calls about the items of a shopping list. */
export function itemRoutes(
  app: App,
  options: ShoppingRoutesOptions,
  readFoods: () => Promise<Foods>,
): void {
  const { read, readList, change, changeMine } = listCalls(options)
  const { db } = options.database

  app.route({
    ...callRoute(calls.shoppingFoods),
    handler: async (request, reply) =>
      await read(request, reply, async () => (await readFoods()).foods),
  })

  app.route({
    ...callRoute(calls.shoppingItems),
    handler: async (request, reply) =>
      await readList(request, reply, async ({ list, people }) => {
        const { reader } = await readFoods()
        return itemsToWire(await readItems(db, list.id), reader, people)
      }),
  })

  const answer = async ({ list, people }: SeenList, itemId: number) => {
    const { reader } = await readFoods()
    const [item] = itemsToWire(await readItem(db, list.id, itemId), reader, people)
    return item
  }

  app.route({
    ...callRoute(calls.addShoppingItem),
    handler: async (request, reply) => {
      const name = requireName(request.body.Name)
      const operation = request.headers['idempotency-key']?.toLowerCase()
      const key = request.body.Key ?? operation ?? randomUUID()
      const { reader } = await readFoods()
      const done = await change(request, reply, (trx, by) =>
        addItem(trx, by, { name, key }, reader),
      )
      const { itemId } = done
      // The id was used for a change that added no item.
      if (itemId === undefined) throw new ApiError('FieldInvalid', { field: OPERATION_HEADER })
      reply.statusCode = 201
      const added = { Id: itemId, Key: key, Name: name, State: 0 } as const
      // It may have been removed for good since it was added.
      return (await answer(done, itemId)) ?? { ...added, ...reader.read(name) }
    },
  })

  app.route({
    ...callRoute(calls.changeShoppingItem),
    handler: async (request, reply) => {
      const { noteId } = request.params
      const { reader } = await readFoods()
      const done = await change(request, reply, (trx, by) =>
        changeItem(trx, by, { ...request.body, id: noteId }, reader),
      )
      const item = await answer(done, noteId)
      if (!item) throw new ApiError('NotFound')
      return item
    },
  })

  app.route({
    ...callRoute(calls.deleteShoppingItem),
    handler: async (request, reply) => {
      const { noteId } = request.params
      await change(request, reply, (trx, { listId, now }) => removeItem(trx, listId, noteId, now))
      return { Id: noteId }
    },
  })

  app.route({
    ...callRoute(calls.addStaples),
    handler: async (request, reply) => {
      const { IngredientIds } = request.body
      const { userId } = await changeMine(request, reply, (trx, member) =>
        addStaples(trx, member, IngredientIds),
      )
      return { IngredientIds: await readStaples(db, userId) }
    },
  })

  app.route({
    ...callRoute(calls.deleteStaple),
    handler: async (request, reply) => {
      const { ingredientId } = request.params
      const { userId } = await changeMine(request, reply, (trx, member) =>
        deleteStaple(trx, member, ingredientId),
      )
      return { IngredientIds: await readStaples(db, userId) }
    },
  })
}
