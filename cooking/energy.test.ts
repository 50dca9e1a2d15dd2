import { expect, test } from 'vitest'
import { kcalOf } from './energy.ts'

test('three digits behind a mark are thousands', () => {
  expect(
    ['1,234 kcal', '1.234 kcal', '1 234 kcal', '1,234.5 kcal', '295,5 kcal'].map(kcalOf),
  ).toEqual([1234, 1234, 1234, 1234.5, 295.5])
})

test('of both units kilocalories count, and kilojoules alone are converted', () => {
  expect(['2134 kJ (510 kcal)', 'kJ: 2134, kcal: 510', 510].map(kcalOf)).toEqual([510, 510, 510])
  expect(kcalOf('4184 kJ')).toBeCloseTo(1000)
  expect(kcalOf('no idea')).toBeUndefined()
})
