import { expect, test } from 'vitest'
import { isStored, newOperation } from './operation.ts'
import { createShownOperations } from './shown-operations.ts'

const note = (name: string) => newOperation({ kind: 'addItem', key: name, name })
const stored = (operation: ReturnType<typeof note>, place: number) => ({
  ...operation,
  place,
  version: null,
})
const names = (operations: readonly { change: ReturnType<typeof note>['change'] }[]) =>
  operations.map(({ change }) => (change.kind === 'addItem' ? change.name : ''))

test('an operation is shown once, before it is stored, while it is and afterwards', () => {
  const shown = createShownOperations()
  const [bread, tea] = [note('bread'), note('tea')]
  expect(names(shown.add([bread]))).toEqual(['bread'])
  shown.add([tea])
  expect(names(shown.reading()([]))).toEqual(['bread', 'tea'])
  // The disk has it, and the promise has not been settled yet.
  expect(names(shown.reading()([stored(bread, 1)]))).toEqual(['bread', 'tea'])
  shown.written([bread])
  expect(names(shown.reading()([stored(bread, 1)]))).toEqual(['bread', 'tea'])
})

test('an operation counts as stored once the outbox has it', () => {
  const shown = createShownOperations()
  const bread = note('bread')
  expect(shown.add([bread]).map(isStored)).toEqual([false])
  shown.written([bread])
  expect(
    shown
      .reading()([stored(bread, 1)])
      .map(isStored),
  ).toEqual([true])
})

test('a reading that began before the operation was stored does not hide it', () => {
  const shown = createShownOperations()
  const bread = note('bread')
  shown.add([bread])
  const early = shown.reading()
  shown.written([bread])
  expect(names(early([]))).toEqual(['bread'])
})

test('an operation that the server has confirmed or refused is not shown any more', () => {
  const shown = createShownOperations()
  const bread = note('bread')
  shown.add([bread])
  shown.written([bread])
  expect(shown.reading()([])).toEqual([])
})
