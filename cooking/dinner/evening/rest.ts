import type { HandsTaken, Occupied, OvenTaken } from '../board.ts'
import type { Behind } from '../course.ts'
import type { DinnerDish, Minute, OvenUse, PlannedStep } from '../dinner.ts'
import { heatingsOf } from '../heating.ts'
import type { Running } from '../running.ts'
import { type Evening, stateOf } from './evening.ts'
import { type Fixed, fixedOf } from './fixed.ts'

/** What is left of a dish: those of its steps that have no fixed time. */
export interface RestOfDish extends DinnerDish {
  /** By step that is left: its index in the dish. */
  readonly of: readonly number[]
}

/** What is left of an evening, and what it has to fit in with. */
export interface Rest {
  readonly fixed: Fixed
  readonly dishes: readonly RestOfDish[]
  readonly running: Running
}

/** Of an oven that is off: it shares with nothing, and needs its time. */
export const COLD: OvenUse = { celsius: 20, kind: 'grill', isAlone: true }

/** What is left of an evening at a time. */
export function restOf(evening: Evening, now: Minute): Rest {
  const fixed = fixedOf(evening, now)
  const dishes = evening.dishes.map((dish, index): RestOfDish => {
    const isFixed = new Set(fixed.steps.filter((one) => one.dish === index).map(({ step }) => step))
    const of = [...dish.steps.keys()].filter(
      (step) => !isFixed.has(step) && evening.states[index]![step] === 'open',
    )
    return { ...dish, steps: of.map((step) => dish.steps[step]!), of }
  })
  const running: Running = {
    now,
    behind: dishes.map((rest, index) => behindOf(evening, rest, ownSteps(fixed, index), now)),
    occupied: occupiedOf(evening, fixed, now),
    cooks: dishes.map((_, index) => cookOf(evening, fixed, index)),
  }
  return { fixed, dishes, running }
}

/** What of a dish is fixed, in the order of its steps. */
export function ownSteps({ steps }: Fixed, dish: number): PlannedStep[] {
  return steps.filter((one) => one.dish === dish).toSorted((a, b) => a.step - b.step)
}

function behindOf(
  evening: Evening,
  rest: RestOfDish,
  own: readonly PlannedStep[],
  now: Minute,
): Behind {
  const dish = own[0] && evening.dishes[own[0].dish]!
  if (!dish) return { floors: rest.of.map(() => now), waits: [] }
  const floors = rest.of.map((step, index) => {
    const { isMeanwhile } = rest.steps[index]!
    const before = own.filter((one) => one.step < step)
    return Math.max(now, ...before.map((one) => (isMeanwhile ? one.handsEnd : one.waitEnd)))
  })
  if (evening.leftOut.includes(own[0]!.dish)) return { floors, waits: [] }
  const serious = rest.steps.findIndex(({ isMeanwhile }) => !isMeanwhile)
  const endedBy = serious < 0 ? rest.steps.length : serious
  const waits = own.flatMap((one, index) => {
    const { wait, isDry, standsFor } = dish.steps[one.step]!
    const isEnd = rest.of.length === 0 && index === own.length - 1
    if (!isEnd && (wait === 0 || isDry)) return []
    if (own.slice(index + 1).some(({ step }) => !dish.steps[step]!.isMeanwhile)) return []
    return [{ end: one.waitEnd, endedBy, standsFor: isEnd ? dish.holdsFor : standsFor }]
  })
  return { floors, waits }
}

/** When food is in its oven: before that it may stand until the oven is ready. */
export function ovenStretch({ dishes }: Evening, one: PlannedStep): OvenTaken & { oven: number } {
  const { wait, oven } = dishes[one.dish]!.steps[one.step]!
  const from = Math.max(one.handsEnd, one.waitEnd - wait)
  return { from, to: one.waitEnd, use: oven!, oven: one.oven! }
}

function occupiedOf(evening: Evening, fixed: Fixed, now: Minute): Occupied {
  const { dishes, kitchen, away } = evening
  const hands: (HandsTaken & { cook: number })[] = fixed.busyUntil.flatMap((to, cook) => {
    if (away[cook] === Infinity) return [{ cook, dish: -1, from: now, to: Infinity }]
    const dish = fixed.steps.find((one) => one.cook === cook && stateOf(evening, one) === 'hands')
    return to > now ? [{ cook, dish: dish?.dish ?? -1, from: now, to }] : []
  })
  for (const { cook, dish, start, handsEnd } of fixed.steps)
    if (start >= fixed.busyUntil[cook]! && handsEnd > start && away[cook] !== Infinity)
      hands.push({ cook, dish, from: start, to: handsEnd })
  const inOven = fixed.steps.filter((one) => one.oven !== undefined)
  const ovens = inOven.map((one) => ovenStretch(evening, one))
  for (let oven = 0; oven < kitchen.ovens; oven += 1)
    if (!inOven.some((one) => one.oven === oven))
      ovens.push({ oven, from: -Infinity, to: offUntil(evening, oven, now), use: COLD })
  const rings = fixed.steps
    .filter((one) => dishes[one.dish]!.steps[one.step]!.usesRing && one.waitEnd > now)
    .map(({ start, waitEnd }) => ({ from: start, to: waitEnd }))
  return { hands, ovens, rings }
}

/** Until when an oven is off that nothing has been in: it is turned on when the plan says, and no earlier than now. */
export function offUntil(evening: Evening, oven: number, now: Minute): Minute {
  const first = heatingsOf(evening.steps, evening.dishes).find((heating) => heating.oven === oven)
  return Math.min(first?.at ?? now, now)
}

/** Who has begun a dish, and is still there. */
function cookOf(evening: Evening, fixed: Fixed, dish: number): number | undefined {
  const last = ownSteps(fixed, dish).findLast(({ start, handsEnd }) => handsEnd > start)
  return last && evening.away[last.cook] !== Infinity ? last.cook : undefined
}
