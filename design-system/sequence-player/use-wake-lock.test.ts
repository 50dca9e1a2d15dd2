// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWakeLock } from '#design-system/sequence-player/use-wake-lock.ts'

const release = vi.fn(async () => undefined)
const request = vi.fn(async (_type: 'screen') => ({ release }))
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => Object.assign(navigator, { wakeLock: { request } }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('the screen stays awake while it is wanted, and no longer', async () => {
  const { rerender } = renderHook(({ wanted }) => useWakeLock(wanted), {
    initialProps: { wanted: false },
  })
  expect(request).not.toHaveBeenCalled()
  rerender({ wanted: true })
  expect(request.mock.calls).toEqual([['screen']])
  rerender({ wanted: false })
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
  show('visible')
  expect(request).toHaveBeenCalledOnce()
})

test('a page that was hidden takes the wake lock again when it is visible', () => {
  renderHook(() => useWakeLock(true))
  show('hidden')
  expect(request).toHaveBeenCalledOnce()
  show('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a browser that refuses the wake lock causes no error', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  const { unmount } = renderHook(() => useWakeLock(true))
  unmount()
  await Promise.resolve()
  expect(release).not.toHaveBeenCalled()
})

test('a browser without wake locks causes no error', () => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  expect(() => renderHook(() => useWakeLock(true))).not.toThrow()
})
