// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followEvents } from './events.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Listeners that are added and not removed again, from now on. */
function countListeners(target: EventTarget): () => number {
  const added = vi.spyOn(target, 'addEventListener')
  const removed = vi.spyOn(target, 'removeEventListener')
  return () => added.mock.calls.length - removed.mock.calls.length
}

test('an hour without a connection leaves one listener on the window and one on the signal', async () => {
  const ending = new AbortController()
  const counts = [countListeners(globalThis.window), countListeners(ending.signal)]
  followEvents({ signal: ending.signal, knownVersion: () => 0, onNews: () => undefined })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(counts.map((count) => count())).toEqual([1, 1])
  ending.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(counts.map((count) => count())).toEqual([0, 0])
})
