import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startRetryLoop, type RetryLoopParts } from './retry-loop.ts'

let ending: AbortController
beforeEach(() => {
  ending = new AbortController()
  vi.useFakeTimers()
  // Delays without jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  ending.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

/** A loop whose turns end as the list says, and then wait for news; an error is thrown. */
async function start(ends: (number | Error)[] = [], parts: Partial<RetryLoopParts> = {}) {
  /** Milliseconds from the start to each turn. */
  const turns: number[] = []
  const from = Date.now()
  const loop = startRetryLoop(
    {
      async turn() {
        turns.push(Date.now() - from)
        const end = ends.shift() ?? Infinity
        if (end instanceof Error) throw end
        return await Promise.resolve(end)
      },
      onFailure: () => undefined,
      delayEnds: 'news',
      ...parts,
    },
    ending.signal,
  )
  await pass()
  return { loop, turns }
}

const failures = (count: number) => Array.from({ length: count }, () => new Error('no luck'))

test('turns follow one another at once, after their time, or at news', async () => {
  const { loop, turns } = await start([0, 500])
  expect(turns).toEqual([0, 0])
  await pass(500)
  await pass(3_600_000)
  expect(turns).toEqual([0, 0, 500])
  loop.wake()
  await pass()
  expect(turns).toHaveLength(4)
})

test('news ends a wait early, and news of a turn leaves out the wait after it', async () => {
  const { loop, turns } = await start([500], {})
  await pass(100)
  loop.wake()
  await pass()
  expect(turns).toEqual([0, 100])
  const { promise, resolve } = Promise.withResolvers<number>()
  const slow = vi.fn(() => promise)
  const other = startRetryLoop({ turn: slow, onFailure: () => 0, delayEnds: 'news' }, ending.signal)
  await pass()
  other.wake()
  resolve(Infinity)
  await pass(10)
  expect(slow).toHaveBeenCalledTimes(2)
})

test('delays double up to a minute, and an answer makes them short again', async () => {
  const { loop, turns } = await start(failures(9))
  await pass(180_000)
  const waits = turns.slice(1).map((at, index) => at - (turns[index] ?? 0))
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60].map((s) => s * 1000))
  loop.reached()
  await pass(60_000)
  expect(turns.slice(-2)).toEqual([183_000, 184_000])
})

test('delays are random within a quarter', async () => {
  vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(1)
  const { turns } = await start(failures(2))
  await pass(10_000)
  expect(turns).toEqual([0, 750, 750 + 2500])
})

test('a failure may say how long to wait; one that waits for nothing does not count', async () => {
  const asked = [0, 0, 5000, undefined]
  const { turns } = await start(failures(4), { onFailure: () => asked.shift() })
  await pass(20_000)
  expect(turns).toEqual([0, 0, 0, 5000, 7000])
})

/** At which time a second turn begins after news during the failed turn, later news, and `online`. */
async function secondTurns(delayEnds: RetryLoopParts['delayEnds']) {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  onTestFinished(() => void vi.unstubAllGlobals())
  const times: number[] = []
  for (const when of ['during', 'later', 'online']) {
    const failed = Promise.withResolvers<number>()
    const from = Date.now()
    const turns: number[] = []
    const turn = async () => {
      turns.push(Date.now() - from)
      return await (turns.length === 1 ? failed.promise : Promise.resolve(Infinity))
    }
    const parts = { turn, onFailure: () => undefined, delayEnds }
    const loop = startRetryLoop(parts, ending.signal)
    if (when === 'during') loop.wake()
    failed.reject(new Error('no luck'))
    await pass(100)
    if (when === 'later') loop.wake()
    if (when === 'online') browser.dispatchEvent(new Event('online'))
    await pass(1000)
    times.push(turns[1] ?? NaN)
  }
  return times
}

test('a delay ends early at news, at later news, or when the connection returns', async () => {
  expect(await secondTurns('news')).toEqual([0, 100, 1000])
  expect(await secondTurns('laterNews')).toEqual([1000, 100, 1000])
  expect(await secondTurns('online')).toEqual([1000, 1000, 100])
})

test('several news within the time to gather are one turn', async () => {
  const { loop, turns } = await start([], { gatherMs: 50 })
  await pass(50)
  loop.wake()
  await pass(20)
  loop.wake()
  await pass(1000)
  expect(turns).toEqual([50, 100])
})

test.for(['turn', 'wait', 'delay', 'gather'])(
  'aborting during a %s ends the loop',
  async (when) => {
    const { promise, reject } = Promise.withResolvers<number>()
    promise.catch(() => undefined)
    const onFailure = vi.fn(() => undefined)
    const turn = vi.fn(() => {
      if (when === 'turn') return promise
      return when === 'delay' ? Promise.reject(new Error('no luck')) : Promise.resolve(Infinity)
    })
    const gather = when === 'gather' && { gatherMs: 50 }
    const loop = startRetryLoop({ turn, onFailure, delayEnds: 'news', ...gather }, ending.signal)
    await pass()
    ending.abort()
    reject(new Error('aborted'))
    loop.wake()
    await pass(3_600_000)
    expect(turn).toHaveBeenCalledTimes(when === 'gather' ? 0 : 1)
    expect(onFailure).toHaveBeenCalledTimes(when === 'delay' ? 1 : 0)
  },
)

test('an hour of failures leaves one listener', async () => {
  await start(failures(1000))
  await pass(3_600_000)
  expect(getEventListeners(ending.signal, 'abort')).toHaveLength(1)
})
