import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { DAY_MS } from '#contract/durations.ts'
import { NEXT_TIMES_MAX } from '#contract/dinner/limits.ts'
import type { Dinner, DinnerChange, Dinners, NewDinner } from '#contract/dinner/dinner.ts'
import type { App } from '#server/http/app-type.ts'
import { DINNER_TABLE as TABLE, dinnerOf, stepOf } from '#tests/support/dinners.ts'
import { databases } from '#tests/support/database.ts'
import { ask, signUp, startHousehold } from '#tests/support/household.ts'
import { startShopping } from '#tests/support/shopping.ts'

type Headers = Record<string, string>

const TODAY = new Date().toISOString().slice(0, 10)

const url = (path: string, langId = 1) => `/api/dinners${path}?LangId=${langId}`
const keep = async (app: App, headers: Headers, payload: NewDinner) =>
  await app.inject({ method: 'POST', url: url(''), headers, payload })
const change = async (app: App, headers: Headers, key: string, payload: DinnerChange) =>
  await app.inject({ method: 'PATCH', url: url(`/${key}`), headers, payload })
const readOf = async (app: App, headers: Headers, key: string, langId = 1) =>
  await app.inject({ url: url(`/${key}`, langId), headers })
const listOf = async (app: App, headers: Headers) =>
  (await ask(app, calls.dinners, headers, { query: '?LangId=1' })).json<Dinners>()
const remove = async (app: App, headers: Headers, key: string) =>
  await app.inject({ method: 'DELETE', url: url(`/${key}`), headers })

test.for(databases)(
  'DIN-31 a dinner is kept once, with its kitchen for the next one, and read in both languages (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti } = await startShopping(engine)
    expect(await listOf(app, ada)).toEqual({
      Dinners: [],
      Kitchen: { Cooks: 1, Rings: 4, Ovens: 1 },
      NextTime: [],
      People: [],
    })
    const sent = dinnerOf([shakshuka, spaghetti])
    sent.Kept.Kitchen = { Cooks: 2, Rings: 3, Ovens: 2 }
    const first = await keep(app, ada, sent)
    expect([first.statusCode, (await keep(app, ada, sent)).statusCode]).toEqual([201, 201])
    expect(first.json()).toMatchObject({
      Key: sent.Key,
      Version: 1,
      BegunAt: null,
      EndedAt: null,
      IsPrivate: false,
      Kept: sent.Kept,
      Cooks: [null, null],
    })
    const names = (await readOf(app, ada, sent.Key, 0)).json<Dinner>().Dishes
    expect(names.map(({ Name }) => Name)).not.toEqual(
      first.json<Dinner>().Dishes.map(({ Name }) => Name),
    )
    const list = await listOf(app, ada)
    expect(list.Kitchen).toEqual({ Cooks: 2, Rings: 3, Ovens: 2 })
    expect(list.Dinners).toMatchObject([{ Key: sent.Key, Table: TABLE, People: 4 }])
    expect(list.Dinners[0]?.Dishes.map(({ RecipeId }) => RecipeId)).toEqual([shakshuka, spaghetti])
  },
)

test.for(databases)('DIN-31 what does not go together is refused (%s)', async (engine) => {
  const { app, ada, shakshuka, spaghetti } = await startShopping(engine)
  const good = dinnerOf([shakshuka, spaghetti])
  const refused = async (bad: NewDinner) => {
    const answer = await keep(app, ada, { ...bad, Key: randomUUID() })
    return answer.statusCode
  }
  expect(await refused(dinnerOf([shakshuka, shakshuka]))).toBe(400)
  expect(await refused(dinnerOf([shakshuka, 987_654]))).toBe(400)
  expect(await refused(dinnerOf([shakshuka], TABLE + 90 * DAY_MS))).toBe(400)
  expect(await refused({ ...good, Dishes: good.Dishes.slice(1) })).toBe(400)
  const first = stepOf(0, 0, -10)
  const wrong = [
    [stepOf(0, 2, -10)],
    [first, first],
    [{ ...first, WaitEnd: first.HandsEnd - 1 }],
    [{ ...first, HandsEnd: first.Start - 1 }],
    [{ ...first, Oven: 0 }],
    [{ ...first, Cook: 1 }],
  ]
  for (const Steps of wrong)
    expect(await refused({ ...good, Kept: { ...good.Kept, Steps } })).toBe(400)
  for (let more = 0; more < 20; more += 1)
    expect((await keep(app, ada, dinnerOf([shakshuka]))).statusCode).toBe(201)
  expect((await keep(app, ada, dinnerOf([shakshuka]))).statusCode).toBe(409)
})

test.for(databases)(
  'DIN-32 what happened is written once, and only from the version that it was worked out from (%s)',
  async (engine) => {
    const { app, ada, others, shakshuka, spaghetti } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const recipes = [shakshuka, spaghetti]
    const sent = dinnerOf(recipes)
    await keep(app, ada, sent)
    const begun = {
      ...sent.Kept,
      Steps: sent.Kept.Steps.with(0, { ...sent.Kept.Steps[0]!, State: 'hands' as const }),
    }
    const press = {
      Version: 1,
      Kept: begun,
      IsBegun: true as const,
      Lane: { Cook: 0, IsMine: true },
    }
    const once = { ...ada, 'idempotency-key': randomUUID() }
    const answers = [
      await change(app, once, sent.Key, press),
      await change(app, once, sent.Key, press),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const seen = (await readOf(app, ben, sent.Key)).json<Dinner>()
    expect(seen).toMatchObject({ Version: 2, Kept: begun, BegunAt: expect.any(Number) })
    expect(seen.People.find(({ Id }) => Id === seen.Cooks[0])?.Name).toBe('Ada')
    // Ben has not heard of it, or worked it out from what was before.
    expect((await change(app, ben, sent.Key, { Version: 1, Kept: sent.Kept })).statusCode).toBe(409)
    expect((await change(app, ben, sent.Key, { Kept: sent.Kept })).statusCode).toBe(409)
    expect(
      (await change(app, ben, sent.Key, { Version: 2, Lane: { Cook: 0, IsMine: true } }))
        .statusCode,
    ).toBe(200)
    // There is no second lane.
    const second = { Version: 3, Lane: { Cook: 1, IsMine: true } }
    expect((await change(app, ben, sent.Key, second)).statusCode).toBe(400)
    const taken = (await readOf(app, ada, sent.Key)).json<Dinner>()
    expect(taken.People.find(({ Id }) => Id === taken.Cooks[0])?.Name).toBe('Ben')
  },
)

test.for(databases)(
  'DIN-33 a dinner ends once: it is in the log of whoever ended it and off the week, without what was left out (%s)',
  async (engine) => {
    const { app, ada, others, shakshuka, spaghetti } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const recipes = [shakshuka, spaghetti]
    const meals = [await planMeal(app, ada, shakshuka), await planMeal(app, ada, spaghetti)]
    const sent = dinnerOf(recipes)
    sent.Dishes = sent.Dishes.map((dish, index) => ({ ...dish, Meal: meals[index]! }))
    await keep(app, ada, sent)
    const Dishes = sent.Kept.Dishes.with(1, { ...sent.Kept.Dishes[1]!, IsLeftOut: true })
    const end = { Version: 1, Kept: { ...sent.Kept, Dishes }, EndedOn: TODAY }
    for (let times = 0; times < 2; times += 1)
      expect((await change(app, ada, sent.Key, end)).json()).toMatchObject({
        EndedAt: expect.any(Number),
      })
    const log = async (headers: Headers) =>
      (await ask(app, calls.cooked, headers, { query: '?LangId=1' }))
        .json<{ Entries: { RecipeId: number; People: number }[] }>()
        .Entries.map(({ RecipeId, People }) => [RecipeId, People])
    expect(await log(ada)).toEqual([[recipes[0], 4]])
    expect(await log(ben)).toEqual([])
    const week = (await ask(app, calls.week, ben, { query: '?LangId=1' })).json<{
      Meals: { IsCooked: boolean }[]
    }>()
    expect(week.Meals.map(({ IsCooked }) => IsCooked)).toEqual([true, false])
    expect((await change(app, ben, sent.Key, { Version: 2, Kept: sent.Kept })).statusCode).toBe(409)
  },
)

test.for(databases)(
  'DIN-34 minutes for the next time are those of one member alone (%s)',
  async (engine) => {
    const { app, ada, others, shakshuka, spaghetti } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const sent = dinnerOf([shakshuka])
    await keep(app, ada, sent)
    const say = async (Hands: number | null, RecipeId = shakshuka) =>
      (await change(app, ada, sent.Key, { NextTime: [{ RecipeId, Step: 1, Hands }] })).statusCode
    expect(await say(9)).toBe(200)
    expect(await say(10)).toBe(200)
    // Not those of a recipe that was not cooked.
    expect(await say(11, spaghetti)).toBe(200)
    const kept = [{ RecipeId: shakshuka, Step: 1, Hands: 10 }]
    expect((await listOf(app, ada)).NextTime).toEqual(kept)
    expect((await listOf(app, ben)).NextTime).toEqual([])
    expect((await readOf(app, ada, sent.Key)).json()).toMatchObject({ Version: 1 })
    expect(await say(null)).toBe(200)
    expect((await listOf(app, ada)).NextTime).toEqual([])
  },
)

/** Nine minutes for twenty steps of a recipe. */
const nineMinutes = (RecipeId: number, from: number) =>
  Array.from({ length: 20 }, (_, index) => ({ RecipeId, Step: from + index, Hands: 9 }))

test.for(databases)(
  'DIN-34 of minutes that were kept at the same time only those too many give way (%s)',
  async (engine) => {
    const { app, ada, database, shakshuka, spaghetti } = await startHousehold(engine)
    const sent = dinnerOf([shakshuka, spaghetti])
    await keep(app, ada, sent)
    await change(app, ada, sent.Key, { NextTime: nineMinutes(shakshuka, 0) })
    const { user_id, changed_at } = await database.db
      .selectFrom('dinner_next_times')
      .select(['user_id', 'changed_at'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: NEXT_TIMES_MAX - 20 }, (_, index) => ({
      user_id,
      recipe_id: index < 300 ? spaghetti : shakshuka,
      step: index < 300 ? index : index - 200,
      hands: 8,
      changed_at: changed_at - 1,
    }))
    await database.db.insertInto('dinner_next_times').values(rows).execute()
    await change(app, ada, sent.Key, { NextTime: nineMinutes(shakshuka, 20).slice(0, 3) })
    const kept = (await listOf(app, ada)).NextTime
    expect(kept).toHaveLength(NEXT_TIMES_MAX)
    expect(kept.filter(({ Hands }) => Hands === 9)).toHaveLength(23)
  },
)

test.for(databases)(
  'DIN-35 who leaves a household sees nothing of its dinners, cooks none of them and is not named (%s)',
  async (engine) => {
    const { app, ada, others, shakshuka, spaghetti } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const recipes = [shakshuka, spaghetti]
    const tom = await signUp(app, 'tom')
    const sent = dinnerOf(recipes)
    await keep(app, ben, sent)
    await change(app, ben, sent.Key, { Version: 1, Lane: { Cook: 0, IsMine: true } })
    expect((await readOf(app, tom, sent.Key)).statusCode).toBe(404)
    await ask(app, calls.leaveHousehold, ben, { fields: { KeepCopies: false } })
    expect((await readOf(app, ben, sent.Key)).statusCode).toBe(404)
    expect((await change(app, ben, sent.Key, { Version: 2, IsBegun: true })).statusCode).toBe(404)
    expect((await listOf(app, ben)).Dinners).toEqual([])
    expect((await readOf(app, ada, sent.Key)).json()).toMatchObject({ Cooks: [null], Version: 2 })
    // With the last of them the household ends, and the dinner is theirs alone.
    await ask(app, calls.leaveHousehold, ada, { fields: { KeepCopies: false } })
    expect((await listOf(app, ada)).Dinners).toMatchObject([{ Key: sent.Key, IsPrivate: false }])
    expect((await remove(app, ben, sent.Key)).statusCode).toBe(200)
    expect((await remove(app, ada, sent.Key)).statusCode).toBe(200)
    expect((await listOf(app, ada)).Dinners).toEqual([])
  },
)

async function planMeal(app: App, headers: Headers, RecipeId: number): Promise<string> {
  const Key = randomUUID()
  const payload = { Key, Day: TODAY, Slot: 'dinner', Persons: 4, RecipeId }
  await app.inject({ method: 'POST', url: '/api/week/meals?LangId=1', headers, payload })
  return Key
}
