import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { ShoppingItem, ShoppingList } from '#contract/shopping/shopping.ts'
import type { WeekList, WeekListChanges } from '#contract/week/week-list.ts'
import { weekListRows } from '#contract/week/week-list-rows.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { ask, startHousehold } from '#tests/support/household.ts'
import { startShopping } from '#tests/support/shopping.ts'
import { dayIn, patch, plan, post, remove, SOON } from '#tests/support/week.ts'

type Headers = Record<string, string>

async function weekList(app: App, headers: Headers): Promise<WeekList> {
  const query = `?LangId=1&From=${SOON}&To=${dayIn(6)}`
  const answer = await ask(app, calls.weekList, headers, { query })
  expect(answer.statusCode).toBe(200)
  return answer.json<WeekList>()
}

async function put(app: App, headers: Headers, payload: object = { Days: [SOON] }) {
  return await post(app, headers, '/week/list', payload)
}

async function itemsOf(app: App, headers: Headers): Promise<ShoppingItem[]> {
  const answer = await ask(app, calls.shoppingList, headers)
  return answer.json<ShoppingList[]>()[1]?.Notes ?? []
}

const amountsOf = (items: ShoppingItem[]) =>
  Object.fromEntries(items.map(({ Label, Amount = null }) => [Label, Amount]))

async function changesOf(app: App, headers: Headers) {
  const answer = await ask(app, calls.weekListChanges, headers, { query: '?LangId=1' })
  expect(answer.statusCode).toBe(200)
  return answer.json<WeekListChanges>().Lists
}

async function answer(app: App, headers: Headers, Answer: 'update' | 'leave') {
  const [changes] = await changesOf(app, headers)
  const payload = { Answer, Seen: changes?.Seen ?? '' }
  return (await post(app, headers, '/week/list/changes', payload)).statusCode
}

const write = async (app: App, headers: Headers, Name: string) =>
  (await ask(app, calls.addShoppingItem, headers, { fields: { Name } })).json<ShoppingItem>()

test.for(databases)(
  'WEK-20 a day goes on the list once for each food, and what is eaten again buys nothing (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti } = await startShopping(engine)
    const first = await plan(app, ada, { RecipeId: shakshuka, Persons: 2 })
    await plan(app, ada, { RecipeId: spaghetti, Persons: 2, Slot: 'lunch' })
    await plan(app, ada, { RecipeId: shakshuka, AgainOf: first.Key, Day: dayIn(4) })
    await plan(app, ada, { Words: 'Eating out', Slot: 'breakfast' })
    const list = await weekList(app, ada)
    expect(list.Meals.map(({ State }) => State)).toEqual(['open', 'open'])
    const { toBuy } = weekListRows(list, [SOON])
    const both = toBuy.filter(({ mealCount }) => mealCount === 2)
    expect(both.length).toBeGreaterThan(0)

    const answer = await put(app, ada)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<WeekList>().Meals.map(({ State }) => State)).toEqual(['put', 'put'])
    const items = await itemsOf(app, ada)
    expect(new Set(items.map(({ FoodId }) => FoodId)).size).toBe(toBuy.length)
    expect(items.map(({ FoodId }) => FoodId)).toEqual(
      toBuy.flatMap(({ food, amounts }) => amounts.map(() => food.Id)),
    )
    // Again, nothing comes twice.
    await put(app, ada)
    expect(await itemsOf(app, ada)).toEqual(items)
    expect(await changesOf(app, ada)).toEqual([])
  },
)

test.for(databases)(
  'WEK-21 what is at home stays off the list, and what somebody wrote is never raised (%s)',
  async (engine) => {
    const { app, ada, shakshuka, egg, garlic } = await startShopping(engine)
    await ask(app, calls.addStaples, ada, { fields: { IngredientIds: [garlic] } })
    await write(app, ada, '2 eggs')
    await plan(app, ada, { RecipeId: shakshuka, Persons: 8 })
    const { atHome, written } = weekListRows(await weekList(app, ada), [SOON])
    expect(atHome.map(({ food }) => food.Id)).toEqual([garlic])
    expect(written.map(({ food }) => [food.Id, food.Written?.Amount])).toEqual([[egg, 2]])
    await put(app, ada)
    const items = await itemsOf(app, ada)
    expect(items.filter(({ FoodId }) => FoodId === egg).map(({ Amount }) => Amount)).toEqual([2])
    expect(items.some(({ FoodId }) => FoodId === garlic)).toBe(false)
    // A recipe that somebody put there is not bought a second time either.
    await ask(app, calls.addShoppingRecipe, ada, { fields: { RecipeId: shakshuka, Persons: 2 } })
    await plan(app, ada, { RecipeId: shakshuka, Day: dayIn(4) })
    expect((await weekList(app, ada)).Meals.map(({ State }) => State)).toEqual(['put', 'recipe'])
  },
)

test.for(databases)(
  'WEK-21 what is not at home after all goes on the list (%s)',
  async (engine) => {
    const { app, ada, shakshuka, garlic } = await startShopping(engine)
    await ask(app, calls.addStaples, ada, { fields: { IngredientIds: [garlic] } })
    await plan(app, ada, { RecipeId: shakshuka })
    await put(app, ada, { Days: [SOON], NotAtHome: [garlic] })
    expect((await itemsOf(app, ada)).some(({ FoodId }) => FoodId === garlic)).toBe(true)
  },
)

test.for(databases)(
  'WEK-22 a later change of the plan asks, and changes the list only on a yes (%s)',
  async (engine) => {
    const { app, ada, shakshuka } = await startShopping(engine)
    const { Key } = await plan(app, ada, { RecipeId: shakshuka, Persons: 2 })
    await put(app, ada)
    const before = amountsOf(await itemsOf(app, ada))
    await patch(app, ada, Key, { Persons: 4 })
    const [changes] = await changesOf(app, ada)
    expect(changes?.Things.find(({ Name }) => Name === 'egg')).toMatchObject({
      Before: before['egg'],
      After: 2 * (before['egg'] ?? 0),
    })
    // A move changes nothing, and as many people as before are no change either.
    expect(await answer(app, ada, 'leave')).toBe(200)
    expect(await changesOf(app, ada)).toEqual([])
    expect(amountsOf(await itemsOf(app, ada))).toEqual(before)
    await patch(app, ada, Key, { Persons: 2, Day: dayIn(4) })
    expect(await changesOf(app, ada)).toEqual([])

    await patch(app, ada, Key, { Persons: 6 })
    expect(await answer(app, ada, 'update')).toBe(200)
    expect(amountsOf(await itemsOf(app, ada))['egg']).toBe(3 * (before['egg'] ?? 0))
    await patch(app, ada, Key, { Persons: 2 })
    expect(await answer(app, ada, 'update')).toBe(200)
    expect(amountsOf(await itemsOf(app, ada))).toEqual(before)
    expect(
      (await post(app, ada, '/week/list/changes', { Answer: 'update', Seen: 'other' })).statusCode,
    ).toBe(409)
  },
)

test.for(databases)(
  'WEK-22 taking a meal off offers to take off what only it needed (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti } = await startShopping(engine)
    const dish = await plan(app, ada, { RecipeId: shakshuka, Persons: 2 })
    await put(app, ada)
    const alone = await itemsOf(app, ada)
    await plan(app, ada, { RecipeId: spaghetti, Persons: 2, Day: dayIn(4) })
    await put(app, ada, { Days: [dayIn(4)] })
    await remove(app, ada, dish)
    expect(await answer(app, ada, 'update')).toBe(200)
    const left = await itemsOf(app, ada)
    const list = await weekList(app, ada)
    expect(list.Meals.map(({ State }) => State)).toEqual(['put'])
    expect(left.some(({ Label }) => Label === 'egg')).toBe(false)
    expect(left.length).toBeGreaterThan(0)
    expect(alone.some(({ Label }) => Label === 'egg')).toBe(true)
  },
)

test.for(databases)(
  'WEK-23 what is ticked or was changed by hand stays as it is (%s)',
  async (engine) => {
    const { app, ada, shakshuka, egg } = await startShopping(engine)
    const { Key, Version } = await plan(app, ada, { RecipeId: shakshuka, Persons: 2 })
    await put(app, ada)
    const items = await itemsOf(app, ada)
    const eggs = items.find(({ FoodId }) => FoodId === egg)
    const other = items.find(({ FoodId }) => FoodId !== egg)
    const change = async (noteId: number | undefined, fields: Record<string, number>) =>
      await ask(app, calls.changeShoppingItem, ada, { params: { noteId: noteId ?? 0 }, fields })
    await change(eggs?.Id, { State: 1 })
    await change(other?.Id, { Amount: 77, Unit: 2 })
    await patch(app, ada, Key, { Persons: 3 })
    expect(await answer(app, ada, 'update')).toBe(200)
    const now = await itemsOf(app, ada)
    // Half as much again is bought beside what is in the trolley.
    expect(now.filter(({ FoodId }) => FoodId === egg).map(({ Amount }) => Amount)).toEqual([
      eggs?.Amount,
      (eggs?.Amount ?? 0) / 2,
    ])
    expect(now.find(({ Id }) => Id === other?.Id)?.Amount).toBe(77)
    await remove(app, ada, { Key, Version: Version + 1 })
    expect(await answer(app, ada, 'update')).toBe(200)
    const last = await itemsOf(app, ada)
    expect(new Set(last.map(({ Id }) => Id))).toEqual(new Set([eggs?.Id, other?.Id]))
  },
)

test.for(databases)(
  'WEK-24 everybody of a household puts the week on the shared list, and answers for all (%s)',
  async (engine) => {
    const { app, ada, others, list, shakshuka } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const of = (path: string) => `${path}?LangId=1&List=${list.Id}`
    const send = async (headers: Headers, path: string, payload: object) =>
      await app.inject({ method: 'POST', url: `/api${of(path)}`, headers, payload })
    const { Key } = await plan(app, ada, { RecipeId: shakshuka, Persons: 2 })
    expect((await send(ben, '/week/list', { Days: [SOON] })).statusCode).toBe(200)
    await patch(app, ben, Key, { Persons: 4 })
    const [changes] = await changesOf(app, ada)
    expect(changes).toMatchObject({ List: list.Id, Name: 'Weekly shop' })
    const said = { Answer: 'update', Seen: changes?.Seen }
    expect((await send(ada, '/week/list/changes', said)).statusCode).toBe(200)
    expect(await changesOf(app, ben)).toEqual([])
    // Whoever has left sees neither the list nor its questions.
    await patch(app, ada, Key, { Persons: 6 })
    await ask(app, calls.leaveHousehold, ben, { fields: { KeepCopies: true } })
    expect(await changesOf(app, ben)).toEqual([])
    expect((await send(ben, '/week/list', { Days: [SOON] })).statusCode).toBe(404)
  },
)

test.for(databases)(
  'WEK-20 a food goes on the list as the chosen days need it, not as a day between them does (%s)',
  async (engine) => {
    const { app, ada, idOf, shakshuka, spaghetti } = await startShopping(engine)
    await plan(app, ada, { RecipeId: shakshuka })
    await plan(app, ada, { RecipeId: await idOf('recipe', 'red-lentil-dal'), Day: dayIn(4) })
    await plan(app, ada, { RecipeId: spaghetti, Day: dayIn(5) })
    await put(app, ada, { Days: [SOON, dayIn(5)] })
    const cumin = await idOf('ingredient', 'cumin')
    const items = (await itemsOf(app, ada)).filter(({ FoodId }) => FoodId === cumin)
    expect(items).toMatchObject([{ Amount: 2, Note: 'ground' }])
  },
)

test.for(databases)('WEK-20 days that are far apart are refused (%s)', async (engine) => {
  const { app, ada } = await startShopping(engine)
  expect((await put(app, ada, { Days: [SOON, dayIn(40)] })).statusCode).toBe(400)
  expect((await put(app, ada, { Days: [] })).statusCode).toBe(400)
  expect((await put(app, ada, { Days: ['2026-02-30'] })).statusCode).toBe(400)
})
