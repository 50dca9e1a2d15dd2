import { calls } from '#contract/calls/calls.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { countHabit, habitsToWire, moveHabit, readHabits } from './habits.ts'
import { listCalls, type ShoppingRoutesOptions } from './list-calls.ts'
import { enterShop, forgetShop, readShops } from './shops.ts'

/** The calls about what a member often buys and about their shops (rows X67 to X70 of the API table). */
export function shopRoutes(
  app: App,
  options: ShoppingRoutesOptions,
  readFoods: () => Promise<Foods>,
): void {
  const { change, changeMine } = listCalls(options)
  const { database, now } = options
  const { db } = database
  const habits = async (userId: number) => ({ Habits: habitsToWire(await readHabits(db, userId)) })
  const shops = async (userId: number) => ({ Shops: await readShops(db, userId) })

  app.route({
    ...callRoute(calls.countBought),
    handler: async (request, reply) => {
      const { reader } = await readFoods()
      const { userId } = await changeMine(request, reply, async (trx, member) => {
        for (const name of request.body.Names) {
          const kind = reader.kindOf(reader.read(name))
          await countHabit(trx, member, { kind, name, now: now().getTime() })
        }
        return { isChanged: true }
      })
      return await habits(userId)
    },
  })

  app.route({
    ...callRoute(calls.moveFood),
    handler: async (request, reply) => {
      const { reader } = await readFoods()
      const { Name: name, DepartementId } = request.body
      const habit = { kind: reader.kindOf(reader.read(name)), name, now: now().getTime() }
      const { userId } = await changeMine(request, reply, (trx, member) =>
        moveHabit(trx, member, habit, DepartementId),
      )
      return await habits(userId)
    },
  })

  app.route({
    ...callRoute(calls.enterShop),
    handler: async (request, reply) => {
      const { Key: key, Name: name } = request.body
      const { userId } = await change(request, reply, (trx, by) =>
        enterShop(trx, by, { key, name }),
      )
      return await shops(userId)
    },
  })

  app.route({
    ...callRoute(calls.forgetShop),
    handler: async (request, reply) => {
      const { userId } = await changeMine(request, reply, (trx, member) =>
        forgetShop(trx, member, request.params.shopKey),
      )
      return await shops(userId)
    },
  })
}
