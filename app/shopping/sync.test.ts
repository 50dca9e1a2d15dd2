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

const BROKEN = new ApiError(500, 'Oops.', 'ServerError')
const NO_NETWORK = new ApiError(0, 'Failed to fetch')
const REFUSAL = new ApiError(400, 'No.', 'FieldInvalid')

/** A replay over a server that answers as the list of failures says, then always well. */
function start(failures: (ApiError | 'ok')[] = []) {
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
        if (failure !== undefined && failure !== 'ok') throw failure
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
  const { add, sent, told, outbox, end } = start(Array.from({ length: 30 }, () => BROKEN))
  await add(note('one'), note('two'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(told.at(-1)).toBe('failing')
  // The waits are drawn by lot: thirty of them end some 25 minutes after the first failure.
  await vi.advanceTimersByTimeAsync(1_800_000)
  expect(sent).toEqual([note('one'), note('two')])
  expect(told.at(-1)).toBe('online')
  expect(await outbox.operations()).toEqual([])
  end()
})

test('no time limit drops an edit: after a day without a connection it is sent', async () => {
  const { add, sent, told, end } = start(Array.from({ length: 2000 }, () => NO_NETWORK))
  await add(note('patience'))
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect([told.at(-1), sent]).toEqual(['offline', []])
  await vi.advanceTimersByTimeAsync(2 * 24 * 3_600_000)
  expect(sent).toEqual([note('patience')])
  end()
})

test('what the server refuses is told and does not block the rest', async () => {
  const { add, sent, told, end } = start([REFUSAL])
  await add(note('wrong'), note('right'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([note('right')])
  expect(told).toEqual(['online', 'refused addNote'])
  end()
})

test('what does not fit on a full list is told and not sent again', async () => {
  const full = new ApiError(409, 'Your shopping list holds up to 500 notes.', 'LimitReached')
  const { add, sent, told, outbox, end } = start([full, full])
  await add(note('one too many'), note('two too many'), persons(3))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent).toEqual([persons(3)])
  expect(told).toEqual(['online', 'refused addNote', 'refused addNote'])
  expect(await outbox.operations()).toEqual([])
  end()
})

test('only the API refuses: what stands in its place in the network of a shop is asked again', async () => {
  const portal = [302, 403, 404, 405].map((status) => new ApiError(status, 'Accept our terms'))
  const { add, sent, told, outbox, end } = start(portal)
  await add(note('tea'))
  expect([told, sent]).toEqual([['online', 'failing'], []])
  expect(await outbox.operations()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([note('tea')])
  end()
})

test('a session that has ended is no failure of the list, and what waits stays', async () => {
  const { add, told, outbox, end } = start([new ApiError(401, 'Log in.', 'Unauthorized')])
  await add(note('tea'))
  expect(told).toEqual(['online'])
  expect(await outbox.operations()).toHaveLength(1)
  end()
})

test('a page that is older than the server says so, and sends nothing that could be misunderstood', async () => {
  const outdated = new ApiError(426, 'There is a new version.', 'AppOutdated')
  const { add, sent, told, outbox, end } = start(Array.from({ length: 1000 }, () => outdated))
  await add(note('tea'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([told.at(-1), sent]).toEqual(['outdated', []])
  expect(await outbox.operations()).toHaveLength(1)
  end()
})
