import { expect, test } from 'vitest'
import { FILTER_VALUES_MAX } from '#contract/limits.ts'
import { addressOfHave, haveOf } from './have-address.ts'

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
