// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTab } from './use-tab.ts'

test('a cook who comes back finds the tab that they chose last', () => {
  const { result, unmount } = renderHook(useTab)
  expect(result.current[0]).toBe('departments')
  act(() => result.current[1]('recipes'))
  unmount()
  expect(renderHook(useTab).result.current[0]).toBe('recipes')
})
