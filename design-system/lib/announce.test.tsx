// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  announce,
  ANNOUNCEMENT_LIFETIME_MS,
  REGION_WARM_UP_MS,
} from '#design-system/lib/announce.ts'
import { en } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'

function mount() {
  render(
    <DesignSystemProvider language="en" messages={en}>
      <p>Page</p>
    </DesignSystemProvider>,
  )
  const [polite, assertive] = screen.getAllByRole('log')
  return { polite, assertive }
}

beforeEach(() => {
  vi.useFakeTimers()
  // Test files share a process: an earlier one may have left texts in the queue.
  mount()
  act(() => void vi.advanceTimersByTime(REGION_WARM_UP_MS))
  cleanup()
})
afterEach(() => vi.useRealTimers())

test('texts announced before the regions are mounted are announced in order afterwards', () => {
  announce('First')
  announce('Second')
  const { polite } = mount()
  expect(polite).toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(REGION_WARM_UP_MS))
  expect([...(polite?.children ?? [])].map((line) => line.textContent)).toEqual(['First', 'Second'])
})

test('errors go to the assertive region, and every text is removed after a while', () => {
  const { polite, assertive } = mount()
  act(() => void vi.advanceTimersByTime(REGION_WARM_UP_MS))
  announce('Not saved', 'assertive')
  announce('')
  expect(assertive).toHaveTextContent('Not saved')
  expect(polite).toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(ANNOUNCEMENT_LIFETIME_MS))
  expect(assertive).toBeEmptyDOMElement()
})
