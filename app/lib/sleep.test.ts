import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sleep } from './sleep.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A wait of a second, or until the signal aborts. */
function start(ms?: number) {
  const ending = new AbortController()
  const ended = vi.fn()
  void sleep(ms, [ending.signal, 'abort']).then(ended)
  return { ending, ended, listeners: () => getEventListeners(ending.signal, 'abort').length }
}

test('a wait ends after its time, and leaves no listener', async () => {
  const { ended, listeners } = start(1000)
  await vi.advanceTimersByTimeAsync(999)
  expect([ended.mock.calls.length, listeners()]).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([ended.mock.calls.length, listeners()]).toEqual([1, 0])
})

test.for([1000, undefined])(
  'a wait of %s ms ends at its event, and leaves no timer',
  async (ms) => {
    const { ending, ended, listeners } = start(ms)
    await vi.advanceTimersByTimeAsync(500)
    ending.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect([ended.mock.calls.length, listeners(), vi.getTimerCount()]).toEqual([1, 0, 0])
  },
)
