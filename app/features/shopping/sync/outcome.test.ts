import { expect, test } from 'vitest'
import type { StoredOperation } from '../model/operation.ts'
import { outcomeOf } from './outcome.ts'
import type { ShoppingState, ShoppingStore } from './member-state.ts'

const waiting: StoredOperation = {
  id: 'a',
  position: 1,
  at: 0,
  version: null,
  change: { kind: 'addItem', key: 'tea', name: 'tea' },
}
const quiet: ShoppingState = {
  snapshot: undefined,
  operations: [],
  connection: 'online',
  isDurable: true,
  isFull: false,
  refusals: [],
  gone: [],
  lists: [],
  card: undefined,
  people: [],
  isGone: false,
}

const nothing = () => undefined

/** A store that somebody else fills. */
function storeOf(first: ShoppingState) {
  let state = first
  const listeners = new Set<() => void>()
  const store: ShoppingStore = {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    change: () => Promise.resolve([]),
    follow: nothing,
    flush: nothing,
    retry: nothing,
    dismissNews: nothing,
    dismissRefusal(id) {
      state = { ...state, refusals: state.refusals.filter((one) => one.id !== id) }
    },
  }
  const set = (next: Partial<ShoppingState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return { store, set, listeners }
}

/** Whether the outcome of a change is known by now. */
async function isKnown(outcome: Promise<unknown>) {
  const pending = Symbol('pending')
  return (await Promise.race([outcome, Promise.resolve(pending)])) !== pending
}

test('STA-38 adding is pending until the server has it', async () => {
  const { store, set, listeners } = storeOf({ ...quiet, operations: [waiting] })
  const outcome = outcomeOf(store, 'a')
  set({ operations: [{ ...waiting, id: 'another', version: 2 }, waiting] })
  expect(await isKnown(outcome)).toBe(false)
  set({ operations: [{ ...waiting, version: 3 }] })
  expect(await isKnown(outcome)).toBe(true)
  expect(await outcome).toBeUndefined()
  expect(listeners.size).toBe(0)
})

test('STA-38 adding is pending while another change goes through', async () => {
  const { store, set } = storeOf({ ...quiet, operations: [waiting] })
  const outcome = outcomeOf(store, 'a')
  set({ operations: [waiting, { ...waiting, id: 'another', version: 3 }] })
  expect(await isKnown(outcome)).toBe(false)
  set({ connection: 'failing' })
  expect(await outcome).toBeUndefined()
})

test('STA-38 the outcome is known at once for a change that is not in the outbox', async () => {
  const { store, listeners } = storeOf({
    ...quiet,
    operations: [{ ...waiting, id: 'another' }],
  })
  expect(await outcomeOf(store, 'a')).toBeUndefined()
  expect(listeners.size).toBe(0)
})

test("STA-38 a refusal is reported once, with the server's message", async () => {
  const { store, set } = storeOf({ ...quiet, operations: [waiting] })
  const outcome = outcomeOf(store, 'a')
  const refusal = { id: 'a', change: waiting.change, code: undefined, message: 'Not today.' }
  set({ operations: [], refusals: [refusal] })
  expect(await outcome).toEqual(refusal)
  expect(store.state()?.refusals).toEqual([])
})

test('STA-38 offline a pending change counts as done', async () => {
  const { store } = storeOf({ ...quiet, operations: [waiting], connection: 'offline' })
  expect(await outcomeOf(store, 'a')).toBeUndefined()
})

test('an older refusal of another change is not the outcome of this one', async () => {
  const older = { id: 'older', change: waiting.change, code: undefined, message: 'Not today.' }
  const { store, set } = storeOf({ ...quiet, operations: [waiting], refusals: [older] })
  const outcome = outcomeOf(store, 'a')
  set({ operations: [{ ...waiting, version: 3 }] })
  expect(await outcome).toBeUndefined()
  expect(store.state()?.refusals).toEqual([older])
})
