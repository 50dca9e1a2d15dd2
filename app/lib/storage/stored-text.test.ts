// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStoredText } from './stored-text.ts'

test('writing a text stores it and notifies every subscriber', () => {
  const stored = createStoredText('test.follow')
  const first = renderHook(() => stored.use())
  const second = renderHook(() => stored.use())
  expect(first.result.current).toBeNull()
  act(() => stored.write('on'))
  expect([first.result.current, second.result.current]).toEqual(['on', 'on'])
  expect(localStorage.getItem('test.follow')).toBe('on')
  expect(renderHook(() => createStoredText('test.follow').use()).result.current).toBe('on')
})

test('a change in another tab notifies the subscribers', () => {
  const stored = createStoredText('test.tabs')
  const { result } = renderHook(() => stored.use())
  localStorage.setItem('test.tabs', 'off')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'test.tabs' })))
  expect(result.current).toBe('off')
})

test('a removed text is gone from memory and storage, even without a subscriber', () => {
  const stored = createStoredText('test.removed')
  stored.write('on')
  const seen: (string | null)[] = []
  const stop = stored.subscribe(() => seen.push(stored.read()))
  stored.write(null)
  stop()
  stored.write('again')
  expect(seen).toEqual([null])
  localStorage.removeItem('test.removed')
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(stored.read()).toBeNull()
})
