import type { Locator, Page } from '@playwright/test'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { expect } from './test.ts'

/** The heart of a recipe; the first one on its page. */
export const heartOf = (page: Page, { Name }: Recipe) =>
  page.getByRole('button', { name: `Favourite: ${Name}` }).first()

/** Expects a heart to have a state, and no pending change. */
export async function expectHeart(heart: Locator, isPressed: boolean): Promise<void> {
  await expect(heart).toHaveAttribute('aria-pressed', String(isPressed))
  await expect(heart).not.toHaveAttribute('aria-busy')
}
