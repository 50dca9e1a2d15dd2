import type { DinnerDish, DinnerPlan, Kitchen, Minute } from '../dinner.ts'
import { heatingMinutes } from '../oven.ts'
import { planDinner } from '../plan-dinner.ts'
import { firstThingOf } from '../shown/facts.ts'
import { asStarter, bothWantOven, warmedAtEnd } from './oven-last.ts'

/** What is asked of a kitchen. */
export interface Wanted {
  readonly dishes: readonly DinnerDish[]
  readonly kitchen: Kitchen
  /** The minute that it is: nothing can begin earlier. */
  readonly now: Minute
  /** Cooks in the household. */
  readonly cooksMax: number
  /** By dish: others of its type, the preferred first. */
  readonly others: readonly (readonly DinnerDish[])[]
  /** Minute of the hour at which people sit down, so that later times are round. */
  readonly minuteOfHour: number
}

/** A way to eat all the same. */
export interface Way {
  /**
   * `later`: as it is, but later. `cook`, `oven`: with one more. `dish`: with another dish in place of one. `without`:
   * one is left out. `warmed`: one is made first, and warmed at the end. `starter`: one is eaten before the others.
   */
  readonly kind: 'later' | 'cook' | 'oven' | 'dish' | 'without' | 'warmed' | 'starter'
  /** Minutes by which people sit down later than wanted; undefined where it changes nothing. */
  readonly later: Minute | undefined
  /** The dish that it is about. */
  readonly dish: number | undefined
  /** Index of the other dish, among those of {@link Wanted.others}. */
  readonly other: number | undefined
  readonly dishes: readonly DinnerDish[]
  readonly kitchen: Kitchen
  /** Its minutes are those before people sit down, whenever that is. */
  readonly plan: DinnerPlan | undefined
}

/** Why a dinner is not possible as it is wanted, and what is. */
export interface NotPossible {
  /** Minutes by which it is possible later, to the minute; undefined if it never is. */
  readonly first: Minute | undefined
  /** The dish that takes longest by itself, and its minutes. */
  readonly longest: { readonly dish: number; readonly minutes: Minute }
  /** Minutes in which the oven that is wanted first is hot; 0 without one. */
  readonly heating: Minute
  /** Two dishes that both want the oven last. */
  readonly ovenLast: readonly [number, number] | undefined
  /** At most {@link WAYS_MAX}, the preferred first. */
  readonly ways: readonly Way[]
}

/** No more ways are shown. */
const WAYS_MAX = 4
/** Later times are round. */
const ROUND = 5

/**
 * Why a dinner is not possible as it is wanted, and what is.
 * @returns undefined when it is possible
 */
export function notPossible(wanted: Wanted): NotPossible | undefined {
  const { dishes, kitchen } = wanted
  const plan = planDinner(dishes, kitchen)
  const first = plan && lateness(plan, dishes, wanted.now)
  if (first === 0) return undefined
  const minutes = dishes.map(({ steps }) =>
    steps.reduce((sum, { hands, wait }) => sum + hands + wait, 0),
  )
  const longest = minutes.indexOf(Math.max(...minutes))
  const ovens = dishes[longest]!.steps.flatMap(({ oven }) => (oven ? [oven] : []))
  const ovenLast = plan ? undefined : bothWantOven(dishes, kitchen)
  const ways = ovenLast
    ? [
        ...ovenLast.flatMap((dish, index) => warmed(wanted, dish, ovenLast[1 - index]!)),
        ...starters(wanted, ovenLast),
      ]
    : []
  const more = [
    ...(ovenLast ? withOven(wanted) : []),
    ...(plan || ovenLast ? [later(wanted, plan)] : []),
    ...withCook(wanted),
    ...withOther(wanted, longest),
    ...without(wanted, longest),
  ]
  return {
    first,
    longest: { dish: longest, minutes: minutes[longest]! },
    heating: ovens[0] ? heatingMinutes(ovens[0]) : 0,
    ovenLast,
    ways: [...best(ways, 'warmed'), ...best(ways, 'starter'), ...more].slice(0, WAYS_MAX),
  }
}

/** Minutes by which a plan begins in the past. */
function lateness(plan: DinnerPlan, dishes: readonly DinnerDish[], now: Minute): Minute {
  return Math.max(0, now - firstThingOf(plan, dishes).at)
}

function wayOf(
  { kitchen, now, minuteOfHour }: Wanted,
  kind: Way['kind'],
  plan: DinnerPlan | undefined,
  rest: Pick<Way, 'dishes'> & Partial<Way>,
): Way {
  const by = plan && lateness(plan, rest.dishes, now)
  const later = by && Math.ceil((minuteOfHour + by) / ROUND) * ROUND - minuteOfHour
  return { kitchen, dish: undefined, other: undefined, ...rest, kind, plan, later }
}

function later(wanted: Wanted, plan: DinnerPlan | undefined): Way {
  return wayOf(wanted, 'later', plan, { dishes: wanted.dishes })
}

function withCook(wanted: Wanted): Way[] {
  const { dishes, cooksMax } = wanted
  const kitchen = { ...wanted.kitchen, cooks: wanted.kitchen.cooks + 1 }
  if (kitchen.cooks > cooksMax) return []
  const plan = planDinner(dishes, kitchen)
  return plan ? [wayOf(wanted, 'cook', plan, { dishes, kitchen })] : []
}

function withOven(wanted: Wanted): Way[] {
  const { dishes } = wanted
  const kitchen = { ...wanted.kitchen, ovens: wanted.kitchen.ovens + 1 }
  const plan = planDinner(dishes, kitchen)
  return plan ? [wayOf(wanted, 'oven', plan, { dishes, kitchen })] : []
}

/** The first of the other dishes that is possible in time. */
function withOther(wanted: Wanted, dish: number): Way[] {
  for (const [other, instead] of (wanted.others[dish] ?? []).entries()) {
    const dishes = wanted.dishes.with(dish, instead)
    const plan = planDinner(dishes, wanted.kitchen)
    if (plan && lateness(plan, dishes, wanted.now) === 0)
      return [wayOf(wanted, 'dish', plan, { dishes, dish, other })]
  }
  return []
}

function without(wanted: Wanted, dish: number): Way[] {
  const dishes = wanted.dishes.toSpliced(dish, 1)
  const plan = dishes.length === 0 ? undefined : planDinner(dishes, wanted.kitchen)
  return plan ? [wayOf(wanted, 'without', plan, { dishes, dish })] : []
}

function warmed(wanted: Wanted, dish: number, last: number): Way[] {
  const dishes = warmedAtEnd(wanted.dishes, dish, last)
  const plan = dishes && planDinner(dishes, wanted.kitchen)
  return plan ? [wayOf(wanted, 'warmed', plan, { dishes, dish })] : []
}

function starters(wanted: Wanted, pair: readonly number[]): Way[] {
  return pair.flatMap((dish) => {
    const found = asStarter(wanted.dishes, wanted.kitchen, dish)
    return found ? [wayOf(wanted, 'starter', found.plan, { dishes: found.dishes, dish })] : []
  })
}

/** Of the ways of a kind the one with the earliest table, then the latest begin, then the shortest evening. */
function best(ways: readonly Way[], kind: Way['kind']): Way[] {
  const end = ({ dishes }: Way) => Math.max(...dishes.map(({ eatenAt }) => eatenAt))
  return ways
    .filter((way) => way.kind === kind)
    .toSorted((a, b) => a.later! - b.later! || end(a) - end(b) || b.plan!.begin - a.plan!.begin)
    .slice(0, 1)
}
