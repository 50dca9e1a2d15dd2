import { MINUTES_OF_UNIT } from '#contract/recipes/words.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'

/** Counts of a recipe are shown once this many cooks have begun it. */
export const STUCK_COOKS_MIN = 10

/** A long wait takes more than this many times the time of its step, and this many minutes more. */
const LONG_TIMES = 2
const LONG_MORE_MINUTES = 5

/** Minutes that a step takes, at the longest; undefined where the recipe does not say. */
export function statedMinutes({
  Hands,
  Times = [],
  TimerMinutes,
}: Pick<HowToStep, 'Hands' | 'Times' | 'TimerMinutes'>): number | undefined {
  const stated = Times.filter(({ Passive }) => Hands === undefined || Passive)
  const minutes = stated.reduce(
    (sum, { Min, Max = Min, Unit }) => sum + Max * MINUTES_OF_UNIT[Unit],
    Hands ?? 0,
  )
  return minutes > 0 ? minutes : (TimerMinutes ?? undefined)
}

/**
 * Whether a cook was at a step much longer than it takes.
 *
 * @param step minutes that the step takes
 */
export function isLongWait(minutes: number, step: number | undefined): boolean {
  return step !== undefined && minutes > step * LONG_TIMES && minutes > step + LONG_MORE_MINUTES
}
