import type { Locator } from '@playwright/test'
import type { Scope } from '#design-system/testing/scope.ts'

/** A `SequencePlayer` in a test. */
export interface PlayerInTest {
  /** The whole player. `data-playback` says what it does: `paused`, `playing`, `pause-line`… */
  root: Locator
  /** The film. */
  film: Locator
  /** The line that says what comes next while the film waits. */
  pauseLine: Locator
  /** The button of a step in the list, from 1. */
  step: (number: number) => Locator
  /** The button of the step that is shown. */
  currentStep: Locator
  /** Goes to a step, from 1, with its button. */
  goToStep: (number: number) => Promise<void>
}

/** Finds the `SequencePlayer`, or the one of a `SequencePlayerDialog`, in any language. */
export function playerIn(scope: Scope): PlayerInTest {
  const root = scope.locator('[data-slot=sequence-player]')
  const steps = root.locator('[data-slot=step-strip] button')
  const step = (number: number) => steps.nth(number - 1)
  return {
    root,
    film: root.locator('video'),
    pauseLine: root.locator('[data-slot=pause-line]'),
    step,
    currentStep: steps.and(root.locator('[aria-current=step]')),
    goToStep: (number) => step(number).click(),
  }
}
