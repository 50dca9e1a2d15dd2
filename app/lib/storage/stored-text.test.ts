// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createStoredText } from './stored-text.ts'

afterEach(() => void vi.unstubAllGlobals())

test('writing a text stores it and notifies every subscriber', () => {
  const stored = createStoredText('test.follow')
  const first = renderHook(() => stored.use())
  const second = renderHook(() => stored.use())
  expect(first.result.current).toBeNull()
  act(() => void stored.write('on'))
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

/** Returns from the back/forward cache. */
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

test('a page that returns from the back/forward cache hears of a changed text only', () => {
  const stored = createStoredText('test.returned')
  stored.write('mine')
  const seen: (string | null)[] = []
  const stop = stored.subscribe(() => seen.push(stored.read()))
  comeBack()
  expect(seen).toEqual([])
  localStorage.setItem('test.returned', 'theirs')
  comeBack()
  expect(seen).toEqual(['theirs'])
  stop()
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

test('what another tab has just written is known before its event', () => {
  const stored = createStoredText('test.latest')
  stored.write('mine')
  localStorage.setItem('test.latest', 'theirs')
  expect(stored.read()).toBe('mine')
  expect(stored.latest()).toBe('theirs')
  expect(stored.read()).toBe('theirs')
})

test('a text that cannot be stored lasts as long as the page, and the caller learns it', () => {
  const stored = createStoredText('test.full')
  expect(stored.write('before')).toBe(true)
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(stored.write('after')).toBe(false)
  expect(stored.read()).toBe('after')
})
