import type { DinnerDish, DinnerPlan, Minute } from '../dinner.ts'
import { heatingsOf } from '../heating.ts'
import { freeTimesOf } from './free-times.ts'

/** What of an evening falls to one cook. */
export interface CookFacts {
  readonly cook: number
  /** When the first block of hands begins. */
  readonly begin: Minute
  /** Minutes of hands, of free stretches, and of those to spare. */
  readonly hands: Minute
  readonly free: Minute
  readonly spare: Minute
}

/** Dishes that are eaten at the same time. */
export interface Sitting {
  readonly at: Minute
  readonly dishes: readonly number[]
}

/** The first thing of an evening, and the one that is rung for. */
export interface FirstThing {
  readonly at: Minute
  /** `oven`: it is turned on before anybody's hands begin. */
  readonly kind: 'oven' | 'hands'
}

/** What a plan costs, and what it gives. */
export interface PlanFacts {
  readonly first: FirstThing
  readonly begin: Minute
  /** The earliest first. */
  readonly sittings: readonly Sitting[]
  /** Of those who have something to do. */
  readonly cooks: readonly CookFacts[]
  /** Minutes from the begin until people sit down. */
  readonly length: Minute
}

/** The first thing of a plan: an oven, or hands. */
export function firstThingOf(
  { begin, steps }: DinnerPlan,
  dishes: readonly DinnerDish[],
): FirstThing {
  const oven = heatingsOf(steps, dishes)[0]
  return oven && oven.at < begin ? { at: oven.at, kind: 'oven' } : { at: begin, kind: 'hands' }
}

/** When people sit down if the first thing of a plan is done at a time. */
export function tableIfBegun(plan: DinnerPlan, dishes: readonly DinnerDish[], at: Minute): Minute {
  return at - firstThingOf(plan, dishes).at
}

/** When which dishes are eaten. */
export function sittingsOf(dishes: readonly DinnerDish[]): Sitting[] {
  const byTime = Map.groupBy(dishes.keys(), (dish) => dishes[dish]!.eatenAt)
  return [...byTime].map(([at, own]) => ({ at, dishes: own })).sort((a, b) => a.at - b.at)
}

/** What a plan costs, and what it gives. */
export function factsOf(plan: DinnerPlan, dishes: readonly DinnerDish[]): PlanFacts {
  const sittings = sittingsOf(dishes)
  const free = freeTimesOf(
    plan.steps,
    sittings.map(({ at }) => at),
  )
  const blocks = plan.steps.filter(({ start, handsEnd }) => handsEnd > start)
  const cooks = [...Map.groupBy(blocks, ({ cook }) => cook)].map(([cook, own]): CookFacts => {
    const minutesOf = (kind: 'free' | 'spare') =>
      free
        .filter((one) => one.cook === cook && one.kind === kind)
        .reduce((sum, { from, to }) => sum + to - from, 0)
    return {
      cook,
      begin: Math.min(...own.map(({ start }) => start)),
      hands: own.reduce((sum, { start, handsEnd }) => sum + handsEnd - start, 0),
      free: minutesOf('free'),
      spare: minutesOf('spare'),
    }
  })
  return {
    first: firstThingOf(plan, dishes),
    begin: plan.begin,
    sittings,
    cooks: cooks.sort((a, b) => a.cook - b.cook),
    length: (sittings[0]?.at ?? 0) - plan.begin,
  }
}
