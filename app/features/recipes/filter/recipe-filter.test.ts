import { expect, test } from 'vitest'
import { toggleCategory } from './recipe-filter.ts'

test('RCL-09 choosing All removes the other categories', () => {
  expect(toggleCategory([2, 6], -1)).toEqual([-1])
  expect(toggleCategory([-1], -1)).toEqual([-1])
})

test('RCL-10 choosing another category removes All', () => {
  expect(toggleCategory([-1], 0)).toEqual([0])
  expect(toggleCategory([6], 2)).toEqual([2, 6])
})

test('RCL-11 removing the last category selects All', () => {
  expect(toggleCategory([2, 6], 2)).toEqual([6])
  expect(toggleCategory([0], 0)).toEqual([-1])
})
