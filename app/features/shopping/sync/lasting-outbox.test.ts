import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { createLastingOutbox, createShownOperations } from './lasting-outbox.ts'
import { isStored, newOperation, type StoredOperation } from '../model/operation.ts'
import type { Outbox } from './outbox.ts'
import { openOutbox } from './stored-outbox.ts'
import { EMPTY_LIST } from '../model/shopping-list.ts'

afterEach(() => void vi.restoreAllMocks())

const item = (name: string) => newOperation({ kind: 'addItem', key: name, name })
const snapshot = (version: number) => ({ version, lists: { 0: EMPTY_LIST, 1: EMPTY_LIST } })
const namesOf = (operations: readonly StoredOperation[]) =>
  operations.map(({ change }) => (change.kind === 'addItem' ? change.name : ''))
const names = async (outbox: Outbox) => namesOf(await outbox.operations())

const full = () => {
  throw new DOMException('full up', 'QuotaExceededError')
}

test('changes made before and after the storage becomes full are all kept', async () => {
  const onFleeting = vi.fn()
  const outbox = createLastingOutbox('lasting ada', onFleeting)
  await outbox.add([item('one')])
  await outbox.storeSnapshot(snapshot(3))
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  await Promise.all([outbox.add([item('two')]), outbox.add([item('three')])])
  expect(await names(outbox)).toEqual(['one', 'two', 'three'])
  expect(await outbox.snapshot()).toEqual(snapshot(3))
  expect(onFleeting).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  expect(await names(await openOutbox('lasting ada'))).toEqual(['one'])
})

test('a snapshot that full storage rejects is still shown', async () => {
  const onFleeting = vi.fn()
  const outbox = createLastingOutbox('lasting grace', onFleeting)
  await outbox.add([item('one')])
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  const [one] = await outbox.operations()
  if (one) await outbox.markSent(one, 4)
  await outbox.storeSnapshot(snapshot(4))
  expect([await names(outbox), await outbox.snapshot()]).toEqual([[], snapshot(4)])
  expect(onFleeting).toHaveBeenCalledOnce()
})

test('a database connection that the browser closed is opened again', async () => {
  const onFleeting = vi.fn()
  const outbox = createLastingOutbox('lasting alan', onFleeting)
  await outbox.add([item('one')])
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  await outbox.add([item('two')])
  expect(await names(await openOutbox('lasting alan'))).toEqual(['one', 'two'])
  expect(onFleeting).not.toHaveBeenCalled()
})

test('without storage changes last as long as the page', async () => {
  vi.resetModules()
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden here', 'SecurityError')
  })
  // Anew: the module keeps the connection of the tests above.
  const { createLastingOutbox: create } = await import('./lasting-outbox.ts')
  const onFleeting = vi.fn()
  const outbox = create('mary', onFleeting)
  await outbox.add([item('one')])
  await outbox.add([item('two')])
  expect(await names(outbox)).toEqual(['one', 'two'])
  expect(onFleeting).toHaveBeenCalledOnce()
})

test('a refused change is dropped', async () => {
  const outbox = createLastingOutbox('lasting joan', vi.fn())
  await outbox.add([item('wrong'), item('right')])
  const [wrong] = await outbox.operations()
  if (wrong) await outbox.drop(wrong)
  expect(await names(await openOutbox('lasting joan'))).toEqual(['right'])
})

test('what is still being stored is shown, once, and not sent yet', async () => {
  const outbox = createLastingOutbox('lasting emmy', vi.fn())
  await outbox.add([item('one')])
  const early = [outbox.shown(), outbox.operations()]
  const adding = outbox.add([item('two')])
  expect((await Promise.all([...early, outbox.shown()])).map(namesOf)).toEqual([
    ['one', 'two'],
    ['one'],
    ['one', 'two'],
  ])
  await adding
  expect(namesOf(await outbox.shown())).toEqual(['one', 'two'])
})

const storedAt = (operation: ReturnType<typeof item>, position: number) => ({
  ...operation,
  position,
  version: null,
})
test('an operation is shown once, before it is stored, while it is and afterwards', () => {
  const shown = createShownOperations()
  const [bread, tea] = [item('bread'), item('tea')]
  shown.add([bread])
  expect(namesOf(shown.reading()([]))).toEqual(['bread'])
  shown.add([tea])
  expect(namesOf(shown.reading()([]))).toEqual(['bread', 'tea'])
  // The disk has it, and the promise has not been settled yet.
  expect(namesOf(shown.reading()([storedAt(bread, 1)]))).toEqual(['bread', 'tea'])
  shown.written([bread])
  expect(namesOf(shown.reading()([storedAt(bread, 1)]))).toEqual(['bread', 'tea'])
})

test('an operation counts as stored once the outbox has it', () => {
  const shown = createShownOperations()
  const bread = item('bread')
  shown.add([bread])
  expect(shown.reading()([]).map(isStored)).toEqual([false])
  shown.written([bread])
  expect(
    shown
      .reading()([storedAt(bread, 1)])
      .map(isStored),
  ).toEqual([true])
})

test('a reading that began before the operation was stored does not hide it', () => {
  const shown = createShownOperations()
  const bread = item('bread')
  shown.add([bread])
  const early = shown.reading()
  shown.written([bread])
  expect(namesOf(early([]))).toEqual(['bread'])
})

test('an operation that the server has confirmed or refused is not shown any more', () => {
  const shown = createShownOperations()
  const bread = item('bread')
  shown.add([bread])
  shown.written([bread])
  expect(shown.reading()([])).toEqual([])
})
