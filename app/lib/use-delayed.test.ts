// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COOKBOOK_TEXT_DEBOUNCE_MS, FILTER_DEBOUNCE_MS } from '#contract/limits.ts'
import { useDelayed } from './use-delayed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function field(delay: number) {
  const send = vi.fn<(value: string) => void>()
  const hook = renderHook(({ value }) => useDelayed(value, send, delay), {
    initialProps: { value: '' },
  })
  return {
    send,
    shown: () => hook.result.current[0],
    type: (value: string) => act(() => hook.result.current[1](value)),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    arrive: (value: string) => hook.rerender({ value }),
  }
}

test('CBL-01 CON-29 a text is sent once, 150 ms after the last key', () => {
  expect(COOKBOOK_TEXT_DEBOUNCE_MS).toBe(150)
  const { send, type, wait, shown } = field(COOKBOOK_TEXT_DEBOUNCE_MS)
  type('s')
  wait(149)
  type('so')
  expect(shown()).toBe('so')
  wait(149)
  expect(send).not.toHaveBeenCalled()
  wait(1)
  expect(send.mock.calls).toEqual([['so']])
})

test('CBL-08 CON-30 a choice is sent after 10 ms', () => {
  expect(FILTER_DEBOUNCE_MS).toBe(10)
  const { send, type, wait } = field(FILTER_DEBOUNCE_MS)
  type('name')
  wait(9)
  expect(send).not.toHaveBeenCalled()
  wait(1)
  expect(send.mock.calls).toEqual([['name']])
})

test('a value that returns as sent keeps the field, any other replaces it', () => {
  const { type, wait, arrive, shown } = field(150)
  type('so')
  wait(150)
  type('soup')
  arrive('so')
  expect(shown()).toBe('soup')
  arrive('')
  expect(shown()).toBe('')
})

test('a change that is undone before the delay ends is not sent', () => {
  const { type, wait, send } = field(150)
  type('s')
  type('')
  wait(150)
  expect(send).not.toHaveBeenCalled()
})
