import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { signUp, startHousehold } from '#tests/support/household.ts'
import { startShopping } from '#tests/support/shopping.ts'
import { dayIn, patch, plan, post, weekOf } from '#tests/support/week.ts'

type Headers = Record<string, string>

/** Puts a dish into the log of a member. */
async function log(app: App, headers: Headers, RecipeId: number, Day: string) {
  const written = { People: 4, Minutes: null, Note: '', Changes: [] }
  const answer = await post(app, headers, '/cooked', {
    RecipeId,
    Key: randomUUID(),
    Day,
    ...written,
  })
  expect(answer.statusCode).toBe(201)
}

/** Which meals a member sees as cooked, by day. */
const cookedIn = async (app: App, headers: Headers) =>
  (await weekOf(app, headers)).Meals.filter(({ IsCooked }) => IsCooked).map(({ Day }) => Day)

test.for(databases)(
  'WEK-56 what is put into the log is ticked in the week of the household, and logged for its cook alone (%s)',
  async (engine) => {
    const { app, ada, shakshuka, others } = await startHousehold(engine, 'tom')
    const tom = others[0] ?? {}
    const { Key } = await plan(app, ada, { RecipeId: shakshuka, Day: dayIn(0) })
    expect((await weekOf(app, tom)).Meals).toMatchObject([{ IsCooked: false, CookedAt: null }])
    await log(app, ada, shakshuka, dayIn(0))
    const [adas] = (await weekOf(app, ada)).Meals
    expect(adas).toMatchObject({ Key, IsCooked: true, IsLogged: true })
    expect(Math.abs(Date.parse(adas?.CookedAt ?? '') - Date.now())).toBeLessThan(60_000)
    expect((await weekOf(app, tom)).Meals).toMatchObject([{ IsCooked: true, IsLogged: false }])

    await patch(app, tom, Key, { IsCooked: false })
    expect((await weekOf(app, ada)).Meals).toMatchObject([
      { IsCooked: false, CookedAt: null, IsLogged: false },
    ])
  },
)

test.for(databases)(
  'WEK-56 the nearest meal with the dish is ticked, within a day, and no second one (%s)',
  async (engine) => {
    const { app, ada, shakshuka } = await startShopping(engine)
    const tom = await signUp(app, 'tom')
    await plan(app, tom, { RecipeId: shakshuka, Day: dayIn(0) })
    const first = await plan(app, ada, { RecipeId: shakshuka, Day: dayIn(-2) })
    await plan(app, ada, { RecipeId: shakshuka, Day: dayIn(0), AgainOf: first.Key })
    await log(app, ada, shakshuka, dayIn(0))
    expect(await cookedIn(app, ada)).toEqual([])
    await plan(app, ada, { RecipeId: shakshuka, Day: dayIn(1) })
    await plan(app, ada, { RecipeId: shakshuka, Day: dayIn(-1) })
    await log(app, ada, shakshuka, dayIn(-1))
    expect(await cookedIn(app, ada)).toEqual([dayIn(-1)])
    // The same dish once more, as after a lost response.
    await log(app, ada, shakshuka, dayIn(-1))
    expect(await cookedIn(app, ada)).toEqual([dayIn(-1)])
    expect(await cookedIn(app, tom)).toEqual([])
  },
)

test.for(databases)(
  'WEK-55 WEK-67 the week says what must be done before a dish, and how long it waits (%s)',
  async (engine) => {
    const { app, ada, idOf, shakshuka } = await startShopping(engine)
    for (const slug of ['gravlax-toast', 'chocolate-mousse', 'lemon-tart'])
      await plan(app, ada, { RecipeId: await idOf('recipe', slug) })
    await plan(app, ada, { RecipeId: shakshuka })
    const byName = new Map((await weekOf(app, ada)).Recipes.map((one) => [one.Name, one]))
    expect(byName.get('Gravlax on toast')).toMatchObject({
      Ahead: [{ Days: 1, Part: 'day', When: 'The day before' }],
      Wait: { Minutes: 1440 },
    })
    // The mousse can be made in the morning, and has to wait in any case.
    expect(byName.get('Chocolate mousse')).toMatchObject({ Wait: { Minutes: 120 } })
    expect(byName.get('Chocolate mousse')).not.toHaveProperty('Ahead')
    expect(byName.get('Shakshuka with feta')).not.toHaveProperty('Wait')
    expect(byName.get('Lemon tart')).toMatchObject({ Yield: { Of: 'slices' } })
    const german = (await weekOf(app, ada, 0)).Recipes
    expect(german.flatMap(({ Ahead = [] }) => Ahead)).toMatchObject([
      { Days: 1, When: 'Am Vortag' },
    ])
  },
)
