// @vitest-environment happy-dom
import { useRef } from 'react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STRIP_LINGER_MS, useStrip } from '#design-system/sequence-player/use-strip.ts'

const rescueFocus = vi.fn()

function Film({ playing }: { playing: boolean }) {
  const strip = useRef<HTMLDivElement>(null)
  const visible = useStrip(strip, playing, rescueFocus)
  return (
    <div ref={strip} data-testid="strip" data-visible={visible}>
      <button type="button">1 of 6</button>
    </div>
  )
}

const strip = () => screen.getByTestId('strip')
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

/** Fakes `matches` of the strip for a selector such as `:hover`. */
function held({ by }: { by: ':hover' | ':focus-visible' | null }) {
  vi.spyOn(strip(), 'matches').mockImplementation((selector) => selector === by)
  vi.spyOn(strip(), 'querySelector').mockImplementation((selector) =>
    selector === by ? screen.getByRole('button') : null,
  )
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  rescueFocus.mockReset()
})

test('VID-26 CON-35 the strip shows while paused and for 500 ms after play', () => {
  const { rerender } = render(<Film playing={false} />)
  wait(60_000)
  expect(strip()).toHaveAttribute('data-visible', 'true')
  rerender(<Film playing />)
  held({ by: null })
  expect(STRIP_LINGER_MS).toBe(500)
  wait(499)
  expect(strip()).toHaveAttribute('data-visible', 'true')
  wait(1)
  expect(strip()).toHaveAttribute('data-visible', 'false')
  rerender(<Film playing={false} />)
  expect(strip()).toHaveAttribute('data-visible', 'true')
})

test.each([':hover', ':focus-visible'] as const)('the strip stays while it matches %s', (by) => {
  render(<Film playing />)
  held({ by })
  wait(5000)
  expect(strip()).toHaveAttribute('data-visible', 'true')
  held({ by: null })
  act(() => {
    strip().dispatchEvent(new Event('pointerleave'))
  })
  wait(500)
  expect(strip()).toHaveAttribute('data-visible', 'false')
})

test('the focus is moved out of the strip before it hides', () => {
  render(<Film playing />)
  held({ by: null })
  screen.getByRole('button').focus()
  wait(500)
  expect(rescueFocus).toHaveBeenCalledOnce()
  expect(strip()).toHaveAttribute('data-visible', 'false')
})
