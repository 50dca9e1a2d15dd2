import { expect, test } from 'vitest'
import { choiceIn, newDinnerPath, searchOf } from './dinner-address.ts'

const TODAY = '2026-11-28'
const ids = (address: string) => read(address).recipes.map(({ id }) => id)
const read = (address: string) => choiceIn(new URL(address, 'https://a.b').searchParams, TODAY)

test('DIN-54 an address of a new dinner is read as it was written, midnight too', () => {
  const recipes = [{ id: 12, meal: 'a' }, { id: 15 }]
  for (const minutes of [0, 1140, 1439])
    expect(read(newDinnerPath({ recipes, day: '2026-12-24', minutes, people: 60 }))).toEqual({
      recipes,
      day: '2026-12-24',
      minutes,
      people: 60,
    })
})

test('DIN-54 what is missing or no good in an address is as usual', () => {
  const usual = { recipes: [], day: TODAY, minutes: 1140, people: 4 }
  expect(read('/week/new')).toEqual(usual)
  for (const day of ['2026-99-99', '2026-02-30', 'tomorrow', ''])
    expect(read(`/week/new?day=${day}`)).toEqual(usual)
  for (const people of ['0', '-1', '1000', '2.5', 'x', ''])
    expect(read(`/week/new?people=${people}`)).toEqual(usual)
  for (const minutes of ['-1', '1440', '7.5', ''])
    expect(read(`/week/new?at=${minutes}`)).toEqual(usual)
  expect(read('/week/new?recipe=0&recipe=x&recipe=-2').recipes).toEqual([])
  expect(read('/week/new?people=1').people).toBe(1)
  for (const kitchen of ['', '2', '2-4', '0-4-1', '4-4-1', '2-5-1', '2-4-3', '2-4-1-1', 'x'])
    expect(read(`/week/new?kitchen=${kitchen}`).kitchen).toBeUndefined()
})

test('DIN-54 a recipe is one dish, and there are four at most', () => {
  expect(ids('/week/new?recipe=3&recipe=3&recipe=4')).toEqual([3, 4])
  expect(ids('/week/new?recipe=1&recipe=2&recipe=3&recipe=4&recipe=5')).toEqual([1, 2, 3, 4])
})

test('DIN-58 what was changed stands in the address with when each dish is eaten, and what else it says stays', () => {
  const choice = {
    recipes: [{ id: 3 }, { id: 4, meal: 'b', serving: 'after' as const }],
    day: '2026-11-29',
    minutes: 1215,
    people: 3,
    kitchen: { cooks: 2, rings: 3, ovens: 1 },
  }
  const search = searchOf(choice, new URLSearchParams('lang=de&recipe=9&meal=a&day=2026-11-28'))
  expect(search.get('lang')).toBe('de')
  expect(choiceIn(search, TODAY)).toEqual(choice)
  expect(ids(`/week/new?${search}`)).toEqual([3, 4])
  expect(read('/week/new?recipe=3&eaten=never').recipes).toEqual([{ id: 3 }])
})
