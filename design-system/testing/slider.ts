import type { Locator } from '@playwright/test'
import type { Scope } from '#design-system/testing/scope.ts'

/** A `RangeSlider` in a test. */
export interface SliderInTest {
  /** The thumb, which has the role, the name and the value. */
  thumb: Locator
  /** The current value. */
  value: () => Promise<number>
  /**
   * Moves to a value with the arrow keys, as a keyboard user does.
   *
   * @throws when no step of the slider has that value
   */
  moveTo: (value: number) => Promise<void>
}

/** Finds a `RangeSlider` by its label. */
export function sliderIn(scope: Scope, label: string | RegExp): SliderInTest {
  const thumb = scope.getByRole('slider', { name: label })
  const value = async () => Number(await thumb.getAttribute('aria-valuenow'))
  const moveTo = async (wanted: number) => {
    let current = await value()
    while (current !== wanted) {
      const isBelow = current < wanted
      await thumb.press(isBelow ? 'ArrowUp' : 'ArrowDown')
      const next = await value()
      const isPast = isBelow ? next > wanted : next < wanted
      if (next === current || isPast) throw new Error(`The slider has no step at ${wanted}.`)
      current = next
    }
  }
  return { thumb, value, moveTo }
}
