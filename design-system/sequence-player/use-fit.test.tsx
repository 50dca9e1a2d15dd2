// @vitest-environment happy-dom
import { useRef } from 'react'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFit } from '#design-system/sequence-player/use-fit.ts'

const observed = new Map<Element, () => void>()

/** Reports at the start, as browsers do, and when a test calls it. */
class Observer {
  readonly #report: () => void
  constructor(report: () => void) {
    this.#report = report
  }
  observe(element: Element) {
    observed.set(element, this.#report)
    this.#report()
  }
  disconnect() {
    observed.clear()
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A box of 100 px whose text is `height` tall at its full size, and one more frame when tight. */
function layOut(height: number, roomWhenTight = 0) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isTight = this.parentElement?.hasAttribute('data-tight')
    return 100 + (isTight ? roomWhenTight : 0)
  })
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return height * Number(this.style.getPropertyValue('--fit'))
  })
}

function Words() {
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useFit(box, frame)
  return (
    <div ref={frame} data-testid="frame">
      <div ref={box} data-testid="box">
        <p>Roast.</p>
      </div>
    </div>
  )
}

const size = () => screen.getByTestId('box').style.getPropertyValue('--fit')

test('a text takes the largest size that needs no scrolling', () => {
  layOut(130)
  render(<Words />)
  expect(size()).toBe('0.72')
  expect(screen.getByTestId('frame')).not.toHaveAttribute('data-tight')
  expect(screen.getByTestId('box')).not.toHaveAttribute('data-more')
})

test('a text that fits stays at its full size', () => {
  layOut(100)
  render(<Words />)
  expect(size()).toBe('1')
})

test('a text that fits at no size gets more room, and then does not scroll', () => {
  layOut(200, 40)
  render(<Words />)
  expect(size()).toBe('0.6')
  expect(screen.getByTestId('frame')).toHaveAttribute('data-tight')
  expect(screen.getByTestId('box')).not.toHaveAttribute('data-more')
})

test('a text for which there is no room says that it scrolls', () => {
  layOut(400, 40)
  render(<Words />)
  expect(screen.getByTestId('box')).toHaveAttribute('data-more')
})

test('a text is measured again when its size or that of its box changes, until it is gone', () => {
  layOut(400)
  const { unmount } = render(<Words />)
  const [box, text] = [screen.getByTestId('box'), screen.getByText('Roast.')]
  layOut(90)
  observed.get(text)?.()
  expect(size()).toBe('1')
  expect(screen.getByTestId('frame')).not.toHaveAttribute('data-tight')
  layOut(130)
  observed.get(box)?.()
  expect(size()).toBe('0.72')
  unmount()
  expect(observed.size).toBe(0)
})
