// @vitest-environment happy-dom
import { useRef } from 'react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFullscreen } from '#design-system/sequence-player/use-fullscreen.ts'

const exit = vi.fn(async () => undefined)
const request = vi.fn(async () => undefined)

/** What this browser offers, and which element fills the screen now. */
const browser = { enabled: true, element: null as Element | null }

function Player({ fillsWindow = false }) {
  const root = useRef<HTMLDivElement>(null)
  const { supported, active, covers, toggle } = useFullscreen(root, fillsWindow)
  return (
    <div ref={root} data-testid="player">
      <button onClick={toggle}>{JSON.stringify({ supported, active, covers })}</button>
    </div>
  )
}

const shown = () => JSON.parse(screen.getByRole('button').textContent ?? '') as object
const press = () => act(() => screen.getByRole('button').click())
const fill = (element: Element | null) =>
  act(() => {
    browser.element = element
    document.dispatchEvent(new Event('fullscreenchange'))
  })

beforeEach(() => {
  Object.assign(browser, { enabled: true, element: null })
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, get: () => browser.enabled },
    fullscreenElement: { configurable: true, get: () => browser.element },
    exitFullscreen: { configurable: true, value: exit },
  })
  Object.assign(HTMLElement.prototype, { requestFullscreen: request })
})
afterEach(() => {
  vi.clearAllMocks()
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) {
    Reflect.deleteProperty(document, name)
  }
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen')
})

test('VID-12 VID-16 a cook fills the screen with the player and leaves it again', () => {
  render(<Player />)
  expect(shown()).toEqual({ supported: true, active: false, covers: false })
  press()
  expect(request.mock.contexts).toEqual([screen.getByTestId('player')])
  fill(screen.getByTestId('player'))
  expect(shown()).toMatchObject({ active: true })
  press()
  expect(exit).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledOnce()
  fill(null)
  expect(shown()).toMatchObject({ active: false })
})

test('another element that fills the screen is not the player', () => {
  render(<Player />)
  fill(document.body)
  expect(shown()).toMatchObject({ active: false })
})

test('on an iPhone the player with its steps covers the window, and leaves it again', () => {
  browser.enabled = false
  render(<Player />)
  expect(shown()).toEqual({ supported: true, active: false, covers: false })
  press()
  expect(shown()).toEqual({ supported: true, active: true, covers: true })
  press()
  expect(shown()).toEqual({ supported: true, active: false, covers: false })
  expect(request).not.toHaveBeenCalled()
})

test('a player that fills the window offers no full screen where the browser has none', () => {
  browser.enabled = false
  render(<Player fillsWindow />)
  expect(shown()).toMatchObject({ supported: false })
  press()
  expect(shown()).toMatchObject({ active: false })
})

test('a player that is gone follows full screen no more', () => {
  const { unmount } = render(<Player />)
  const remove = vi.spyOn(document, 'fullscreenElement', 'get')
  unmount()
  document.dispatchEvent(new Event('fullscreenchange'))
  expect(remove).not.toHaveBeenCalled()
})
