import type { Minute, PlannedStep } from '../dinner.ts'
import { type Change, changeOf } from './change.ts'
import { type Evening, stateOf, withStep } from './evening.ts'
import { heldUntil } from './fixed.ts'
import { placedAgain, tableOf } from './place-again.ts'
import { asOf } from './press.ts'

/** What moves if a step is skipped: it needs no hands any more, its timers end, and its oven is free. */
export function skipStep(evening: Evening, dish: number, step: number, now: Minute): Change {
  const before = asOf(evening, now)
  const skipped = without(before, (one) => one.dish === dish && one.step === step, now)
  // Minutes that were lost come back; those that were gained stay.
  const wanted = before.dishes.map(({ eatenAt }, index) => Math.min(eatenAt, before.chosen[index]!))
  return changeOf(before, placedAgain(skipped, now, wanted), now)
}

/** What moves if a dish is left out: the others move up. */
export function leaveOut(evening: Evening, dish: number, now: Minute): Change {
  const before = asOf(evening, now)
  const rest = without(before, (one) => one.dish === dish, now)
  const left = { ...rest, leftOut: [...before.leftOut, dish] }
  const others = left.dishes.filter((_, index) => !left.leftOut.includes(index))
  const ahead = others.filter(({ eatenAt }) => eatenAt >= now).map(({ eatenAt }) => eatenAt)
  const up = ahead.length > 0 ? Math.min(...ahead) - now : 0
  const wanted = tableOf(left).map((time) => (time >= now ? time - up : time))
  return changeOf(before, placedAgain(left, now, wanted), now)
}

/**
 * What moves if a cook goes home: others do what was theirs, and the rest of what was in their hands. What a bell asks
 * for is done when it rings.
 * @throws RangeError when nobody else is there
 */
export function cookLeaves(evening: Evening, cook: number, now: Minute): Change {
  const before = asOf(evening, now)
  const away = before.away.with(cook, Infinity)
  if (away.every((until) => until === Infinity)) throw new RangeError('The last cook stays')
  let handed: Evening = { ...before, away }
  let from = now
  for (const held of heldUntil(before, cook, now)) {
    handed = handedOn(handed, held, { now, minutes: Math.max(1, held.handsEnd - from) })
    from = held.handsEnd
  }
  return changeOf(before, placedAgain(handed, now, tableOf(before)), now)
}

/** An evening in which the rest of what was in somebody's hands is still to be done. */
function handedOn(
  evening: Evening,
  held: PlannedStep,
  { now, minutes }: { now: Minute; minutes: Minute },
): Evening {
  const { dish, step } = held
  const { steps } = evening.dishes[dish]!
  const rest = { ...steps[step]!, hands: minutes }
  const changed = { ...evening.dishes[dish]!, steps: steps.with(step, rest) }
  const handsEnd = now + minutes
  const open = { ...held, start: now, handsEnd, waitEnd: handsEnd + rest.wait }
  return withStep({ ...evening, dishes: evening.dishes.with(dish, changed) }, open, 'open')
}

/** An evening without steps: those that have begun end now. */
function without(evening: Evening, isOut: (one: PlannedStep) => boolean, now: Minute): Evening {
  let changed = evening
  for (const one of evening.steps.filter(isOut)) {
    const { handsEnd, waitEnd } = one
    const ended = { ...one, handsEnd: Math.min(handsEnd, now), waitEnd: Math.min(waitEnd, now) }
    changed =
      stateOf(changed, one) === 'open'
        ? withStep(changed, one, 'out')
        : withStep(changed, ended, 'past')
  }
  return { ...changed, steps: changed.steps.filter((one) => stateOf(changed, one) !== 'out') }
}
