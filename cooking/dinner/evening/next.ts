import type { Minute, PlannedStep } from '../dinner.ts'
import { type Evening, inHands, stateOf } from './evening.ts'

/** What a cook does next, of whichever dish: what is in their hands is not counted. */
export function nextFor(evening: Evening, cook: number): PlannedStep | undefined {
  return evening.steps.find(
    (one) => one.cook === cook && stateOf(evening, one) === 'open' && one.handsEnd > one.start,
  )
}

/**
 * Until when a cook's hands are free.
 * @returns undefined when they are not; Infinity when nothing is left for them
 */
export function freeUntil(evening: Evening, cook: number, now: Minute): Minute | undefined {
  if (inHands(evening, cook)) return undefined
  const start = nextFor(evening, cook)?.start ?? Infinity
  return start > now ? start : undefined
}

/** Whether what is in a cook's hands can wait while a bell is answered: nothing of it is on the heat. */
export function canWait({ dishes }: Evening, { dish, step }: PlannedStep): boolean {
  return !dishes[dish]!.steps[step]!.usesRing
}

/** What a dish does that is not in a cook's hands. */
export interface OtherDish {
  readonly dish: number
  /** `cook`: in the hands of another; `stands`: until it goes on; `ready`: until it is eaten. */
  readonly doing: 'notBegun' | 'cook' | 'oven' | 'hob' | 'rests' | 'stands' | 'ready'
  /** The step that it does it in. */
  readonly step: number | undefined
  readonly cook: number | undefined
  /** When that ends. */
  readonly until: Minute
  /** When it is in the cook's hands again. */
  readonly again: Minute | undefined
}

/** The dishes of an evening beside the one in a cook's hands, those first that are theirs again first. */
export function otherDishes(evening: Evening, cook: number, now: Minute): OtherDish[] {
  const present = inHands(evening, cook)
  return [...evening.dishes.keys()]
    .filter((dish) => dish !== present?.dish && !evening.leftOut.includes(dish))
    .map((dish) => otherDish(evening, dish, cook, now))
    .toSorted((a, b) => (a.again ?? a.until) - (b.again ?? b.until) || a.dish - b.dish)
}

function otherDish(evening: Evening, dish: number, cook: number, now: Minute): OtherDish {
  const own = evening.steps.filter((one) => one.dish === dish)
  const open = own.filter((one) => stateOf(evening, one) === 'open')
  const again = open.find((one) => one.cook === cook && one.handsEnd > one.start)?.start
  const held = own.find((one) => stateOf(evening, one) === 'hands')
  if (held)
    return { dish, doing: 'cook', step: held.step, cook: held.cook, until: held.handsEnd, again }
  const begun = own.filter((one) => stateOf(evening, one) === 'past')
  const next = open.toSorted((a, b) => a.step - b.step)[0]
  const until = next?.start ?? evening.dishes[dish]!.eatenAt
  const rest = { dish, cook: undefined, again }
  if (begun.length === 0) return { ...rest, doing: 'notBegun', step: undefined, until }
  const longest = begun.reduce((last, one) => (one.waitEnd >= last.waitEnd ? one : last))
  const { oven, usesRing } = evening.dishes[dish]!.steps[longest.step]!
  if (longest.waitEnd > now) {
    const doing = oven ? 'oven' : usesRing ? 'hob' : 'rests'
    return { ...rest, doing, step: longest.step, until: longest.waitEnd }
  }
  return { ...rest, doing: next ? 'stands' : 'ready', step: longest.step, until }
}

/** Waits that run, the one first that ends first: each has its timer. */
export function runningWaits(evening: Evening, now: Minute): PlannedStep[] {
  return evening.steps
    .filter((one) => stateOf(evening, one) === 'past' && one.waitEnd > now)
    .toSorted((a, b) => a.waitEnd - b.waitEnd || a.dish - b.dish)
}
