import type { Page } from '@playwright/test'

/** A place on the screen, in CSS pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** One finger on the screen, event by event as the browser gets it from the glass. */
export async function finger(page: Page) {
  const glass = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints })
  let here: Place = { x: 0, y: 0 }
  return {
    async down(place: Place) {
      here = place
      await send('touchStart', [place])
    },
    /** In small steps, as a finger that drags. */
    async move(to: Place) {
      const { x, y } = here
      for (let step = 1; step <= 10; step++) {
        const part = step / 10
        await send('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }])
      }
      here = to
    },
    up: () => send('touchEnd', []),
  }
}
