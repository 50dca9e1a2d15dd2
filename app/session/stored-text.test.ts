// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStoredText } from './stored-text.ts'

test('a text is remembered and every reader follows it', () => {
  const stored = createStoredText('test.follow')
  const first = renderHook(() => stored.use())
  const second = renderHook(() => stored.use())
  expect(first.result.current).toBeNull()
  act(() => stored.write('on'))
  expect([first.result.current, second.result.current]).toEqual(['on', 'on'])
  expect(localStorage.getItem('test.follow')).toBe('on')
  expect(renderHook(() => createStoredText('test.follow').use()).result.current).toBe('on')
})

test('another tab is heard', () => {
  const stored = createStoredText('test.tabs')
  const { result } = renderHook(() => stored.use())
  localStorage.setItem('test.tabs', 'off')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'test.tabs' })))
  expect(result.current).toBe('off')
})

test('a removed text is gone, here and in storage, and without a reader too', () => {
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
