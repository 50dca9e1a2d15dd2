import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reordered } from './departments.ts'

test('departments that are not named stay after their predecessor', () => {
  expect(reordered([1, 2, 3, 4, 5], [5, 1, 4])).toEqual([5, 1, 2, 3, 4])
  expect(reordered([1, 2, 3, 4, 5], [4, 2])).toEqual([1, 4, 5, 2, 3])
  expect(reordered([1, 2, 3], [2])).toEqual([1, 2, 3])
})

test('no department is lost, and the named ones get the given order', () => {
  const wish = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: 1 })))
  fc.assert(
    fc.property(wish, ([all, wished]) => {
      const result = reordered(all, wished)
      expect(result.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b))
      expect(result.filter((id) => wished.includes(id))).toEqual(wished)
    }),
  )
})
