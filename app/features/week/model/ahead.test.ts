import { expect, test } from 'vitest'
import { mealWith, weekWith } from '../../../../.storybook/data/week.ts'
import type { WeekAhead } from '#contract/week/ahead.ts'
import type { WeekRecipe } from '#contract/week/week.ts'
import { aheadLines } from './ahead.ts'

const WEDNESDAY = '2026-11-25'

const soak = (Days: number): WeekAhead => ({
  Days,
  Part: 'evening',
  When: 'The evening before',
  Text: 'Soak the chickpeas.',
})
const recipe = (parts: Partial<WeekRecipe>): WeekRecipe => ({
  Id: 1,
  Name: 'Falafel',
  CoverPath: null,
  Minutes: 90,
  ...parts,
})
/** Lines of one meal as day, begin, and whether it is late. */
function linesOf(
  parts: Partial<WeekRecipe>,
  meal: Parameters<typeof mealWith>[0] = {},
  minutes?: number,
) {
  const planned = mealWith({ RecipeId: 1, ...meal })
  const Hours =
    minutes === undefined ? [] : [{ Day: planned.Day, Slot: planned.Slot, Minutes: minutes }]
  const week = weekWith([planned], { Recipes: [recipe(parts)], Hours })
  return aheadLines(week, WEDNESDAY).map(({ day, begin, isLate }) => [day, begin, isLate])
}

test('WEK-55 what has to be done before stands on the day on which it is done', () => {
  expect(linesOf({ Ahead: [soak(1)] })).toEqual([['2026-11-27', null, false]])
  expect(linesOf({ Ahead: [soak(0), soak(2)] })).toEqual([
    ['2026-11-28', null, false],
    ['2026-11-26', null, false],
  ])
})

test('WEK-55 what should have been done is told today, unless the meal may be over', () => {
  const today = { Day: WEDNESDAY }
  expect(linesOf({ Ahead: [soak(1)] }, today)).toEqual([[WEDNESDAY, null, true]])
  expect(linesOf({ Ahead: [soak(1)] }, { ...today, Slot: 'breakfast' })).toEqual([])
  expect(linesOf({ Ahead: [soak(2)] }, { Day: '2026-11-26' })).toEqual([[WEDNESDAY, null, true]])
})

test('WEK-55 a dish that waits for hours says when it is begun', () => {
  const Wait = { Minutes: 120 }
  expect(linesOf({ Wait, Minutes: 150 }, {}, 18 * 60 + 30)).toEqual([['2026-11-28', 960, false]])
  expect(linesOf({ Wait, Minutes: 150 })).toEqual([['2026-11-28', null, false]])
  // Past midnight it is the evening before.
  expect(linesOf({ Wait, Minutes: 600 }, { Slot: 'breakfast' }, 8 * 60)).toEqual([
    ['2026-11-27', 22 * 60, false],
  ])
  expect(linesOf({ Wait: { Minutes: 720 }, Minutes: null })).toEqual([['2026-11-27', null, false]])
  expect(linesOf({ Wait, Ahead: [soak(1)] })).toHaveLength(1)
})

test('WEK-55 nothing is done ahead for what is cooked, eaten again or over', () => {
  const Ahead = [soak(1)]
  expect(linesOf({ Ahead }, { IsCooked: true })).toEqual([])
  expect(linesOf({ Ahead }, { AgainOf: 'other' })).toEqual([])
  expect(linesOf({ Ahead }, { Day: '2026-11-24' })).toEqual([])
})
