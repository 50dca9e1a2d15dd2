// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createStoredText } from './stored-text.ts'
import { createWaitingList, type WaitingItem } from './waiting-list.ts'

interface Item extends WaitingItem {
  text: string
}

afterEach(() => void vi.unstubAllGlobals())

const item = (key: string, member = 'ada', text = key): Item => ({ key, member, text })

test('a member sees what waits of their own, the oldest first', () => {
  const list = createWaitingList<Item>(createStoredText('test.waiting.own'))
  const { result } = renderHook(() => list.use('ada'))
  act(() => {
    list.add(item('first'))
    list.add(item('theirs', 'ben'))
    list.add(item('second'))
  })
  expect(result.current.map(({ key }) => key)).toEqual(['first', 'second'])
  expect(list.read().map(({ key }) => key)).toEqual(['first', 'theirs', 'second'])
})

test('an item that is added again replaces the one before; one that is removed is gone', () => {
  const stored = createStoredText('test.waiting.again')
  const list = createWaitingList<Item>(stored)
  list.add(item('same', 'ada', 'old'))
  list.add(item('same', 'ada', 'new'))
  expect(list.read()).toEqual([item('same', 'ada', 'new')])
  list.remove('same')
  expect(list.read()).toEqual([])
  expect(stored.read()).toBeNull()
})

test('an item that cannot be stored is not added, nor kept as it was, and the others stay', () => {
  const list = createWaitingList<Item>(createStoredText('test.waiting.full'))
  list.add(item('before'))
  const { localStorage } = globalThis
  const setItem = (key: string, text: string) => {
    if (text.includes('too much')) throw new DOMException('full', 'QuotaExceededError')
    localStorage.setItem(key, text)
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem,
  })
  expect(list.add(item('too much'))).toBe(false)
  expect(list.read()).toEqual([item('before')])
  expect(list.add(item('before', 'ada', 'too much'))).toBe(false)
  expect(list.read()).toEqual([])
})

test.each(['', 'null', '{"key":"a"}', '[{'])('stored as %j, nothing waits', (text) => {
  localStorage.setItem('test.waiting.broken', text)
  expect(createWaitingList(createStoredText('test.waiting.broken')).read()).toEqual([])
})
