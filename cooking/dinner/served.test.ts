import { expect, test } from 'vitest'
import { CHICKEN, FATTOUSH, MOUSSE } from './dishes.fixture.ts'
import { servedAs } from './served.ts'

const times = (...servings: Parameters<typeof servedAs>[1]) =>
  servedAs([CHICKEN, FATTOUSH, MOUSSE], servings).map(({ eatenAt }) => eatenAt)

test('people sit down to the first course, and each next one is 45 minutes later', () => {
  expect(times('together', 'together', 'together')).toEqual([0, 0, 0])
  expect(times('together', 'together', 'after')).toEqual([0, 0, 45])
  expect(times('together', 'before', 'after')).toEqual([45, 0, 90])
  expect(times('together', 'before', 'together')).toEqual([45, 0, 45])
})
