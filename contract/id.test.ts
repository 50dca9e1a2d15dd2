import { expect, test } from 'vitest'
import { idOf } from './id.ts'

test('an address with a number of up to ten digits has that id', () => {
  expect(['1', '12', '0012', '9999999999'].map(idOf)).toEqual([1, 12, 12, 9_999_999_999])
})

test('any other address has the id 0, which the API refuses', () => {
  for (const text of ['', 'soup', '12a', 'a12', '-1', '1.5', '1e3', '٣', '12345678901', undefined])
    expect(idOf(text)).toBe(0)
})
