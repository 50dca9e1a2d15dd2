import { expect, test } from 'vitest'
import { ALONE } from './dishes.fixture.ts'
import { type DinnerRecipe, dishOf } from './dish-of.ts'
import { planDinner } from './plan-dinner.ts'

const FRYING: DinnerRecipe = {
  steps: [
    { Hands: 6 },
    {
      Hands: 2,
      Heat: [{ Hob: 'high' }],
      Times: [{ Min: 3, Max: 4, Unit: 'min', Kind: 'hob', Passive: true }],
    },
    { Hands: 1 },
  ],
  keep: undefined,
  yield: { Servings: 4, Step: 1, AtOnce: 4 },
  isBaking: false,
}
const stepsFor = (people: number, recipe = FRYING) => dishOf(recipe, people, 'together').steps
const hands = (people: number) => stepsFor(people).map((step) => step.hands)

test('DIN-04 minutes are those of the recipe up to four people, and for nobody', () => {
  expect([0, 1, 2, 4].map(hands)).toEqual(Array.from({ length: 4 }, () => [6, 2, 1]))
})

test('DIN-04 each further four people take a quarter more hands, and what does not fit at once is done again', () => {
  expect(hands(5)).toEqual([8, 3, 3, 2])
  expect(hands(8)).toEqual([8, 3, 3, 2])
  expect(hands(9)).toEqual([9, 3, 3, 3, 2])
  expect(stepsFor(9).map(({ of }) => of)).toEqual([0, 1, 1, 1, 2])
  expect(stepsFor(9).map(({ wait }) => wait)).toEqual([0, 4, 4, 4, 0])
})

test('DIN-04 a dinner for sixty is planned', () => {
  const dishes = [dishOf(FRYING, 60, 'together'), dishOf(FRYING, 60, 'after')]
  expect(stepsFor(60)).toHaveLength(17)
  const plan = planDinner(dishes, { ...ALONE, cooks: 2 })
  expect(plan?.steps).toHaveLength(34)
})

test('the longer end of a range counts, and what waits on the hob takes a ring', () => {
  expect(stepsFor(4)[1]).toMatchObject({ hands: 2, wait: 4, usesRing: true })
})

const baked = (fan: boolean | undefined) => ({
  ...FRYING,
  steps: [
    {
      Hands: 1,
      Heat: [{ Oven: 180, ...(fan !== undefined && { Fan: fan }) }],
      Times: [{ Min: 20, Unit: 'min', Kind: 'oven', Passive: true } as const],
    },
  ],
})

test('an oven with a fan is twenty degrees less hot for the same', () => {
  const uses = [undefined, true, false].map((fan) => stepsFor(4, baked(fan))[0]?.oven)
  expect(uses.map((use) => [use?.celsius, use?.kind])).toEqual([
    [180, 'either'],
    [200, 'fan'],
    [180, 'still'],
  ])
})

test('a recipe that does not say its minutes is one block of its work, then its wait', () => {
  const recipe = { ...FRYING, steps: [{}, { Hands: 2 }], activeMinutes: 25, totalMinutes: 40 }
  expect(stepsFor(4, recipe)).toMatchObject([{ of: undefined, hands: 25, wait: 15 }])
})

test('minutes that a member has kept for the next time replace those of the recipe', () => {
  const { steps } = dishOf(FRYING, 8, 'together', new Map([[0, 10]]))
  expect(steps.map((step) => step.hands)).toEqual([13, 3, 3, 2])
})
