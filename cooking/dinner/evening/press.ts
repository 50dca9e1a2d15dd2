import type { Minute, PlannedStep } from '../dinner.ts'
import { type Evening, longerBy, stateOf, withStep } from './evening.ts'
import { heldUntil } from './fixed.ts'
import { placedAgain, tableOf } from './place-again.ts'
import { ovenReady } from './oven-ready.ts'

/** An evening as it is now: what should have begun by itself has, and what is late moves. */
export function asOf(evening: Evening, now: Minute): Evening {
  return placedAgain(settled(evening, now), now, tableOf(evening))
}

/** An evening in which a cook has finished what was in their hands: it waits now, if it waits. */
export function finishHands(evening: Evening, cook: number, now: Minute): Evening {
  return asOf(handedOver(evening, cook, now), now)
}

/**
 * An evening in which a cook begins the next step of a dish, whatever the plan says; what was in their hands is
 * finished. Waits of the dish that it ends end.
 */
export function beginStep(evening: Evening, cook: number, dish: number, now: Minute): Evening {
  const free = handedOver(evening, cook, now)
  const next = nextOf(free, dish)
  if (!next) return asOf(free, now)
  return asOf(begun(free, { ...next, cook }, now), now)
}

/** The next step of a dish that has not begun. */
function nextOf(evening: Evening, dish: number): PlannedStep | undefined {
  return evening.steps
    .filter((one) => one.dish === dish && stateOf(evening, one) === 'open')
    .toSorted((a, b) => a.step - b.step)[0]
}

/**
 * An evening in which a cook does what a bell of a dish asks for: its next step. What was in their hands waits, and
 * goes on once that is finished.
 */
export function answerBell(evening: Evening, cook: number, dish: number, now: Minute): Evening {
  const next = nextOf(evening, dish)
  if (!next) return asOf(evening, now)
  const { hands } = evening.dishes[dish]!.steps[next.step]!
  const changed = heldUntil(evening, cook, now).reduce(
    (before, one) => withStep(before, longerBy(one, hands), 'hands'),
    evening,
  )
  return asOf(begun(changed, { ...next, cook }, now), now)
}

function handedOver(evening: Evening, cook: number, now: Minute): Evening {
  const [present, ...waitingForIt] = heldUntil(evening, cook, now)
  if (!present) return evening
  const handsEnd = Math.max(present.start, now)
  let changed = waiting(evening, { ...present, handsEnd }, now)
  for (const one of waitingForIt)
    changed = withStep(changed, longerBy(one, handsEnd - present.handsEnd), 'hands')
  return settled(changed, now)
}

/** Puts a step past its hands, and what it makes into its oven as soon as that is ready. */
function waiting(evening: Evening, one: PlannedStep, now: Minute): Evening {
  const { wait } = evening.dishes[one.dish]!.steps[one.step]!
  const from = Math.max(one.handsEnd, ovenReady(evening, one, now))
  return withStep(evening, { ...one, waitEnd: from + wait }, 'past')
}

function begun(evening: Evening, next: PlannedStep, now: Minute): Evening {
  const { hands, wait, isMeanwhile } = evening.dishes[next.dish]!.steps[next.step]!
  let changed = evening
  const before = evening.steps.filter((one) => one.dish === next.dish && one.step < next.step)
  for (const one of isMeanwhile ? [] : before)
    if (one.waitEnd > now)
      changed = withStep(
        changed,
        { ...one, waitEnd: Math.max(one.handsEnd, now) },
        stateOf(changed, one),
      )
  const times = { ...next, start: now, handsEnd: now + hands, waitEnd: now + hands + wait }
  return hands > 0 ? withStep(changed, times, 'hands') : waiting(changed, times, now)
}

/** An evening in which what needs no hands has begun when it was due. */
function settled(evening: Evening, now: Minute): Evening {
  let changed = evening
  for (let dish = 0; dish < evening.dishes.length; dish += 1) {
    const { steps } = evening.dishes[dish]!
    for (;;) {
      const next = nextOf(changed, dish)
      if (!next || steps[next.step]!.hands > 0) break
      const before = changed.steps.filter((one) => one.dish === dish && one.step < next.step)
      const ready = before.map((one) =>
        stateOf(changed, one) === 'hands'
          ? Infinity
          : steps[next.step]!.isMeanwhile
            ? one.handsEnd
            : one.waitEnd,
      )
      const at = Math.max(next.start, ...ready)
      if (at > now) break
      changed = begun(changed, next, at)
    }
  }
  return changed
}
