import { expect, test, vi } from 'vitest'
import { createStore, withEntry } from './store.ts'

test('listeners are called after each change, until they stop', () => {
  const store = createStore(1)
  const listener = vi.fn(() => store.get())
  const stop = store.subscribe(listener)
  store.set(2)
  store.set(2)
  stop()
  store.set(3)
  expect(listener.mock.results.map(({ value }) => value)).toEqual([2])
  expect(store.get()).toBe(3)
})

test('an entry is set and removed in a copy', () => {
  const map = new Map([['a', 1]])
  expect([...withEntry(map, 'b', 2)]).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect([...withEntry(map, 'a', undefined)]).toEqual([])
  expect([...map]).toEqual([['a', 1]])
})
