import { expect, test } from 'vitest'
import { filmTimeOf, isAtEnd, nextPlace, partTimeOf } from './part-times.ts'

/** Ten seconds, of which four in the middle are left out, and then a held picture. */
const CUT = {
  key: 'a',
  pieces: [
    { from: 10, to: 13 },
    { from: 17, to: 20 },
  ],
  still: 19.5,
}

test('a second of a part is one of the film behind what is left out', () => {
  expect([0, 2, 3, 5].map((seconds) => filmTimeOf(CUT, seconds))).toEqual([10, 12, 17, 19])
  expect(filmTimeOf(CUT, 6.5)).toBe(19.5)
})

test('a second of the film is one of the part, or none where it is left out', () => {
  expect([10, 12, 17, 19].map((at) => partTimeOf(CUT, at))).toEqual([0, 2, 3, 5])
  expect([9, 15, 30].map((at) => partTimeOf(CUT, at))).toEqual([undefined, undefined, undefined])
})

test('a step that is one held picture shows it from its beginning', () => {
  const held = { key: 'a', pieces: [], still: 7 }
  expect(filmTimeOf(held, 0)).toBe(7)
  expect(partTimeOf(held, 7)).toBe(0)
  expect(nextPlace(held, 7, 0.04)).toBe('end')
})

test('FLM-160 a part that plays goes over what is left out, and ends with its last picture', () => {
  expect(nextPlace(CUT, 10, 0.04)).toBeUndefined()
  expect(nextPlace(CUT, 12.97, 0.04)).toBe(17)
  expect(nextPlace(CUT, 17, 0.04)).toBeUndefined()
  expect(nextPlace(CUT, 19.97, 0.04)).toBe('end')
})

test('a part is over with its held picture', () => {
  expect(isAtEnd(CUT, 6)).toBe(false)
  expect(isAtEnd(CUT, 7)).toBe(true)
})
