import type { Minute } from '../dinner.ts'
import { type Evening, stateOf } from './evening.ts'

/** Share of its minutes by which a step is off before it is asked about, and minutes at least. */
const OFF_SHARE = 1 / 3
const OFF_MIN = 2

/** A step that took another time than it was planned with. */
export interface Took {
  readonly dish: number
  readonly step: number
  readonly planned: Minute
  readonly minutes: Minute
}

/**
 * Steps of an evening whose hands took more or less by over a third. What a cook did in between, because a bell
 * rang, is not counted.
 */
export function tookOtherwise(evening: Evening): Took[] {
  const done = evening.steps.filter((one) => stateOf(evening, one) === 'past')
  return done.flatMap((one) => {
    const { dish, step, cook, start, handsEnd } = one
    const planned = evening.dishes[dish]!.steps[step]!.hands
    const between = done.filter(
      (other) =>
        other !== one && other.cook === cook && other.start >= start && other.handsEnd <= handsEnd,
    )
    const other = between.reduce((sum, each) => sum + each.handsEnd - each.start, 0)
    const minutes = handsEnd - start - other
    const off = Math.abs(minutes - planned)
    // Whoever presses on within the minute has done it before, or not here.
    return minutes > 0 && off >= OFF_MIN && off > planned * OFF_SHARE
      ? [{ dish, step, planned, minutes }]
      : []
  })
}
