import type { Page } from '@playwright/test'
import { playerIn, ratingIn, sliderIn } from 'simmer/design-system/testing'

/** What a journey of the application would do: it is compiled, not run. */
export async function journey(page: Page): Promise<number> {
  await ratingIn(page, 'Your rating').choose(4)
  await playerIn(page.getByRole('dialog')).goToStep(3)
  // @ts-expect-error A step is a number.
  await playerIn(page).goToStep('3')
  await sliderIn(page, 'Time').moveTo(45)
  return sliderIn(page, /Time/).value()
}
