import { expect, test } from 'vitest'
import { withEntry } from './with-entry.ts'

test('an entry is set and removed in a copy', () => {
  const map = new Map([['a', 1]])
  expect([...withEntry(map, 'b', 2)]).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect([...withEntry(map, 'a', undefined)]).toEqual([])
  expect([...map]).toEqual([['a', 1]])
})
