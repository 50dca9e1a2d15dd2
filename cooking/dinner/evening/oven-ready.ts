import type { Minute, PlannedStep } from '../dinner.ts'
import { changingMinutes } from '../oven.ts'
import { followsAtOnce } from '../units.ts'
import { type Evening, stateOf } from './evening.ts'
import { COLD, offUntil, ovenStretch } from './rest.ts'

/** When food of a step may go into its oven at the earliest: once the oven is free, and has its heat. */
export function ovenReady(evening: Evening, one: PlannedStep, now: Minute): Minute {
  const { steps } = evening.dishes[one.dish]!
  const { oven: use } = steps[one.step]!
  if (!use || one.oven === undefined) return -Infinity
  const begun = evening.steps.filter(
    (other) => other.oven === one.oven && stateOf(evening, other) === 'past',
  )
  if (begun.length === 0) return offUntil(evening, one.oven, now) + changingMinutes(COLD, use)
  const before = evening.steps.filter(({ dish, step }) => dish === one.dish && step < one.step)
  const last = before.toSorted((a, b) => b.step - a.step)[0]
  if (last && followsAtOnce(steps[last.step]!, steps[one.step]!)) return -Infinity
  return Math.max(
    ...begun.map((other) => {
      const taken = ovenStretch(evening, other)
      const changing = changingMinutes(taken.use, use)
      return changing === 0 ? -Infinity : taken.to + changing
    }),
  )
}
