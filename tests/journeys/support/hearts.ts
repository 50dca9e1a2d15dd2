import type { Locator, Page } from '@playwright/test'
import type { Recipe } from '#contract/recipe.ts'
import { expect } from './test.ts'

/** The heart of a recipe, on its page the first. */
export const heartOf = (page: Page, { Name }: Recipe) =>
  page.getByRole('button', { name: `Favourite: ${Name}` }).first()

/** Waits until a heart says so, and nothing is on its way. */
export async function expectHeart(heart: Locator, isPressed: boolean): Promise<void> {
  await expect(heart).toHaveAttribute('aria-pressed', String(isPressed))
  await expect(heart).not.toHaveAttribute('aria-busy')
}
