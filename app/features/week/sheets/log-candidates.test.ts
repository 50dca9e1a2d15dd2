import { expect, test } from 'vitest'
import { mealWith, weekWith } from '../../../../.storybook/data/week.ts'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { logCandidates } from './log-candidates.ts'

const entryOf = (parts: Partial<CookingLogEntry>): CookingLogEntry => ({
  Id: 1,
  Day: '2026-11-24',
  People: 6,
  Minutes: null,
  Note: '',
  Changes: [],
  LangId: 1,
  PhotoPath: null,
  UserRating: null,
  RecipeId: 5,
  RecipeName: 'Shakshuka with feta',
  CoverPath: null,
  ...parts,
})
const PLACE = { day: '2026-11-26', slot: 'lunch' } as const
const eaten = mealWith({ Day: '2026-11-22', Slot: 'lunch', Persons: 4 })
const left = (entries: CookingLogEntry[], meals = [eaten], place: typeof PLACE | object = PLACE) =>
  logCandidates(entries, weekWith(meals), { ...PLACE, ...place }).map((one) => [
    one.recipe.Id,
    one.left,
    one.again?.Key,
  ])

test('WEK-59 dishes of the log are offered once each, the latest first', () => {
  const entries = [
    entryOf({ RecipeId: 5, People: 4 }),
    entryOf({ RecipeId: 9, RecipeName: 'Own soup', People: 2, Day: '2026-11-20' }),
    entryOf({ RecipeId: 5, Day: '2026-11-02' }),
    entryOf({ RecipeId: null }),
  ]
  expect(left(entries)).toEqual([
    [5, 0, undefined],
    [9, 0, undefined],
  ])
})

test('WEK-59 what is left of a meal is offered for three days, until it is planned', () => {
  expect(left([entryOf({})])).toEqual([[5, 2, undefined]])
  expect(left([entryOf({})], [eaten], { day: '2026-11-28' })).toEqual([[5, 0, undefined]])
  expect(left([entryOf({})], [eaten], { day: '2026-11-23' })).toEqual([[5, 0, undefined]])
  const cooked = mealWith({ Day: '2026-11-24', RecipeId: 5, IsCooked: true })
  expect(left([entryOf({})], [eaten, cooked])).toEqual([[5, 2, cooked.Key]])
  const second = mealWith({ Day: '2026-11-25', RecipeId: 5, AgainOf: cooked.Key })
  expect(left([entryOf({})], [eaten, cooked, second])).toEqual([[5, 0, undefined]])
  // Slices are not people.
  const slices = { Servings: 12, Step: 12 }
  expect(left([entryOf({ People: 12, Yield: slices })])).toEqual([[5, 0, undefined]])
})
