import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/data/api-error.ts'
import { createMemoryOutbox } from './memory-outbox.ts'
import type { ShoppingChange } from './operation.ts'
import { EMPTY_LIST } from './overlay.ts'
import { startSync } from './sync.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const persons = (count: number) =>
  ({ kind: 'persons', recipeId: 1, persons: count }) satisfies ShoppingChange
const note = (name: string) => ({ kind: 'addNote', name }) satisfies ShoppingChange

/** A replay over a server that answers as the list of failures says, then always well. */
function start(failures: (number | 'ok')[] = []) {
  const outbox = createMemoryOutbox()
  const ending = new AbortController()
  const sent: ShoppingChange[] = []
  const told: string[] = []
  let version = 0
  const sync = startSync(
    {
      outbox,
      async send({ change }) {
        const failure = failures.shift()
        if (typeof failure === 'number') throw new ApiError(failure, 'no', undefined)
        sent.push(change)
        version += 1
        return version
      },
      read: async () => ({ version, lists: { 0: EMPTY_LIST, 1: EMPTY_LIST } }),
      onChange: () => undefined,
      onConnection: (connection) => told.push(connection),
      onRefused: ({ change }) => told.push(`refused ${change.kind}`),
    },
    ending.signal,
  )
  const add = async (...changes: ShoppingChange[]) => {
    await outbox.add(changes)
    sync.wake()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { add, sync, sent, told, outbox, end: () => ending.abort() }
}

test('SHP-18 STA-36 CON-28 several people counts within a second are one call, a second after the last', async () => {
  const { add, sent, end } = start()
  await add(persons(3))
  await vi.advanceTimersByTimeAsync(900)
  await add(persons(4))
  await vi.advanceTimersByTimeAsync(900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual([persons(4)])
  end()
})

test('SHP-20 after a count is saved the list of the server takes the place of the kept one', async () => {
  const { add, outbox, end } = start()
  await vi.advanceTimersByTimeAsync(0)
  expect((await outbox.snapshot())?.version).toBe(0)
  await add(persons(3))
  await vi.advanceTimersByTimeAsync(1000)
  expect((await outbox.snapshot())?.version).toBe(1)
  expect(await outbox.operations()).toEqual([])
  end()
})

test('closing the list saves the count at once', async () => {
  const { add, sync, sent, end } = start()
  await add(persons(3))
  sync.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([persons(3)])
  end()
})

test('a clock that was set back holds nothing up', async () => {
  const { add, sent, end } = start()
  await add(persons(3))
  vi.setSystemTime(Date.now() - 3_600_000)
  await add(note('tea'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([persons(3), note('tea')])
  end()
})

test('ten minutes of a broken server lose nothing, and the order stays', async () => {
  const { add, sent, told, outbox, end } = start(Array.from({ length: 15 }, () => 500))
  await add(note('one'), note('two'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(told[0]).toBe('failing')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent).toEqual([note('one'), note('two')])
  expect(told.at(-1)).toBe('online')
  expect(await outbox.operations()).toEqual([])
  end()
})

test('no time limit drops an edit: after a day without a connection it is sent', async () => {
  const { add, sent, told, end } = start(Array.from({ length: 2000 }, () => 0))
  await add(note('patience'))
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect([told[0], sent]).toEqual(['offline', []])
  await vi.advanceTimersByTimeAsync(2 * 24 * 3_600_000)
  expect(sent).toEqual([note('patience')])
  end()
})

test('what the server refuses is told and does not block the rest', async () => {
  const { add, sent, told, end } = start([400])
  await add(note('wrong'), note('right'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([note('right')])
  expect(told).toEqual(['refused addNote'])
  end()
})
