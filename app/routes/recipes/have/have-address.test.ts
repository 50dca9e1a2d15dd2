import { expect, test } from 'vitest'
import { FILTER_VALUES_MAX, SEARCH_TEXT_MAX } from '#contract/limits.ts'
import { addressOfHave, haveOf, typedOf, unknownOf } from './have-address.ts'

const read = (search: string) => haveOf(new URLSearchParams(search))

test('the foods of an address are those it was made of', () => {
  expect(addressOfHave([3, 1])).toBe('/recipes?have=3&have=1')
  for (const ids of [[], [3, 1]]) {
    expect(haveOf(new URL(addressOfHave(ids), 'https://x').searchParams)).toEqual(ids)
  }
  expect(read('DishTypes=5')).toBeUndefined()
})

test('what is no food of an address is ignored', () => {
  expect(read('have=0&have=-1&have=egg&have=1.5&have=2147483648&have=7&have=7')).toEqual([7])
  const many = Array.from({ length: 50 }, (_, index) => `have=${index + 1}`).join('&')
  expect(read(many)).toHaveLength(FILTER_VALUES_MAX)
})

test('what was typed without scripts, and what no food is called by, are of a limited length', () => {
  expect(typedOf(new URLSearchParams('have=&food=2+eggs'))).toBe('2 eggs')
  expect(typedOf(new URLSearchParams('have=1'))).toBeUndefined()
  const address = new URL(addressOfHave([3], 'x & y'), 'https://x')
  expect(haveOf(address.searchParams)).toEqual([3])
  expect(unknownOf(address.searchParams)).toBe('x & y')
  const long = new URLSearchParams({ food: 'x'.repeat(9999), unknown: 'y'.repeat(9999) })
  expect(typedOf(long)).toHaveLength(SEARCH_TEXT_MAX)
  expect(unknownOf(long)).toHaveLength(SEARCH_TEXT_MAX)
})
