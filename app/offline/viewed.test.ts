// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetViewed, noteViewed, useViewed } from './viewed.ts'

beforeEach(() => forgetViewed())

const viewed = () => renderHook(() => useViewed()).result.current

test('the recipes that were looked at last come first, each once', () => {
  for (const id of [1, 2, 3, 1]) noteViewed(id)
  expect(viewed()).toEqual([1, 3, 2])
})

test('twenty of them are remembered', () => {
  for (let id = 1; id <= 25; id++) noteViewed(id)
  expect(viewed()).toHaveLength(20)
  expect(viewed().at(-1)).toBe(6)
})

test('forgotten, there is none', () => {
  noteViewed(1)
  forgetViewed()
  expect(viewed()).toEqual([])
})
