// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'

/** A lock as browsers hand it out. */
class Lock extends EventTarget {
  isReleased = false
  async release() {
    this.isReleased = true
    this.dispatchEvent(new Event('release'))
  }
}

const locks: Lock[] = []
const request = vi.fn(async (_type: 'screen') => {
  locks.push(new Lock())
  return locks.at(-1)
})

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Lets a request be answered. */
const settle = () => act(async () => undefined)

beforeEach(() => {
  Object.assign(navigator, { wakeLock: { request } })
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(async () => {
  await settle()
  vi.useRealTimers()
  vi.restoreAllMocks()
  request.mockClear()
  locks.length = 0
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('the screen stays awake while it is wanted, and no longer', async () => {
  const { result, rerender, unmount } = renderHook(({ wanted }) => useWakeLock(wanted), {
    initialProps: { wanted: false },
  })
  expect(request).not.toHaveBeenCalled()
  rerender({ wanted: true })
  await settle()
  expect(request.mock.calls).toEqual([['screen']])
  expect(result.current).toBe('on')
  rerender({ wanted: false })
  await settle()
  expect(result.current).toBe('off')
  show('visible')
  expect(request).toHaveBeenCalledOnce()
  unmount()
})

test('two components share one lock, which lasts as long as one of them wants it', async () => {
  const film = renderHook(() => useWakeLock(true))
  const kitchen = renderHook(() => useWakeLock(true))
  await settle()
  expect(request).toHaveBeenCalledOnce()
  film.unmount()
  await settle()
  expect(kitchen.result.current).toBe('on')
  kitchen.unmount()
  expect(locks[0]?.isReleased).toBe(true)
})

test('a page that was hidden takes the wake lock again when it is visible', async () => {
  const { result, unmount } = renderHook(() => useWakeLock(true))
  await settle()
  show('hidden')
  await act(() => locks[0]?.release())
  expect(result.current).toBe('off')
  show('visible')
  await settle()
  expect(result.current).toBe('on')
  expect(request).toHaveBeenCalledTimes(2)
  unmount()
})

test('a lock that is lost while the page is visible is taken again', async () => {
  const { result, unmount } = renderHook(() => useWakeLock(true))
  await settle()
  vi.advanceTimersByTime(5000)
  await act(() => locks[0]?.release())
  await settle()
  expect(result.current).toBe('on')
  expect(request).toHaveBeenCalledTimes(2)
  await act(() => locks[1]?.release())
  await settle()
  expect(request).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('fullscreenchange'))
  await settle()
  expect(result.current).toBe('on')
  unmount()
})

test('a browser that refuses the wake lock says so and causes no error', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  const { result, unmount } = renderHook(() => useWakeLock(true))
  await settle()
  expect(result.current).toBe('off')
  unmount()
})

test('a lock that comes too late is given back', async () => {
  const { unmount } = renderHook(() => useWakeLock(true))
  unmount()
  await settle()
  expect(locks[0]?.isReleased).toBe(true)
})

test('a browser without wake locks is unsupported and causes no error', () => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  const { result } = renderHook(() => useWakeLock(true))
  expect(result.current).toBe('unsupported')
})
