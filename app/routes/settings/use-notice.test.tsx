// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FEEDBACK_TEXT_MS, PROFILE_ERROR_MS, TOAST_MS } from '#contract/limits.ts'
import { useNotice, type Notice } from './use-notice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const news = (tone: Notice['tone'], lasts?: number): Notice => ({
  tone,
  say: () => 'News',
  ...(lasts !== undefined && { lasts }),
})

test.for([
  ['SET-17 success stays 4.5 s', 'success', TOAST_MS, 4500],
  ['SET-21 STA-31 CON-32 what is wrong with a profile stays 4 s', 'danger', PROFILE_ERROR_MS, 4000],
  ['STA-33 CON-33 the text after a feedback stays 3 s', 'success', FEEDBACK_TEXT_MS, 3000],
] as const)('%s', ([, tone, lasts, expected]) => {
  const { result } = renderHook(() => useNotice())
  act(() => result.current.show(news(tone, lasts)))
  act(() => void vi.advanceTimersByTime(expected - 1))
  expect(result.current.notice?.tone).toBe(tone)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.notice).toBeUndefined()
})

test('news that do not go by themselves stay until the form is sent again', () => {
  const { result } = renderHook(() => useNotice())
  act(() => result.current.show(news('danger')))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current.notice).toBeDefined()
  act(() => result.current.clear())
  expect(result.current.notice).toBeUndefined()
})

test('later news have their whole time', () => {
  const { result } = renderHook(() => useNotice())
  act(() => result.current.show(news('success', TOAST_MS)))
  act(() => void vi.advanceTimersByTime(4000))
  act(() => result.current.show(news('danger', PROFILE_ERROR_MS)))
  act(() => void vi.advanceTimersByTime(3999))
  expect(result.current.notice?.tone).toBe('danger')
})
