import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { eveningOf } from '#cooking/dinner/kept/unkeep.ts'
import { dinnerOf } from '../../../../.storybook/data/dinner.ts'
import { WITH_DESSERT } from '../../../../.storybook/data/dinner-dessert.ts'
import { doJob, type Jobs } from './jobs.ts'
import { pressed } from './press.ts'

const { dinner, kept } = dinnerOf(WITH_DESSERT)
const dishes = dinner.Dishes
const input = {
  dishes,
  kitchen: { cooks: 1, rings: 4, ovens: 1 },
  table: kept.Table,
  people: 4,
  now: kept.Table - 8 * 60 * MINUTE_MS,
  cooksMax: 1,
  minuteOfHour: 0,
}
const at = (minute: number) => kept.Table + minute * MINUTE_MS
const plan = (before: readonly number[]) =>
  doJob({ kind: 'plan', ...input, before }) as Jobs['plan']['output']
const explain = (of = kept) =>
  doJob({ kind: 'explain', kept: of, dishes }) as Jobs['explain']['output']

test('DIN-55 what keeps for half a day could be made in the morning, and what cannot is not offered', () => {
  expect(explain().easier).toEqual([{ dish: 1, begin: -83, hands: 38 }])
})

test('DIN-55 an evening whose dessert is made before is the one of the other dish, and can be taken back', () => {
  const without = plan([1]).kept!
  expect(without.Dishes.map(({ IsLeftOut }) => IsLeftOut)).toEqual([undefined, true])
  expect(without.Steps.map(({ Dish }) => Dish)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(without.Steps[0]?.Start).toBe(-83)
  expect(explain(without)).toEqual({ inTheWay: [], easier: [] })
  expect(plan([]).kept).toEqual(kept)
})

test('DIN-55 it is cooked to its end without the dish that was made before', () => {
  const without = plan([1]).kept!
  const begun = pressed({ kept: without, dishes }, [
    { id: 'a', kind: 'begin', cook: 0, at: at(-83) },
  ])
  expect(begun.Steps.every(({ Dish }) => Dish === 0)).toBe(true)
  expect(eveningOf(begun, thawedDishes(dishes))?.leftOut).toEqual([1])
})

test('DIN-55 an evening has a dish at least', () => {
  expect(plan([0, 1]).kept).toBeUndefined()
})
