import type { Page } from '@playwright/test'

/** A point on the screen, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One finger on the screen, with the touch events that the browser receives. */
export async function finger(page: Page) {
  const glass = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints })
  let current: Point = { x: 0, y: 0 }
  return {
    async down(place: Point) {
      current = place
      await send('touchStart', [place])
    },
    /** Moves in small steps, as a dragging finger. */
    async move(to: Point) {
      const { x, y } = current
      for (let step = 1; step <= 10; step++) {
        const part = step / 10
        await send('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }])
      }
      current = to
    },
    up: () => send('touchEnd', []),
  }
}
