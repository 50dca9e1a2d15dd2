import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { NewMeal, Week } from '#contract/week/week.ts'
import { databases } from '#tests/support/database.ts'
import { ask, signUp, startHousehold } from '#tests/support/household.ts'
import { startShopping } from '#tests/support/shopping.ts'
import {
  dayIn,
  mealOf,
  namesIn,
  patch,
  plan,
  post,
  remove,
  SOON,
  weekOf,
} from '#tests/support/week.ts'

test.for(databases)(
  'WEK-01 a member plans recipes and words, by day and meal time (%s)',
  async (engine) => {
    const { app, ada, shakshuka } = await startShopping(engine)
    expect(await weekOf(app, ada)).toEqual({ Meals: [], Hours: [], Recipes: [], People: [] })
    await plan(app, ada, { Words: '  Eating out ', Day: dayIn(4), Note: ' at Ben’s ' })
    const dish = await plan(app, ada, { RecipeId: shakshuka })
    await plan(app, ada, { Words: 'Bread and cheese', Slot: 'breakfast', Persons: 1 })
    const { Meals, Recipes, Hours } = await weekOf(app, ada)
    expect(Meals).toMatchObject([
      { Day: SOON, Slot: 'breakfast', Name: 'Bread and cheese', Persons: 1, RecipeId: null },
      { Day: SOON, Slot: 'dinner', Name: 'Shakshuka with feta', RecipeId: shakshuka, Version: 1 },
      { Day: dayIn(4), Name: 'Eating out', Note: 'at Ben’s', CookId: null, IsPrivate: false },
    ])
    expect(Recipes).toMatchObject([{ Id: shakshuka, Name: 'Shakshuka with feta' }])
    expect(Recipes[0]?.CoverPath).toMatch(/^\/media\//)
    expect(Hours).toEqual([])

    // The same meal again, as after a lost response, is there once.
    const same = mealOf({ Key: dish.Key, RecipeId: shakshuka })
    expect((await post(app, ada, '/week/meals', same)).statusCode).toBe(201)
    expect((await weekOf(app, ada)).Meals).toHaveLength(3)
  },
)

test.for(databases)('WEK-02 what does not fit on the card is refused (%s)', async (engine) => {
  const { app, ada, shakshuka } = await startShopping(engine)
  const tom = await signUp(app, 'tom')
  const toms = await plan(app, tom, { Words: 'Soup' })
  const refused = async (meal: Partial<NewMeal>) => {
    const answer = await post(app, ada, '/week/meals', mealOf(meal))
    return [answer.statusCode, answer.json<{ Code: string }>().Code]
  }
  const invalid = [400, 'FieldInvalid']
  expect(await refused({})).toEqual(invalid)
  expect(await refused({ Words: ' ' })).toEqual(invalid)
  expect(await refused({ Words: 'Soup', RecipeId: shakshuka })).toEqual(invalid)
  expect(await refused({ RecipeId: 999_999 })).toEqual(invalid)
  expect(await refused({ Words: 'Soup', Day: dayIn(-30) })).toEqual(invalid)
  expect(await refused({ Words: 'Soup', Day: dayIn(80) })).toEqual(invalid)
  expect(await refused({ Words: 'Soup', Persons: 0 })).toEqual([400, 'PersonsInvalid'])
  expect(await refused({ Words: 'Soup', CookId: 1 })).toEqual(invalid)
  // Somebody else’s key is neither taken nor told of.
  expect(await refused({ Words: 'Soup', Key: toms.Key })).toEqual(invalid)
  for (const Words of ['Soup', 'Salad', 'Bread', 'Pudding']) await plan(app, ada, { Words })
  expect(await refused({ Words: 'Cheese' })).toEqual([409, 'LimitReached'])
  expect(await namesIn(app, tom)).toEqual(['Soup'])
})

test.for(databases)(
  'WEK-03 an hour is said for a meal time, changed and taken away (%s)',
  async (engine) => {
    const { app, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const hour = { Day: SOON, Slot: 'dinner' }
    const set = async (Minutes: number | null) =>
      (await post(app, ben, '/week/hours', { ...hour, Minutes })).json<Week>().Hours
    expect(await set(1140)).toEqual([{ ...hour, Minutes: 1140 }])
    expect(await set(1170)).toEqual([{ ...hour, Minutes: 1170 }])
    expect(await set(null)).toEqual([])
  },
)

test.for(databases)(
  'WEK-10 everybody of a household plans the same week, and changes of two fields both hold (%s)',
  async (engine) => {
    const { app, ada, others, household } = await startHousehold(engine, 'ben', 'sara')
    const [ben = {}, sara = {}] = others
    const { Members = [] } = (await household(ada)) ?? {}
    const bens = Members.find(({ Name }) => Name === 'Ben')?.Id ?? 0
    const { Key } = await plan(app, ada, { Words: 'Pizza' })
    const moved = await patch(app, ben, Key, { Day: dayIn(4), Slot: 'lunch' })
    const cooked = await patch(app, sara, Key, { CookId: bens, Persons: 6 })
    expect([moved.statusCode, cooked.statusCode]).toEqual([200, 200])
    const { Meals, People } = await weekOf(app, ada)
    expect(Meals).toMatchObject([
      { Day: dayIn(4), Slot: 'lunch', CookId: bens, Persons: 6, Version: 3, IsPrivate: false },
    ])
    expect(People.map(({ Initials }) => Initials)).toEqual(['AL', 'BK', 'SK'])
    expect(await namesIn(app, await signUp(app, 'tom'))).toEqual([])
  },
)

test.for(databases)(
  'WEK-11 an edit beats a taking-off, whichever arrives first (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const early = await plan(app, ada, { Words: 'Pizza' })
    await patch(app, ben, early.Key, { Persons: 2 })
    expect((await remove(app, ada, early)).statusCode).toBe(200)
    expect(await namesIn(app, ada)).toEqual(['Pizza'])

    const late = await plan(app, ada, { Words: 'Soup' })
    await remove(app, ada, late)
    expect(await namesIn(app, ada)).toEqual(['Pizza'])
    await patch(app, ben, late.Key, { Note: 'I have bought everything' })
    expect(await namesIn(app, ada)).toEqual(['Pizza', 'Soup'])
  },
)

test.for(databases)(
  'WEK-12 a change that is sent again after another one does not undo it (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const { Key } = await plan(app, ada, { Words: 'Pizza' })
    const once = { ...ada, 'idempotency-key': randomUUID() }
    await patch(app, once, Key, { Persons: 3 })
    await patch(app, ben, Key, { Persons: 8 })
    expect((await patch(app, once, Key, { Persons: 3 })).json()).toMatchObject({ Persons: 8 })
    expect((await patch(app, once, Key, { Persons: 5 })).statusCode).toBe(409)
  },
)

test.for(databases)(
  'WEK-13 who leaves sees nothing of the week from then on, and is not named in it (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const bens = (await weekOf(app, ben)).People.find(({ IsYou }) => IsYou)?.Id ?? null
    await plan(app, ben, { Words: 'Pizza', CookId: bens })
    await ask(app, calls.leaveHousehold, ben, { fields: { KeepCopies: false } })
    expect(await weekOf(app, ben)).toMatchObject({ Meals: [], People: [] })
    expect((await weekOf(app, ada)).Meals).toMatchObject([
      { Name: 'Pizza', CookId: null, AddedBy: null },
    ])
    // With the last of them the household ends, and the week is theirs alone.
    await ask(app, calls.leaveHousehold, ada, { fields: { KeepCopies: false } })
    expect(await namesIn(app, ada)).toEqual(['Pizza'])
  },
)

test.for(databases)(
  'WEK-13 what somebody planned before they joined stays theirs alone (%s)',
  async (engine) => {
    const { app, ada, invitation } = await startHousehold(engine)
    const tom = await signUp(app, 'tom')
    await plan(app, tom, { Words: 'Surprise for Ada' })
    await ask(app, calls.joinHousehold, tom, { fields: { Token: invitation.Token } })
    await plan(app, tom, { Words: 'Pizza' })
    expect(await namesIn(app, ada)).toEqual(['Pizza'])
    expect((await weekOf(app, tom)).Meals).toMatchObject([
      { Name: 'Surprise for Ada', IsPrivate: true },
      { Name: 'Pizza', IsPrivate: false },
    ])
  },
)
