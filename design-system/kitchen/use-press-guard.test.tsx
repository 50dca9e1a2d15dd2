// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNSEEN_MS, usePressGuard } from './use-press-guard.ts'

const onPress = vi.fn()

/** A bell that has just appeared, with the button that stops it. */
function Bell() {
  const root = useRef<HTMLDivElement>(null)
  usePressGuard(root)
  return (
    <div ref={root}>
      <button type="button" onClick={onPress}>
        Stop
      </button>
    </div>
  )
}

const stop = () => screen.getByRole('button', { name: 'Stop' })

/** Whether the browser would press the button for a key that goes down. */
const goesDown = (key: string, repeat = false) => fireEvent.keyDown(stop(), { key, repeat })
const goesUp = (key: string) => fireEvent.keyUp(stop(), { key })

/** A press with a finger or a mouse. */
function tap(between = 0) {
  fireEvent.pointerDown(stop())
  vi.advanceTimersByTime(between)
  fireEvent.click(stop(), { detail: 1 })
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A frame is painted. */
const paint = () => vi.advanceTimersToNextFrame()

beforeEach(() => {
  vi.useFakeTimers()
  onPress.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a key or a finger in the first half second after the bell was painted does not stop it', () => {
  render(<Bell />)
  paint()
  vi.advanceTimersByTime(140)
  expect([goesDown(' '), goesUp(' '), goesDown('Enter')]).toEqual([false, false, false])
  tap()
  expect(onPress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(UNSEEN_MS)
  expect([goesDown(' '), goesUp(' '), goesDown('Enter')]).toEqual([true, true, true])
  tap()
  expect(onPress).toHaveBeenCalledOnce()
})

test('the half second counts from the first frame, however late that is', () => {
  render(<Bell />)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000)
  tap()
  expect(onPress).not.toHaveBeenCalled()
})

test('a page that comes back into view has to be seen again', () => {
  render(<Bell />)
  paint()
  vi.advanceTimersByTime(2 * UNSEEN_MS)
  show('hidden')
  show('visible')
  paint()
  tap()
  expect(onPress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(UNSEEN_MS)
  tap()
  expect(onPress).toHaveBeenCalledOnce()
})

test('a finger that came down before the bell was seen does not stop it when it goes up', () => {
  render(<Bell />)
  paint()
  vi.advanceTimersByTime(UNSEEN_MS - 10)
  tap(50)
  expect(onPress).not.toHaveBeenCalled()
})

test('a key that is held down, or that went down elsewhere, does not stop it', () => {
  render(<Bell />)
  paint()
  vi.advanceTimersByTime(2 * UNSEEN_MS)
  expect([goesUp(' '), goesDown('Enter', true), goesDown(' ', true)]).toEqual([false, false, false])
})

test('other keys stay what they are', () => {
  render(<Bell />)
  paint()
  expect([goesDown('Tab'), goesDown('q'), goesDown('ArrowDown')]).toEqual([true, true, true])
})

test('a press by a screen reader, which has no pointer and no key, stops a bell that was seen', () => {
  render(<Bell />)
  paint()
  vi.advanceTimersByTime(UNSEEN_MS)
  fireEvent.click(stop())
  expect(onPress).toHaveBeenCalledOnce()
})
