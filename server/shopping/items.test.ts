import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { HABITS_MAX } from '#contract/shopping/limits.ts'
import type { ShoppingItemBody } from '#contract/shopping/shopping.ts'
import { unitCode } from '#contract/units.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { call, failure, startShopping, succeed } from '#tests/support/shopping.ts'

async function start(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const shop = await startShopping(engine)
  const { app, ada: headers } = shop
  const add = (Name: string, Key?: string) =>
    succeed(app, calls.addShoppingItem, { headers, fields: { Name, ...(Key && { Key }) } })
  const change = (id: number, fields: ShoppingItemBody) =>
    succeed(app, calls.changeShoppingItem, {
      headers,
      id,
      fields: fields as Record<string, string | number>,
    })
  const items = () => succeed(app, calls.shoppingItems, { headers })
  const list = async () => (await succeed(app, calls.shoppingList, { headers }))[1]!
  return { ...shop, headers, add, change, items, list }
}

test.for(databases)(
  'API-69 an item is read in both languages: amount, unit, food and department (%s)',
  async (engine) => {
    const { add, items, idOf, egg } = await start(engine)
    const dairy = await idOf('department', 'dairy-eggs')
    const bakery = await idOf('department', 'bakery')
    const eggs = await add('10 Eier, bio')
    expect(eggs).toMatchObject({
      Name: '10 Eier, bio',
      Label: 'Eier',
      FoodId: egg,
      Amount: 10,
      Unit: 0,
      Note: 'bio',
      DepartementId: dairy,
      State: 0,
    })
    const milk = { Label: 'oat milk', Amount: 2, Unit: unitCode('l'), DepartementId: dairy }
    expect(await add('2 l oat milk')).toMatchObject(milk)
    expect(await add('Brot x2')).toMatchObject({ Label: 'Brot', Amount: 2, DepartementId: bakery })
    const thing = await add('Omas Dings')
    expect(thing).toEqual({
      Id: expect.any(Number),
      Key: expect.any(String),
      Name: 'Omas Dings',
      Label: 'Omas Dings',
      State: 0,
    })
    expect((await items()).map(({ Label }) => Label)).toEqual([
      'Eier',
      'oat milk',
      'Brot',
      'Omas Dings',
    ])
  },
)

test.for(databases)(
  'API-69 a note that is ticked is to buy again when it is added once more, with a new key or in parallel (%s)',
  async (engine) => {
    const { app, headers, add, change, items } = await start(engine)
    const first = await add('Omas Dings')
    for (const ticked of [{ State: 1 }, { State: 1, AtHome: true }] as const) {
      await change(first.Id, ticked)
      const again = { headers, fields: { Name: 'Omas Dings', Key: crypto.randomUUID() } }
      const twice = await Promise.all([
        call(app, calls.addShoppingItem, again),
        call(app, calls.addShoppingItem, again),
      ])
      // The first one unticks it; for the second one it is there already.
      expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        201, 409,
      ])
      expect(await items()).toEqual([first])
    }
  },
)

test.for(databases)(
  'API-69 a note that somebody took off the list while it was typed again is there again (%s)',
  async (engine) => {
    const { app, headers, add, change, items } = await start(engine)
    const { Id: id } = await add('Omas Dings')
    await change(id, { State: 1 })
    await succeed(app, calls.deleteShoppingItem, { headers, id })
    await add('Omas Dings', crypto.randomUUID())
    expect(await items()).toMatchObject([{ Name: 'Omas Dings', State: 0 }])
  },
)

test.for(['0 kg', '-3 eggs', '1/0 l', '🥑', 'خبز طازج', '=1+1', '<b>Brot</b>'])(
  'the odd item "%s" is kept word for word',
  async (Name) => {
    const { add, items } = await start()
    expect(await add(Name)).toMatchObject({ Name })
    expect(await items()).toMatchObject([{ Name }])
  },
)

test.for(databases)(
  'a device names its items, and a known key adds nothing (%s)',
  async (engine) => {
    const { app, headers, add, items } = await start(engine)
    const first = await add('Brot', 'a-1')
    expect(await add('Brot', 'a-1')).toEqual(first)
    expect((await items()).map(({ Key }) => Key)).toEqual(['a-1'])
    const wrong = { headers, fields: { Name: 'Brot', Key: 'a b' } }
    expect(await failure(app, calls.addShoppingItem, wrong)).toEqual([400, 'FieldInvalid'])
  },
)

test.for(databases)(
  'an item is ticked, at home, edited and moved; what is absent stays (%s)',
  async (engine) => {
    const { add, change, idOf, list } = await start(engine)
    const frozen = await idOf('department', 'frozen')
    const { Id } = await add('2 l Milch')
    expect(await change(Id, { State: 1 })).toMatchObject({ State: 1, Amount: 2 })
    expect(await change(Id, { State: 1, AtHome: true })).toMatchObject({ State: 1, AtHome: true })
    expect(await change(Id, { State: 0 })).not.toHaveProperty('AtHome')
    const edited = await change(Id, { Amount: 3, Note: ' fat\n', DepartementId: frozen })
    expect(edited).toMatchObject({ Name: '2 l Milch', Amount: 3, Unit: unitCode('l') })
    expect(edited).toMatchObject({ Note: 'fat', DepartementId: frozen, State: 0 })
    expect(await change(Id, { Amount: 0, Note: '' })).toEqual({
      Id,
      Key: expect.any(String),
      Name: '2 l Milch',
      Label: 'Milch',
      FoodId: expect.any(Number),
      DepartementId: frozen,
      State: 0,
    })
    // Remembered for the next time.
    expect(await add('1 l Milch')).toMatchObject({ DepartementId: frozen })
    expect((await list()).Habits).toEqual([{ Name: '1 l Milch', Times: 2, DepartementId: frozen }])
  },
)

test.for(databases)('an edit beats a removal, a tick does not (%s)', async (engine) => {
  const { app, headers, add, change, items } = await start(engine)
  const { Id } = await add('Brot')
  const given = { headers, id: Id }
  await succeed(app, calls.deleteShoppingItem, given)
  const tick = { ...given, fields: { State: 1 } }
  expect(await failure(app, calls.changeShoppingItem, tick)).toEqual([404, 'NotFound'])
  expect(await items()).toEqual([])
  await change(Id, { Amount: 2 })
  expect(await items()).toMatchObject([{ Id, Name: 'Brot', Amount: 2 }])
  await succeed(app, calls.deleteShoppingItem, given)
  expect(await change(Id, { Restore: true })).toMatchObject({ Id, Amount: 2 })
  expect(await items()).toHaveLength(1)
})

test('an item of somebody else, wrong fields and unknown departments are refused', async () => {
  const { app, headers, add } = await start()
  const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
  const { Id } = await add('Brot')
  const foreign = { headers: ben, id: Id, fields: { State: 1 } }
  expect(await failure(app, calls.changeShoppingItem, foreign)).toEqual([404, 'NotFound'])
  const wrong: Record<string, string | number>[] = [
    { State: 2 },
    { Amount: -1 },
    { Amount: 100_000 },
    { Amount: 'NaN' },
    { Unit: 27 },
    { DepartementId: 999 },
  ]
  for (const fields of wrong) {
    const refused = await failure(app, calls.changeShoppingItem, { headers, id: Id, fields })
    expect([fields, ...refused]).toEqual([fields, 400, 'FieldInvalid'])
  }
  const long = { headers, id: Id, fields: { Note: 'x'.repeat(201) } }
  expect(await failure(app, calls.changeShoppingItem, long)).toEqual([400, 'TextTooLong'])
})

test.for(databases)('an ingredient is at home or in the trolley (%s)', async (engine) => {
  const { app, headers, shakshuka, garlic } = await start(engine)
  const fields = { RecipeId: shakshuka, Persons: 2 }
  await succeed(app, calls.addShoppingRecipe, { headers, fields })
  const given = { headers, id: garlic }
  const home = { Id: garlic, State: 1, AtHome: true }
  expect(await succeed(app, calls.keepIngredient, given)).toEqual(home)
  const [recipe] = await succeed(app, calls.shoppingRecipes, { headers })
  expect(recipe?.Ingredients.find(({ Id }) => Id === garlic)).toMatchObject(home)
  expect(await succeed(app, calls.checkIngredient, given)).toEqual({ Id: garlic, State: 1 })
  expect(await succeed(app, calls.uncheckIngredient, given)).toEqual({ Id: garlic, State: 0 })
})

test.for(databases)('staples are remembered, and forgotten (%s)', async (engine) => {
  const { app, headers, idOf, list } = await start(engine)
  const salt = await idOf('ingredient', 'salt')
  const oil = await idOf('ingredient', 'olive-oil')
  const both = [salt, oil].toSorted((a, b) => a - b)
  const send = (IngredientIds: number[]) =>
    app.inject({ method: 'POST', url: '/api/shopping/staple', headers, payload: { IngredientIds } })
  expect((await send([salt, oil])).json()).toEqual({ IngredientIds: both })
  expect((await send([salt])).statusCode).toBe(200)
  expect((await list()).Staples).toEqual(both)
  expect((await send([9999])).json()).toMatchObject({ Code: 'FieldInvalid' })
  const given = { headers, id: salt }
  expect(await succeed(app, calls.deleteStaple, given)).toEqual({ IngredientIds: [oil] })
  expect(await succeed(app, calls.deleteStaple, given)).toEqual({ IngredientIds: [oil] })
})

test.for(databases)(
  'habits are counted by what they are; the oldest give way (%s)',
  async (engine) => {
    const { database, add, list, headers, app } = await start(engine)
    await add('Brot x2')
    await add('2 bread')
    await add('1 Omas Dings')
    const habits = async () => (await list()).Habits.map(({ Name, Times }) => [Name, Times])
    expect(await habits()).toEqual([
      ['1 Omas Dings', 1],
      ['2 bread', 2],
    ])
    const { user_id } = await database.db
      .selectFrom('shopping_habits')
      .select('user_id')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: HABITS_MAX - 1 }, (_, place) => {
      const name = `word ${place}`
      return { user_id, kind: name, name, times: 1, last_at: place, department_id: null }
    })
    await database.db.insertInto('shopping_habits').values(rows).execute()
    await add('Käse')
    expect(await habits()).toHaveLength(HABITS_MAX)
    const long = { headers, fields: { Name: 'x'.repeat(61) } }
    expect((await call(app, calls.addShoppingItem, long)).statusCode).toBe(201)
    expect(await habits()).toHaveLength(HABITS_MAX)
  },
)

test('foods have names in both languages, synonyms without umbrella words, and how they are sold', async () => {
  const { app, headers, garlic, idOf, list } = await start()
  const foods = await succeed(app, calls.shoppingFoods, { headers })
  const found = foods.Foods.find(({ Id }) => Id === garlic)
  expect(found?.Names.map(({ LangId, One }) => [LangId, One])).toEqual([
    [0, 'Knoblauch'],
    [1, 'garlic'],
  ])
  expect(found?.Facts.Pack).toEqual({ Kind: 'bulb', Cloves: 12 })
  expect(foods.Version).toBe((await list()).FoodVersion)
  const slugs = foods.Goods.map(({ Slug }) => Slug)
  expect(slugs).toContain('household')
  const words = foods.Foods.flatMap(({ Synonyms }) => Synonyms)
  expect(words).not.toContain('fish')
  const departments = (await list()).Places
  expect(departments.map(({ DepartementId }) => DepartementId)).toContain(
    await idOf('department', 'household'),
  )
})
