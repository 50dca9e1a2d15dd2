import { expect, test } from 'vitest'
import { pageSlots } from '#design-system/pagination/pagination.logic.ts'

test('few pages are all shown', () => {
  expect(pageSlots(1, 1)).toEqual([1])
  expect(pageSlots(2, 3)).toEqual([1, 2, 3])
  expect(pageSlots(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of many pages the ends and the neighbours are shown', () => {
  expect(pageSlots(1, 20)).toEqual([1, 2, 3, 4, 'gap', 20])
  expect(pageSlots(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(pageSlots(20, 20)).toEqual([1, 'gap', 17, 18, 19, 20])
})

test('a gap never replaces a single page', () => {
  expect(pageSlots(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20])
  expect(pageSlots(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageSlots(3, 6)).toEqual([1, 2, 3, 4, 5, 6])
})
