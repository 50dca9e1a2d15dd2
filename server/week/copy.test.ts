import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { copiesOf, dayAfter } from '#contract/week/copy.ts'
import type { Week } from '#contract/week/week.ts'
import { databases } from '#tests/support/database.ts'
import { ask, signUp, startHousehold } from '#tests/support/household.ts'
import { calls } from '#contract/calls/calls.ts'
import { startShopping } from '#tests/support/shopping.ts'
import { dayIn, namesIn, plan, post, weekOf } from '#tests/support/week.ts'

/** The Monday of this week. */
const MONDAY = dayIn(-((new Date().getUTCDay() + 6) % 7))
const on = (weekday: number, weeks = 0) => dayAfter(MONDAY, weekday + 7 * weeks)

test.for(databases)(
  'WEK-40 last week is copied into free places, on the same weekdays, without who cooks and notes (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti } = await startShopping(engine)
    const first = await plan(app, ada, {
      RecipeId: shakshuka,
      Day: on(0),
      Note: 'Twice',
      Persons: 3,
    })
    await plan(app, ada, { RecipeId: spaghetti, Day: on(2) })
    await plan(app, ada, { RecipeId: shakshuka, Day: on(3), AgainOf: first.Key })
    await plan(app, ada, { Words: 'Eating out', Day: on(4) })
    await plan(app, ada, { Words: 'Party', Day: on(2, 1) })
    const copies = copiesOf((await weekOf(app, ada)).Meals, on(0, 1))
    expect(copies.map(({ from, day, isOff }) => [from.Name, day, isOff])).toEqual([
      ['Shakshuka with feta', on(0, 1), false],
    ])
    const meals = copies.map(({ from }) => ({ From: from.Key, Key: randomUUID() }))
    const copy = async () =>
      await post(app, ada, '/week/copies', { Monday: on(0, 1), Meals: meals })
    const { Meals } = (await copy()).json<Week>()
    const next = Meals.filter(({ Day }) => Day >= on(0, 1))
    expect(next).toMatchObject([
      {
        Name: 'Shakshuka with feta',
        Day: on(0, 1),
        Persons: 3,
        Note: '',
        CookId: null,
        AgainOf: null,
      },
      { Name: 'Party', Day: on(2, 1) },
    ])
    // Again, nothing is there twice.
    expect((await copy()).json<Week>().Meals).toHaveLength(6)
    const tuesday = await post(app, ada, '/week/copies', { Monday: on(1, 1), Meals: meals })
    expect(tuesday.statusCode).toBe(400)
  },
)

const meal = (Key: string, Day: string, RecipeId: number) => {
  return { Key, Day, RecipeId, Slot: 'dinner', AgainOf: null, IsPrivate: false } as const
}

test('WEK-40 a dish that is planned within seven days is copied only when somebody says so', () => {
  const meals = [
    meal('a', '2026-11-16', 1),
    meal('b', '2026-11-19', 2),
    meal('c', '2026-11-27', 2),
    meal('d', '2026-11-18', 1),
  ]
  expect(copiesOf(meals, '2026-11-23').map(({ from, isOff }) => [from.Key, isOff])).toEqual([
    ['a', false],
    ['b', true],
    ['d', false],
  ])
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})

test.for(databases)(
  'WEK-40 what somebody planned before they joined is not copied into the week of all (%s)',
  async (engine) => {
    const { app, ada, invitation, shakshuka } = await startHousehold(engine)
    const tom = await signUp(app, 'tom')
    const { Key } = await plan(app, tom, { RecipeId: shakshuka, Day: on(1) })
    await ask(app, calls.joinHousehold, tom, { fields: { Token: invitation.Token } })
    const Meals = [{ From: Key, Key: randomUUID() }]
    await post(app, tom, '/week/copies', { Monday: on(0, 1), Meals })
    expect(await namesIn(app, ada)).toEqual([])
    expect(await namesIn(app, tom)).toEqual(['Shakshuka with feta'])
  },
)
