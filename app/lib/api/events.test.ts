// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HEARTBEAT_S, type EventName } from '#contract/events.ts'
import { followEvents } from './events.ts'

let ending = new AbortController()
beforeEach(() => {
  ending = new AbortController()
  vi.useFakeTimers()
})
afterEach(async () => {
  ending.abort()
  await vi.advanceTimersByTimeAsync(0)
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

/** The server's end of every stream that is opened. */
function stubStreams() {
  const streams: {
    say: (event: EventName, version: number) => Promise<void>
    beat: () => void
    isOpen: boolean
  }[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const bytes = new TransformStream<Uint8Array, Uint8Array>()
    const writer = bytes.writable.getWriter()
    const stream = {
      isOpen: true,
      beat: () => void writer.write(new TextEncoder().encode(':\n\n')),
      async say(event: EventName, version: number) {
        void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${version}\n\n`))
        await vi.advanceTimersByTimeAsync(0)
      },
    }
    streams.push(stream)
    signal.addEventListener('abort', () => {
      stream.isOpen = false
      void writer.abort(signal.reason).catch(() => undefined)
    })
    return Promise.resolve(new Response(bytes.readable))
  })
  return streams
}

/** Follows one kind of event; `known` is the version on this device. */
function follow(name: EventName, known = 0) {
  const own = new AbortController()
  const news = vi.fn()
  const state = { known, news, leave: () => own.abort() }
  ending.signal.addEventListener('abort', state.leave)
  followEvents({ name, signal: own.signal, knownVersion: () => state.known, onNews: news })
  return state
}

test('an hour without a connection leaves one listener on the window and one on the signal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const own = new AbortController()
  const counts = [countListeners(globalThis.window), countListeners(own.signal)]
  const options = { signal: own.signal, knownVersion: () => 0, onNews: () => undefined }
  followEvents({ name: 'version', ...options })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(counts.map((count) => count())).toEqual([1, 1])
  own.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(counts[0]?.()).toBe(0)
})

test('the list and the kitchen share a stream, and each hears of its own news only', async () => {
  const streams = stubStreams()
  const list = follow('version')
  const kitchen = follow('kitchen', 4)
  await vi.advanceTimersByTimeAsync(0)
  expect(streams).toHaveLength(1)
  await streams[0]?.say('version', 7)
  await streams[0]?.say('kitchen', 4)
  expect([list.news, kitchen.news].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await streams[0]?.say('kitchen', 5)
  expect([list.news, kitchen.news].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a listener added later is called at once if a newer version is known', async () => {
  const streams = stubStreams()
  follow('version')
  await vi.advanceTimersByTimeAsync(0)
  await streams[0]?.say('kitchen', 5)
  expect(follow('kitchen', 5).news).not.toHaveBeenCalled()
  expect(follow('kitchen', 4).news).toHaveBeenCalledOnce()
})

test('the stream ends with its last follower, and the next one opens another', async () => {
  const streams = stubStreams()
  const list = follow('version')
  const kitchen = follow('kitchen')
  await vi.advanceTimersByTimeAsync(0)
  list.leave()
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([true])
  kitchen.leave()
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false])
  follow('version')
  await vi.advanceTimersByTimeAsync(0)
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true])
})

test('a stream lives on heartbeats; after two that are missing it is dropped and opened again', async () => {
  const streams = stubStreams()
  const onLost = vi.fn()
  const { signal } = ending
  followEvents({
    name: 'version',
    signal,
    knownVersion: () => 0,
    onNews: () => undefined,
    onLost,
  })
  await vi.advanceTimersByTimeAsync(0)
  for (let beats = 0; beats < 10; beats++) {
    streams[0]?.beat()
    await vi.advanceTimersByTimeAsync(HEARTBEAT_S * 1000)
  }
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([true])
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_S * 1000)
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true])
  expect(onLost).toHaveBeenCalledOnce()
})

test('a stream that is never answered is given up; another network opens another at once', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  follow('version')
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_S * 1000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
})
