import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { SHOPS_MAX } from '#contract/shopping/limits.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { failure, startShopping, succeed } from '#tests/support/shopping.ts'

async function start(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const shop = await startShopping(engine)
  const { app, ada: headers } = shop
  const list = async (of = headers) => (await succeed(app, calls.shoppingList, { headers: of }))[1]!
  const order = async () => (await list()).Places.map(({ DepartementId }) => DepartementId)
  const enter = (Key: string, Name: string) =>
    succeed(app, calls.enterShop, { headers, fields: { Key, Name } })
  const arrange = (ids: number[]) =>
    app.inject({
      method: 'PATCH',
      url: '/api/shopping/order',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ DepartementIds: ids }),
    })
  return { ...shop, headers, list, order, enter, arrange }
}

test.for(databases)('each shop keeps its own order of departments (%s)', async (engine) => {
  const { app, headers, list, order, enter, arrange } = await start(engine)
  const before = await order()
  const turned = before.toReversed()
  await enter('south', ' Supermarkt Südstraße ')
  expect((await list()).Shops).toEqual([
    { Key: 'south', Name: 'Supermarkt Südstraße', DepartementIds: before, IsHere: true },
  ])
  await arrange(turned)
  await enter('market', 'Market')
  expect(await order()).toEqual(turned)
  await arrange(before)
  expect((await enter('south', 'South')).Shops).toEqual([
    { Key: 'south', Name: 'South', DepartementIds: turned, IsHere: true },
    { Key: 'market', Name: 'Market', DepartementIds: before },
  ])
  expect(await order()).toEqual(turned)
  await succeed(app, calls.forgetShop, { headers, id: 'south' })
  expect((await list()).Shops.map(({ Key }) => Key)).toEqual(['market'])
  expect(await order()).toEqual(turned)
  expect(
    (await list(await newMember(app, { email: 'ben@simmer.example', username: 'ben' }))).Shops,
  ).toEqual([])
})

test('a shop needs a name, and the oldest of too many gives way', async () => {
  const { app, headers, list, enter } = await start()
  const fields = { Key: 'blank', Name: '   ' }
  expect(await failure(app, calls.enterShop, { headers, fields })).toEqual([400, 'FieldRequired'])
  for (let place = 0; place <= SHOPS_MAX; place++) await enter(`shop-${place}`, `Shop ${place}`)
  const shops = (await list()).Shops
  expect(shops).toHaveLength(SHOPS_MAX)
  expect(shops[0]?.Key).toBe('shop-1')
  expect(shops.at(-1)).toMatchObject({ Key: `shop-${SHOPS_MAX}`, IsHere: true })
})

test.for(databases)(
  'what was bought counts among the habits, and a food moves without being written (%s)',
  async (engine) => {
    const { app, headers, list, idOf } = await start(engine)
    const frozen = await idOf('department', 'frozen')
    const bought = (Names: string) =>
      succeed(app, calls.countBought, { headers, fields: { Names } })
    await bought('Knoblauch')
    expect((await bought('garlic')).Habits).toEqual([{ Name: 'garlic', Times: 2 }])
    const fields = { Name: 'Eier', DepartementId: frozen }
    await succeed(app, calls.moveFood, { headers, fields })
    expect((await list()).Habits).toContainEqual({ Name: 'Eier', Times: 0, DepartementId: frozen })
    const eggs = await succeed(app, calls.addShoppingItem, { headers, fields: { Name: '2 eggs' } })
    expect(eggs.DepartementId).toBe(frozen)
    const unknown = { Name: 'Eier', DepartementId: 99_999 }
    expect(await failure(app, calls.moveFood, { headers, fields: unknown })).toEqual([
      400,
      'FieldInvalid',
    ])
  },
)
