// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FEEDBACK_TEXT_MS, PROFILE_ERROR_MS, TOAST_MS } from '#contract/limits.ts'
import { useNotice, type Notice } from './use-notice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const notice = (tone: Notice['tone'], duration?: number): Notice => ({
  tone,
  text: () => 'News',
  ...(duration !== undefined && { duration }),
})

/** Expects a notice until one millisecond before `duration`, and none after that. */
function expectToLast(tone: Notice['tone'], duration: number): void {
  const { result } = renderHook(() => useNotice())
  act(() => result.current.show(notice(tone, duration)))
  act(() => void vi.advanceTimersByTime(duration - 1))
  expect(result.current.notice?.tone).toBe(tone)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.notice).toBeUndefined()
}

test('SET-17 STA-30 a member sees a success notice for 4.5 s', () => {
  expect(TOAST_MS).toBe(4500)
  expectToLast('success', TOAST_MS)
})

test('SET-21 STA-31 CON-32 a member sees a profile error for 4 s', () => {
  expect(PROFILE_ERROR_MS).toBe(4000)
  expectToLast('danger', PROFILE_ERROR_MS)
})

test('STA-33 CON-33 a member sees the text after a feedback for 3 s', () => {
  expect(FEEDBACK_TEXT_MS).toBe(3000)
  expectToLast('success', FEEDBACK_TEXT_MS)
})

test('a notice without a time limit stays until the form is sent again', () => {
  const { result } = renderHook(() => useNotice())
  act(() => result.current.show(notice('danger')))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current.notice).toBeDefined()
  act(() => result.current.clear())
  expect(result.current.notice).toBeUndefined()
})

test('a later notice stays for its full time', () => {
  const { result } = renderHook(() => useNotice())
  act(() => result.current.show(notice('success', TOAST_MS)))
  act(() => void vi.advanceTimersByTime(4000))
  act(() => result.current.show(notice('danger', PROFILE_ERROR_MS)))
  act(() => void vi.advanceTimersByTime(3999))
  expect(result.current.notice?.tone).toBe('danger')
})
