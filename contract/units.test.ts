import { expect, test } from 'vitest'
import { unitCode, unitKey, UNITS } from './units.ts'

test('ENT-16 all 27 unit codes keep their keys, odd ones included', () => {
  expect(UNITS).toHaveLength(27)
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((code) => unitKey(code))).toEqual([
    'piece',
    'mg',
    'g',
    'kg',
    'ml',
    'cl',
    'dl',
    'l',
    'cloth',
    'price',
    'teaSpoon',
    'tableSpoon',
    'cup',
    'glas',
  ])
  expect([14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26].map((code) => unitKey(code))).toEqual(
    [
      'package',
      'can',
      'shrub',
      'role',
      'leafes',
      'pinch',
      'millimeter',
      'dash',
      'stick',
      'stem',
      'drop',
      'tuber',
      'cube',
    ],
  )
  expect(UNITS.map(unitCode)).toEqual(UNITS.map((_, code) => code))
  expect(unitKey(27)).toBeUndefined()
})
