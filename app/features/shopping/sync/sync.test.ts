import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/lib/api/api-error.ts'
import { CALL_LIMIT_MS } from '#app/lib/sync/limited-calls.ts'
import { startSync } from './sync.ts'
import { createMemoryOutbox } from './outbox.ts'
import { newOperation, type ShoppingChange } from '../model/operation.ts'
import { EMPTY_LIST } from '../model/shopping-list.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const persons = (count: number) =>
  ({ kind: 'persons', recipeId: 1, persons: count }) satisfies ShoppingChange
const item = (name: string) => ({ kind: 'addItem', key: name, name }) satisfies ShoppingChange

const BROKEN = new ApiError(500, 'Oops.', 'ServerError')
const NO_NETWORK = new ApiError(0, 'Failed to fetch')
const REFUSAL = new ApiError(400, 'No.', 'FieldInvalid')

/** A replay over a server that fails as the lists say, one entry per call, and then always succeeds. */
function start(failures: (ApiError | 'ok')[] = [], readFailures: Error[] = []) {
  const outbox = createMemoryOutbox()
  const ending = new AbortController()
  const sent: ShoppingChange[] = []
  const told: string[] = []
  /** Milliseconds at which a change was sent, from the first attempt on. */
  const attempts: number[] = []
  const counts = { reads: 0, changes: 0 }
  let version = 0
  const sync = startSync(
    {
      outbox,
      async send({ change }) {
        attempts.push(Date.now())
        const failure = failures.shift()
        if (failure !== undefined && failure !== 'ok') throw failure
        sent.push(change)
        version += 1
        return version
      },
      async fetchShown() {
        counts.reads += 1
        const failure = readFailures.shift()
        if (failure) throw failure
        return { version, lists: { 0: EMPTY_LIST, 1: EMPTY_LIST } }
      },
      onChange: () => (counts.changes += 1),
      onConnection: (connection) => told.push(connection),
      onRefused: ({ change }) => told.push(`refused ${change.kind}`),
    },
    ending.signal,
  )
  const add = async (...changes: ShoppingChange[]) => {
    await outbox.add(changes.map(newOperation))
    sync.check()
    await vi.advanceTimersByTimeAsync(0)
  }
  const listeners = () => getEventListeners(ending.signal, 'abort').length
  /** Milliseconds between one attempt to send and the next. */
  const waits = () => attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
  const end = () => ending.abort()
  return { add, sync, sent, told, outbox, counts, waits, listeners, end }
}

/** Waits are random within a quarter; here each has its nominal length. */
const withoutJitter = () => vi.spyOn(Math, 'random').mockReturnValue(0.5)

test('SHP-18 STA-36 CON-28 several changes of people within a second are one call, a second after the last', async () => {
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

test("SHP-20 after a count is saved the server's list replaces the cached one", async () => {
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

test('a clock that was set back delays no change', async () => {
  const { add, sent, end } = start()
  await add(persons(3))
  vi.setSystemTime(Date.now() - 3_600_000)
  await add(item('tea'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([persons(3), item('tea')])
  end()
})

test('ten minutes of server failures lose no change and keep the order', async () => {
  const { add, sent, told, outbox, end } = start(Array.from({ length: 30 }, () => BROKEN))
  await add(item('one'), item('two'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(told.at(-1)).toBe('failing')
  // The delays are random: thirty of them add up to about 25 minutes.
  await vi.advanceTimersByTimeAsync(1_800_000)
  expect(sent).toEqual([item('one'), item('two')])
  expect(told.at(-1)).toBe('online')
  expect(await outbox.operations()).toEqual([])
  end()
})

test('no time limit drops an edit: after a day without a connection it is sent', async () => {
  const { add, sent, told, end } = start(Array.from({ length: 2000 }, () => NO_NETWORK))
  await add(item('patience'))
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect([told.at(-1), sent]).toEqual(['offline', []])
  await vi.advanceTimersByTimeAsync(2 * 24 * 3_600_000)
  expect(sent).toEqual([item('patience')])
  end()
})

test('a refused change is reported and does not block the rest', async () => {
  const { add, sent, told, end } = start([REFUSAL])
  await add(item('wrong'), item('right'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([item('right')])
  expect(told).toEqual(['online', 'refused addItem'])
  end()
})

test('a change rejected by a full list is reported and not sent again', async () => {
  const full = new ApiError(409, 'Your shopping list holds up to 500 notes.', 'LimitReached')
  const { add, sent, told, outbox, end } = start([full, full])
  await add(item('one too many'), item('two too many'), persons(3))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent).toEqual([persons(3)])
  expect(told).toEqual(['online', 'refused addItem', 'refused addItem'])
  expect(await outbox.operations()).toEqual([])
  end()
})

test('only the API can refuse a change: responses of a captive portal are retried', async () => {
  const portal = [302, 403, 404, 405].map((status) => new ApiError(status, 'Accept our terms'))
  const { add, sent, told, outbox, end } = start(portal)
  await add(item('tea'))
  expect([told, sent]).toEqual([['online', 'failing'], []])
  expect(await outbox.operations()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([item('tea')])
  end()
})

test('an expired session is not reported as a failure, and pending changes stay', async () => {
  const { add, told, outbox, end } = start([new ApiError(401, 'Log in.', 'Unauthorized')])
  await add(item('tea'))
  expect(told).toEqual(['online'])
  expect(await outbox.operations()).toHaveLength(1)
  end()
})

test('an outdated page reports so, and its changes stay pending', async () => {
  const outdated = new ApiError(426, 'There is a new version.', 'AppOutdated')
  const { add, sent, told, outbox, end } = start(Array.from({ length: 1000 }, () => outdated))
  await add(item('tea'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([told.at(-1), sent]).toEqual(['outdated', []])
  expect(await outbox.operations()).toHaveLength(1)
  end()
})

test('a replay that runs for long keeps one listener', async () => {
  const { add, listeners, end } = start(Array.from({ length: 20 }, () => NO_NETWORK))
  await add(item('one'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  await add(item('two'), item('three'))
  expect(listeners()).toBe(1)
  end()
})

test('a cook without a connection: retries come after 1, 2, 4 … and at most 60 seconds', async () => {
  withoutJitter()
  const { add, waits, end } = start(Array.from({ length: 8 }, () => NO_NETWORK))
  await add(item('tea'))
  await vi.advanceTimersByTimeAsync(300_000)
  expect(waits()).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  end()
})

test.each([
  [0, 750],
  [1, 1250],
])(
  'the first retry comes within a quarter of a second around one second (%d: %d ms)',
  async (random, wait) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { add, waits, end } = start([NO_NETWORK])
    await add(item('tea'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(waits()).toEqual([wait])
    end()
  },
)

test('after a success the next failure is retried after one second again', async () => {
  withoutJitter()
  const { add, waits, told, end } = start([BROKEN, BROKEN, 'ok', BROKEN])
  await add(item('one'), item('two'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waits()).toEqual([1000, 2000, 0, 1000])
  expect(told).toEqual(['online', 'failing', 'failing', 'online', 'failing', 'online'])
  end()
})

test.each([401, 408, 425, 426, 429, 500, 503])(
  'a change that the API answers with %d is sent again',
  async (status) => {
    const { add, sent, told, end } = start([new ApiError(status, 'Later.', 'Unavailable')])
    await add(item('tea'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([item('tea')])
    expect(told).not.toContain('refused addItem')
    end()
  },
)

test('a cook removes a recipe after changing its people: only the removal is sent', async () => {
  const { add, sent, outbox, end } = start()
  const removal = { kind: 'removeRecipe', recipeId: 1 } as const
  await add(persons(3), removal)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([removal])
  expect(await outbox.operations()).toEqual([])
  end()
})

test('a cook changes the people of two recipes and ticks: everything is sent', async () => {
  const { add, sent, end } = start()
  const changes = [
    persons(3),
    { kind: 'persons', recipeId: 2, persons: 3 },
    { kind: 'removeRecipe', recipeId: 3 },
    { kind: 'check', ingredientId: 1, isChecked: true },
  ] satisfies ShoppingChange[]
  await add(...changes)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual(changes)
  end()
})

test('the list is read at the start, after changes and on request, and not otherwise', async () => {
  const { add, sync, counts, end } = start()
  await vi.advanceTimersByTimeAsync(0)
  expect(counts).toEqual({ reads: 1, changes: 1 })
  await add(item('one'), item('two'))
  expect(counts).toEqual({ reads: 2, changes: 4 })
  sync.check()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(counts.reads).toBe(2)
  sync.check({ isStale: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(counts.reads).toBe(2)
  sync.check({ isStale: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(counts.reads).toBe(3)
  end()
})

test('a list that fails to load is read again, whatever the failure', async () => {
  withoutJitter()
  const { told, outbox, counts, end } = start(
    [],
    [new TypeError('undefined is not a list'), BROKEN],
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['failing'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(told).toEqual(['failing', 'failing', 'online'])
  expect(counts).toEqual({ reads: 3, changes: 1 })
  expect((await outbox.snapshot())?.version).toBe(0)
  end()
})

test('after closing the list once, later counts are saved a second after the last again', async () => {
  const { add, sync, sent, end } = start()
  await add(persons(3))
  sync.flush()
  await vi.advanceTimersByTimeAsync(0)
  await add(persons(4))
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([persons(3)])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([persons(3), persons(4)])
  end()
})

test('a member who signs out: nothing more is sent, read or reported', async () => {
  const { add, sync, sent, told, counts, end } = start([BROKEN])
  await add(item('tea'))
  expect(told).toEqual(['online', 'failing'])
  end()
  sync.check({ isStale: true })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([told, sent, counts.reads]).toEqual([['online', 'failing'], [], 1])
})

test('a call that fails because the member signed out is not reported', async () => {
  const told: string[] = []
  const ending = new AbortController()
  const fetchShown = vi.fn(async () => {
    ending.abort()
    throw new ApiError(0, 'Aborted')
  })
  startSync(
    {
      outbox: createMemoryOutbox(),
      send: async () => 1,
      fetchShown,
      onChange: () => undefined,
      onConnection: (connection) => told.push(connection),
      onRefused: () => undefined,
    },
    ending.signal,
  )
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(fetchShown).toHaveBeenCalledOnce()
  expect(told).toEqual([])
})

/** A server that accepts calls and answers none before `answer`. */
function startSilent() {
  const outbox = createMemoryOutbox()
  const ending = new AbortController()
  const told: string[] = []
  const calls: AbortSignal[] = []
  const state = { isSilent: true }
  const call = async <Data>(data: Data, signal: AbortSignal) => {
    calls.push(signal)
    return state.isSilent ? await new Promise<Data>(() => undefined) : data
  }
  const sync = startSync(
    {
      outbox,
      send: (_operation, signal) => call(1, signal),
      fetchShown: (signal) => call({ version: 1, lists: { 0: EMPTY_LIST, 1: EMPTY_LIST } }, signal),
      onChange: () => undefined,
      onConnection: (connection) => told.push(connection),
      onRefused: () => undefined,
    },
    ending.signal,
  )
  const end = () => ending.abort()
  return { outbox, sync, told, calls, state, end }
}

test('a read that is never answered ends after its time, and the cook learns it', async () => {
  withoutJitter()
  const { told, calls, state, outbox, end } = startSilent()
  await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS)
  expect([told, calls.map(({ aborted }) => aborted)]).toEqual([['failing'], [true]])
  state.isSilent = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['failing', 'online'])
  expect((await outbox.snapshot())?.version).toBe(1)
  end()
})

test('another network gives up the pending call and sends at once, without a word', async () => {
  const { outbox, sync, told, calls, state, end } = startSilent()
  await outbox.add([newOperation(item('tea'))])
  sync.retry()
  await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS / 2)
  state.isSilent = false
  sync.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['online'])
  expect(calls.at(-1)?.aborted).toBe(false)
  expect(await outbox.operations()).toEqual([])
  end()
})

test('signing out ends the pending call', async () => {
  const { told, calls, end } = startSilent()
  await vi.advanceTimersByTimeAsync(0)
  end()
  await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS)
  expect([told, calls.map(({ aborted }) => aborted)]).toEqual([[], [true]])
})

test('a pause that the server asks for is kept, called a pause, and nothing is lost in it', async () => {
  const full = new ApiError(429, 'Too fast.', 'TooManyRequests', 40_000)
  const { add, sync, sent, told, waits, counts } = start(['ok', full, full])
  await vi.advanceTimersByTimeAsync(0)
  await add(item('a'), item('b'), item('c'))
  expect(sent).toEqual([item('a')])
  expect(told.at(-1)).toBe('paused')
  // Meanwhile others' changes are read, and neither news nor a press tries again.
  const reads = counts.reads
  sync.check({ isStale: true })
  await vi.advanceTimersByTimeAsync(10_000)
  sync.retry()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(counts.reads).toBeGreaterThan(reads)
  expect([waits().length, told.at(-1)]).toEqual([1, 'paused'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(waits().length).toBe(2)
  await vi.advanceTimersByTimeAsync(41_000)
  expect(sent).toEqual([item('a'), item('b'), item('c')])
  expect(told.at(-1)).toBe('online')
})
