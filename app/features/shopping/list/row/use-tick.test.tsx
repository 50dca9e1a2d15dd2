// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { useTick } from './use-tick.ts'

const row = (State: 0 | 1) => ({ State }) as ListRow

test('who ticks a row and at once unticks it sees it unticked, whatever the list shows meanwhile', async () => {
  const done: (() => void)[] = []
  const moveTo = async () => await new Promise<void>((resolve) => done.push(resolve))
  const { result, rerender } = renderHook((shown: ListRow) => useTick(shown, 'Milk', { moveTo }), {
    initialProps: row(0),
  })
  act(() => result.current.onCheckedChange(true))
  act(() => result.current.onCheckedChange(false))
  rerender(row(1))
  await act(async () => done[0]?.())
  expect(result.current.checked).toBe(false)
  rerender(row(0))
  await act(async () => done[1]?.())
  expect(result.current.checked).toBe(false)
})
