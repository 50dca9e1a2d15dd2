// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAttempts } from './use-attempts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that waits on this device. Each attempt to send it is in progress until `end`. */
function setUp(isWaiting = true) {
  const ends: (() => void)[] = []
  const attempt = vi.fn(async () => {
    await new Promise<void>((resolve) => void ends.push(resolve))
  })
  const hook = renderHook((waits: boolean) => useAttempts(waits, attempt), {
    initialProps: isWaiting,
  })
  return {
    attempt,
    show: (waits: boolean) => hook.rerender(waits),
    leave: () => hook.unmount(),
    goOnline: () => dispatchEvent(new Event('online')),
    pass: async (ms: number) => await vi.advanceTimersByTimeAsync(ms),
    end: async () => {
      ends.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('what waits is sent at once, after 20 seconds, and when the connection is back', async () => {
  const { attempt, show, pass, end, goOnline } = setUp(false)
  expect(attempt).not.toHaveBeenCalled()
  show(true)
  expect(attempt).toHaveBeenCalledTimes(1)
  await end()
  await pass(19_999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(attempt).toHaveBeenCalledTimes(2)
  await end()
  goOnline()
  expect(attempt).toHaveBeenCalledTimes(3)
})

test('a connection that is back while an attempt without it is in progress is used at once', async () => {
  const { attempt, end, goOnline } = setUp()
  goOnline()
  goOnline()
  expect(attempt).toHaveBeenCalledTimes(1)
  await end()
  expect(attempt).toHaveBeenCalledTimes(2)
  await end()
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('nothing is attempted when nothing waits any more, or the page is left', async () => {
  const { attempt, show, leave, pass, end, goOnline } = setUp()
  goOnline()
  show(false)
  await end()
  await pass(60_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  show(true)
  leave()
  await end()
  goOnline()
  await pass(60_000)
  expect(attempt).toHaveBeenCalledTimes(2)
})
