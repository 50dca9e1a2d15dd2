import type { Minute, PlannedStep } from '../dinner.ts'
import { OVERSTANDING } from '../course.ts'
import { earliest } from '../earliest.ts'
import { candidateOf } from '../plans.ts'
import { Search } from '../search.ts'
import { type Evening, inOrder } from './evening.ts'
import { asPlanned } from './fits.ts'
import { pulledForward } from './pull.ts'
import { type Rest, type RestOfDish, restOf } from './rest.ts'
import { Tables } from './tables.ts'

/** Places that are looked for with one time of the table, and with the last one. */
const PLACES_OF_TABLE_MAX = 2500
const PLACES_MAX = 20_000
/** Minutes that the table may be later so that each dish has one cook. */
const ONE_COOK_MINUTES = 5

/** The rest of an evening with its times. */
interface Found {
  readonly steps: readonly PlannedStep[]
  readonly later: Minute
}

/**
 * Gives times to what is left of an evening: as they were, if that is still possible, else with a table as early as
 * possible.
 * @param wanted by dish: when it is eaten, unless it cannot be
 */
export function placedAgain(evening: Evening, now: Minute, wanted: readonly Minute[]): Evening {
  const rest = restOf(evening, now)
  const tables = new Tables(evening, rest, wanted)
  const found = foundFor(evening, rest, tables)
  const eatenAt = tables.after(found.later)
  const dishes = evening.dishes.map((dish, index) => ({ ...dish, eatenAt: eatenAt[index]! }))
  const placed = { ...evening, dishes, steps: inOrder([...rest.fixed.steps, ...found.steps]) }
  return { ...placed, steps: pulledForward(placed, rest, now) }
}

/** When dishes are eaten as things are. */
export function tableOf({ dishes }: Pick<Evening, 'dishes'>): Minute[] {
  return dishes.map(({ eatenAt }) => eatenAt)
}

function foundFor(evening: Evening, rest: Rest, tables: Tables): Found {
  const isSameTable = tables.after(0).every((at, dish) => at === evening.dishes[dish]!.eatenAt)
  const kept = isSameTable && shifted(evening, rest, tables, 0)
  if (kept && !kept.isOver) return kept
  const isAlone = evening.away.filter((until) => until !== Infinity).length === 1
  const one = searched(evening, rest, tables, true)
  if (isAlone) return one
  const free = searched(evening, rest, tables, false)
  return free.later + ONE_COOK_MINUTES < one.later ? free : one
}

/** What is left as it was planned, all of it later by some minutes. */
function shifted(
  evening: Evening,
  rest: Rest,
  tables: Tables,
  by: Minute,
): (Found & { isOver: boolean }) | undefined {
  const eatenAt = tables.after(by)
  const dishes = eatenLater(rest.dishes, eatenAt)
  const found = asPlanned({ ...rest, dishes }, evening.kitchen, evening.steps, by)
  if (!found) return undefined
  const isOver = found.standing >= OVERSTANDING
  return { steps: named(candidateOf(found.placed, 0).steps, rest.dishes), later: by, isOver }
}

function eatenLater(dishes: readonly RestOfDish[], eatenAt: readonly Minute[]): RestOfDish[] {
  return dishes.map((dish, index) => ({ ...dish, eatenAt: eatenAt[index]! }))
}

/** Placed steps under the index that they have in their dish. */
function named(steps: readonly PlannedStep[], dishes: readonly RestOfDish[]): PlannedStep[] {
  return steps.map((one) => ({ ...one, step: dishes[one.dish]!.of[one.step]! }))
}

/**
 * What is left with a table as early as possible. If nothing fits, food stands for longer than it should: that is
 * said, and nobody is left without a plan.
 */
function searched(evening: Evening, rest: Rest, tables: Tables, isOneCookPerDish: boolean): Found {
  const latest = latestOf(rest, tables)
  const at = (dishes: readonly RestOfDish[], later: Minute, placesMax = PLACES_OF_TABLE_MAX) => {
    const { kitchen } = evening
    const search = new Search(eatenLater(dishes, tables.after(later)), kitchen, {
      placesMax,
      isOneCookPerDish,
      running: rest.running,
    })
    search.run()
    return search.best && { steps: named(search.best.steps, rest.dishes), later }
  }
  const standing = rest.dishes.map(standingForEver)
  return (
    earliest(latest, (later) => at(rest.dishes, later) ?? shifted(evening, rest, tables, later))
      ?.found ??
    earliest(latest, (later) => at(standing, later))?.found ??
    at(standing, latest, PLACES_MAX) ?? { steps: [], later: latest }
  )
}

/** Minutes after which a dish has its oven at the latest, whatever heat it had. */
const OVEN_MINUTES = 30

/** Minutes by which the table is so late that everything that is left could be done after everything else. */
function latestOf({ fixed, dishes, running }: Rest, tables: Tables): Minute {
  const ends = fixed.steps.map(({ waitEnd }) => waitEnd)
  const steps = dishes.flatMap((dish) => dish.steps)
  const minutes = steps.reduce((sum, { hands, wait }) => sum + hands + wait + OVEN_MINUTES, 0)
  return Math.max(running.now, ...ends, ...fixed.busyUntil) + minutes - Math.min(...tables.after(0))
}

/** A dish that may stand as long as it likes. */
function standingForEver(dish: RestOfDish): RestOfDish {
  const steps = dish.steps.map((step) => ({ ...step, standsFor: Infinity }))
  return { ...dish, steps, holdsFor: Infinity }
}
