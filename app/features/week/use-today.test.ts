// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from './use-today.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 58) }))
afterEach(() => void vi.useRealTimers())

test('WEK-70 a card that is left open over night goes on with the new day', () => {
  const { result } = renderHook(() => useToday(undefined))
  expect(result.current).toBe('2026-11-28')
  act(() => void vi.advanceTimersByTime(3 * 60_000))
  expect(result.current).toBe('2026-11-29')
})

test('WEK-70 a card that was asleep has the day on which it is looked at again', () => {
  const { result } = renderHook(() => useToday(undefined))
  vi.setSystemTime(new Date(2026, 10, 30, 8, 0))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('2026-11-30')
})
