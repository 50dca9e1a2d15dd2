// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetViewed, noteViewed, useViewed } from './viewed.ts'

beforeEach(() => forgetViewed())

const viewed = () => renderHook(() => useViewed()).result.current

test('the latest viewed recipes are first, each once', () => {
  for (const id of [1, 2, 3, 1]) noteViewed(id)
  expect(viewed()).toEqual([1, 3, 2])
})

test('twenty viewed recipes are stored', () => {
  for (let id = 1; id <= 25; id++) noteViewed(id)
  expect(viewed()).toHaveLength(20)
  expect(viewed().at(-1)).toBe(6)
})

test('after clearing there are no viewed recipes', () => {
  noteViewed(1)
  forgetViewed()
  expect(viewed()).toEqual([])
})
