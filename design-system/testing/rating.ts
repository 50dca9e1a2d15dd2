import type { Locator } from '@playwright/test'
import type { Scope } from '#design-system/testing/scope.ts'

/** A `StarRating` in a test. */
export interface RatingInTest {
  /** The whole group. */
  root: Locator
  /** The radio of a number of stars, from 1. */
  star: (count: number) => Locator
  /** Chooses a number of stars, from 1, with the pointer. */
  choose: (count: number) => Promise<void>
}

/** Finds a `StarRating` by its label, in any language: stars are counted, not read. */
export function ratingIn(scope: Scope, label: string | RegExp): RatingInTest {
  const root = scope.getByRole('radiogroup', { name: label })
  const star = (count: number) => root.getByRole('radio').nth(count - 1)
  return { root, star, choose: (count) => star(count).click() }
}
