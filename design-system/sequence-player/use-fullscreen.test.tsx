// @vitest-environment happy-dom
import { useRef } from 'react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFullscreen } from '#design-system/sequence-player/use-fullscreen.ts'

const exit = vi.fn(async () => undefined)
const request = vi.fn(async () => undefined)
const enterOnPhone = vi.fn()

/** What this browser offers, and which element fills the screen now. */
const browser = { enabled: true, element: null as Element | null }

function Player() {
  const root = useRef<HTMLDivElement>(null)
  const { supported, active, native, toggle } = useFullscreen(root)
  return (
    <div ref={root} data-testid="player">
      <video data-testid="film" muted />
      <button onClick={toggle}>{JSON.stringify({ supported, active, native })}</button>
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
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen')
})

test('VID-12 VID-16 a cook fills the screen with the player and leaves it again', () => {
  render(<Player />)
  expect(shown()).toEqual({ supported: true, active: false, native: false })
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

test('on an iPhone the video alone fills the screen', () => {
  browser.enabled = false
  Object.assign(HTMLVideoElement.prototype, { webkitEnterFullscreen: enterOnPhone })
  render(<Player />)
  expect(shown()).toMatchObject({ supported: true })
  press()
  expect(enterOnPhone.mock.contexts).toEqual([screen.getByTestId('film')])
  act(() => void screen.getByTestId('film').dispatchEvent(new Event('webkitbeginfullscreen')))
  expect(shown()).toMatchObject({ native: true })
  act(() => void screen.getByTestId('film').dispatchEvent(new Event('webkitendfullscreen')))
  expect(shown()).toMatchObject({ native: false })
})

test('a browser without full screen says so, and a press does nothing', () => {
  browser.enabled = false
  render(<Player />)
  expect(shown()).toMatchObject({ supported: false })
  expect(press).not.toThrow()
  expect(request).not.toHaveBeenCalled()
})

test('a player that is gone follows full screen no more', () => {
  const { unmount } = render(<Player />)
  const remove = vi.spyOn(document, 'fullscreenElement', 'get')
  unmount()
  document.dispatchEvent(new Event('fullscreenchange'))
  expect(remove).not.toHaveBeenCalled()
})
