import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { accountJson } from '#server/own-recipes/export/account-data.ts'
import type { WeekList, WeekListChanges } from '#contract/week/week-list.ts'
import { SLOTS } from '#contract/week/limits.ts'
import { databases } from '#tests/support/database.ts'
import { ask, startHousehold } from '#tests/support/household.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { makeKey } from '#tests/support/script-keys.ts'
import { startShopping } from '#tests/support/shopping.ts'
import { mealOf, namesIn, patch, plan, post, SOON, weekOf } from '#tests/support/week.ts'

test.for(databases)(
  'WEK-15 a script that plans 21 meals of a day gets the twelve that fit, for one to 999 people (%s)',
  async (engine) => {
    const { app, ada } = await startShopping(engine)
    const { script } = await makeKey(app, ada, { Scopes: ['week:write'] })
    const statuses = []
    for (let meal = 0; meal < 21; meal++) {
      const body = mealOf({ Words: `Meal ${meal}`, Slot: SLOTS[meal % 3] ?? 'dinner', Persons: 60 })
      statuses.push((await post(app, script, '/week/meals', body)).statusCode)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(12)
    expect(statuses.slice(12)).toEqual(Array.from({ length: 9 }, () => 409))
    // A key that writes does not read.
    expect((await ask(app, calls.week, script, { query: '?LangId=1' })).statusCode).toBe(403)
    const [first] = (await weekOf(app, ada)).Meals
    const statusFor = async (Persons: number) =>
      (await patch(app, ada, first?.Key ?? '', { Persons })).statusCode
    expect([
      await statusFor(0),
      await statusFor(1),
      await statusFor(999),
      await statusFor(1.5),
    ]).toEqual([400, 200, 200, 400])
  },
)

test.for(databases)(
  'WEK-16 a recipe that is withdrawn or deleted stays in the week as words (%s)',
  async (engine) => {
    const { app, ada, shakshuka, database } = await startShopping(engine)
    const [, own] = await addOwn(app, ada)
    await plan(app, ada, { RecipeId: shakshuka })
    await plan(app, ada, { RecipeId: own.Id, Slot: 'lunch' })
    const names = await namesIn(app, ada)
    await database.db
      .updateTable('all_recipes')
      .set({ withdrawn_at: Date.now() })
      .where('id', '=', shakshuka)
      .execute()
    expect((await call(app, 'DELETE', `/my/recipes/${own.Id}`, ada))[0]).toBe(200)
    const binned = await weekOf(app, ada)
    expect([binned.Meals.map(({ Name }) => Name), binned.Recipes]).toEqual([names, []])
    expect((await call(app, 'DELETE', `/my/recipes/${own.Id}/forever`, ada))[0]).toBe(200)
    expect(await namesIn(app, ada)).toEqual(names)
    const list = await ask(app, calls.weekList, ada, { query: `?From=${SOON}&To=${SOON}` })
    expect(list.json<WeekList>()).toMatchObject({ Meals: [{ State: 'closed' }], Foods: [] })
    expect((await post(app, ada, '/week/list', { Days: [SOON] })).statusCode).toBe(200)
  },
)

test.for(databases)(
  'WEK-17 a member takes along what they planned, and it goes with the account unless others plan with it (%s)',
  async (engine) => {
    const { app, ada, others, database } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    await plan(app, ben, { Words: 'Pizza' })
    await plan(app, ada, { Words: 'Soup' })
    const path = (await post(app, ben, '/week/calendar', { IsNew: true })).json<{ Path: string }>()
      .Path
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'ben')
      .executeTakeFirstOrThrow()
    let taken = ''
    for await (const piece of accountJson(database.db, id)) taken += piece
    const file = JSON.parse(taken) as { week: object[]; weekCalendar: object[] }
    expect(file.week).toMatchObject([{ name_en: 'Pizza' }])
    expect(file.weekCalendar).toMatchObject([{ zone: 'Europe/Berlin' }])
    expect(taken).not.toMatch(/token_hash|Soup/)
    expect(taken).not.toContain(path.slice(6, -4))
    await ask(app, calls.deleteAccount, ben, { fields: { Message: 'Bye.' } })
    expect((await weekOf(app, ada)).Meals).toMatchObject([
      { Name: 'Pizza', AddedBy: null },
      { Name: 'Soup' },
    ])
    const rows = await database.db.selectFrom('week_calendars').select('user_id').execute()
    expect(rows).toEqual([])
  },
)

test('WEK-14 of two who move a meal without a connection, the last one who comes back decides', async () => {
  const { app, ada, others } = await startHousehold('sqlite', 'ben')
  const [ben = {}] = others
  const { Key } = await plan(app, ada, { Words: 'Pizza' })
  const once = { ...ada, 'idempotency-key': randomUUID() }
  await patch(app, once, Key, { Slot: 'lunch' })
  await patch(app, ben, Key, { Slot: 'breakfast' })
  // The answer to the first one was lost, so that it comes again.
  await patch(app, once, Key, { Slot: 'lunch' })
  expect((await weekOf(app, ada)).Meals).toMatchObject([{ Key, Slot: 'breakfast' }])
})

test.for(databases)(
  'WEK-24 what somebody does not share with the household brings the others nothing (%s)',
  async (engine) => {
    const { app, ada, others, list } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const [, own] = await addOwn(app, ada)
    const { Key } = await plan(app, ada, { RecipeId: own.Id })
    const query = `?LangId=1&List=${list.Id}`
    const days = `${query}&From=${SOON}&To=${SOON}`
    const seen = async (who: Record<string, string>) =>
      (await ask(app, calls.weekList, who, { query: days })).json<WeekList>()
    expect(await seen(ben)).toMatchObject({ Meals: [{ Key, State: 'closed' }], Foods: [] })
    expect((await seen(ada)).Foods.length).toBeGreaterThan(0)
    await app.inject({
      method: 'POST',
      url: `/api/week/list${query}`,
      headers: ada,
      payload: { Days: [SOON] },
    })
    await patch(app, ben, Key, { Persons: 9 })
    const changesFor = async (who: Record<string, string>) =>
      (await ask(app, calls.weekListChanges, who, { query })).json<WeekListChanges>().Lists
    // Only who may read the recipe can tell what it needs now.
    expect(await changesFor(ben)).toEqual([])
    expect(await changesFor(ada)).toHaveLength(1)
  },
)

test.for(databases)('WEK-72 no meal is eaten again from itself (%s)', async (engine) => {
  const { app, ada } = await startShopping(engine)
  const meal = mealOf({ Words: 'Soup' })
  const self = await post(app, ada, '/week/meals', { ...meal, AgainOf: meal.Key })
  expect(self.statusCode).toBe(400)
  await plan(app, ada, meal)
  expect((await patch(app, ada, meal.Key, { AgainOf: meal.Key })).statusCode).toBe(400)
  expect((await weekOf(app, ada)).Meals).toMatchObject([{ AgainOf: null }])
})
