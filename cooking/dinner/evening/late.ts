import type { Minute } from '../dinner.ts'
import { type Change, changeOf } from './change.ts'
import { type Evening, longerBy, stateOf, withStep } from './evening.ts'
import { heldUntil } from './fixed.ts'
import { placedAgain, tableOf } from './place-again.ts'
import { asOf } from './press.ts'

/** Cold waits that are no longer may be left out. */
const SHORT_MINUTES = 10

/** A wait that is left out, so that the table is earlier. */
export interface Shorter {
  readonly dish: number
  readonly step: number
  /** Minutes that are not waited. */
  readonly minutes: Minute
  readonly change: Change
}

/** What being late does. */
export interface Late extends Change {
  /** Minutes of those that were to spare. */
  readonly spared: Minute
  /** What makes up for most of the rest, if a wait may be left out. */
  readonly shorter: Shorter | undefined
}

/**
 * What moves if a cook is late: what is in their hands takes so many minutes more, or they are away for so long. Bells
 * stay, minutes to spare go first, and what is left moves the table.
 */
export function lateBy(evening: Evening, cook: number, minutes: Minute, now: Minute): Late {
  const before = asOf(evening, now)
  const late = held(before, cook, minutes, now)
  const change = changeOf(before, placedAgain(late, now, tableOf(before)), now)
  const spared = Math.max(0, minutes - (change.table - change.tableBefore))
  return { ...change, spared, shorter: shorterOf(before, late, change, now) }
}

function held(evening: Evening, cook: number, minutes: Minute, now: Minute): Evening {
  const own = heldUntil(evening, cook, now)
  if (own.length === 0) return { ...evening, away: evening.away.with(cook, now + minutes) }
  return own.reduce((changed, one) => withStep(changed, longerBy(one, minutes), 'hands'), evening)
}

/** The one wait that makes the table earliest if it is left out. */
function shorterOf(
  before: Evening,
  late: Evening,
  { table }: Change,
  now: Minute,
): Shorter | undefined {
  let best: Shorter | undefined
  for (const { dish, step, waitEnd } of late.steps) {
    const { wait, oven, usesRing } = late.dishes[dish]!.steps[step]!
    const isOver = stateOf(late, { dish, step }) === 'past' && waitEnd <= now
    if (oven || usesRing || wait === 0 || wait > SHORT_MINUTES || isOver) continue
    const shortened = placedAgain(withoutWait(late, dish, step, now), now, tableOf(before))
    const change = changeOf(before, shortened, now)
    if (change.table < (best?.change.table ?? table)) best = { dish, step, minutes: wait, change }
  }
  return best
}

/** An evening in which food of a step does not wait, or no longer. */
function withoutWait(evening: Evening, dish: number, step: number, now: Minute): Evening {
  const one = evening.steps.find((each) => each.dish === dish && each.step === step)!
  const state = stateOf(evening, one)
  const waitEnd = state === 'past' ? Math.max(now, one.handsEnd) : one.handsEnd
  const { steps } = evening.dishes[dish]!
  const changed = {
    ...evening.dishes[dish]!,
    steps: steps.with(step, { ...steps[step]!, wait: 0 }),
  }
  const dishes = evening.dishes.with(dish, changed)
  return withStep({ ...evening, dishes }, { ...one, waitEnd }, state)
}
