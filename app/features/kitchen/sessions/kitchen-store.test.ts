// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { sessionOf } from './kitchen.fixtures.ts'
import { createKitchenStore, type KitchenStore } from './kitchen-store.ts'

const KEY = 'test.kitchen'

const openStore = () => createKitchenStore(createStoredText(KEY))
/** What the browser does in the other tabs after a change. */
const report = () => void dispatchEvent(new StorageEvent('storage', { key: KEY }))
const namesOf = (store: KitchenStore) => store.get().sessions.map(({ id }) => id)
const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}
const begin = (store: KitchenStore, id: string) =>
  store.update((sessions) => [...sessions, sessionOf({ id })])

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('sessions survive a reload', () => {
  const before = openStore()
  begin(before, 'a')
  expect(openStore().get()).toEqual({ sessions: [sessionOf({ id: 'a' })], isSaved: true })
})

test('another tab shows a change at once', () => {
  const [one, other] = [openStore(), openStore()]
  const shown = vi.fn(() => namesOf(other))
  const stop = other.subscribe(shown)
  begin(one, 'a')
  report()
  stop()
  begin(one, 'b')
  report()
  expect(shown.mock.results.map(({ value }) => value)).toEqual([['a']])
  expect(namesOf(other)).toEqual(['a', 'b'])
})

test('two tabs that change something before they hear of one another lose nothing', () => {
  const [one, other] = [openStore(), openStore()]
  begin(one, 'a')
  begin(other, 'b')
  report()
  expect(namesOf(one)).toEqual(['a', 'b'])
  expect(namesOf(other)).toEqual(['a', 'b'])
})

test('a change that changes nothing is not stored and not reported', () => {
  const store = openStore()
  const shown = vi.fn()
  store.subscribe(shown)
  store.update((sessions) => sessions)
  expect(shown).not.toHaveBeenCalled()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('what somebody else has written there is not believed', () => {
  localStorage.setItem(KEY, '[{"id":"a"}]')
  expect(openStore().get().sessions).toEqual([])
})

test('with full storage cooking goes on in memory, and the store says so', () => {
  const store = openStore()
  begin(store, 'a')
  const before = localStorage.getItem(KEY)
  vi.stubGlobal('localStorage', {
    getItem: () => before,
    setItem: refuse('QuotaExceededError'),
  })
  begin(store, 'b')
  expect(store.get().isSaved).toBe(false)
  report()
  begin(store, 'c')
  expect(namesOf(store)).toEqual(['a', 'b', 'c'])
  vi.unstubAllGlobals()
  begin(store, 'd')
  expect(store.get().isSaved).toBe(true)
  expect(namesOf(openStore())).toEqual(['a', 'b', 'c', 'd'])
})

test('with forbidden storage cooking goes on in memory', () => {
  const forbid = refuse('SecurityError')
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid })
  const store = openStore()
  begin(store, 'a')
  begin(store, 'b')
  expect(namesOf(store)).toEqual(['a', 'b'])
  expect(store.get().isSaved).toBe(false)
})
