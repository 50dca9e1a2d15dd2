import { expect, test } from 'vitest'
import { clampPage, pageCount, pageOf } from './page-of.ts'

const page = (search: string) => pageOf(new URLSearchParams(search))

test('RCL-36 STA-26 page numbers in the address are 1-based', () => {
  expect(page('')).toBe(1)
  expect(page('?page=1')).toBe(1)
  expect(page('?page=3')).toBe(3)
})

test('an invalid page number is the first page', () => {
  for (const text of ['0', '-1', '1.5', 'abc', '', 'NaN', '1e9999']) {
    expect(page(`?page=${encodeURIComponent(text)}`)).toBe(1)
  }
})

test('a page beyond the last one is the last one', () => {
  expect(clampPage(9999, 60)).toBe(3)
  expect(clampPage(2, 60)).toBe(2)
  expect(clampPage(1, 0)).toBe(1)
})

test('CBL-18 pages are rounded up, so that no item is lost', () => {
  expect([40, 45, 60, 61].map((total) => pageCount(total, 30))).toEqual([2, 2, 2, 3])
  expect([0, 1, 20, 21].map((total) => pageCount(total))).toEqual([1, 1, 1, 2])
})
