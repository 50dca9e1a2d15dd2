import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'
import type { KeptOperation } from './outbox.ts'
import type { ShoppingState, ShoppingStore } from './store.ts'

const waiting: KeptOperation = {
  id: 'a',
  place: 1,
  at: 0,
  version: null,
  change: { kind: 'addNote', name: 'tea' },
}
const quiet: ShoppingState = {
  snapshot: undefined,
  operations: [],
  connection: 'online',
  isDurable: true,
  refusals: [],
  gone: [],
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
    change: () => Promise.resolve(),
    follow: nothing,
    flush: nothing,
    retry: nothing,
    dismissNews: () => (state = { ...state, refusals: [] }),
    close: nothing,
  }
  const set = (next: Partial<ShoppingState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return { store, set }
}

test('STA-38 adding is done when the server has it', async () => {
  const { store, set } = storeOf({ ...quiet, operations: [waiting] })
  const outcome = outcomeOf(store)
  set({ operations: [{ ...waiting, version: 3 }] })
  expect(await outcome).toBeUndefined()
})

test('STA-38 a refusal is given once, in the words of the server', async () => {
  const { store, set } = storeOf({ ...quiet, operations: [waiting] })
  const outcome = outcomeOf(store)
  const refusal = { change: waiting.change, code: undefined, message: 'Not today.' }
  set({ operations: [], refusals: [refusal] })
  expect(await outcome).toEqual(refusal)
  expect(store.state()?.refusals).toEqual([])
})

test('without a connection what waits here counts as done', async () => {
  const { store } = storeOf({ ...quiet, operations: [waiting], connection: 'offline' })
  expect(await outcomeOf(store)).toBeUndefined()
})
