import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

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
