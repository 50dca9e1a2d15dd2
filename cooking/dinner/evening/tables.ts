import { Course } from '../course.ts'
import type { Minute } from '../dinner.ts'
import type { Evening } from './evening.ts'
import { ownSteps, type Rest } from './rest.ts'

/** Dishes that are eaten together and not ready yet. */
interface Sitting {
  readonly dishes: readonly number[]
  /** When they are eaten at the earliest, and wanted. */
  readonly wanted: Minute
  /** No earlier are all of them ready. */
  readonly ready: Minute
}

/** The times at which the dishes of an evening can be eaten, from the earliest on. */
export class Tables {
  readonly #sittings: readonly Sitting[]
  readonly #evening: Evening

  /**
   * @param wanted by dish: when it is eaten, unless it cannot be
   */
  constructor(evening: Evening, rest: Rest, wanted: readonly Minute[]) {
    this.#evening = evening
    const waiting = [...evening.dishes.keys()].filter((dish) => isWaitedFor(evening, rest, dish))
    this.#sittings = [...Map.groupBy(waiting, (dish) => evening.chosen[dish]!)]
      .toSorted(([a], [b]) => a - b)
      .map(([, dishes]) => ({
        dishes,
        wanted: Math.max(...dishes.map((dish) => wanted[dish]!)),
        ready: Math.max(...dishes.map((dish) => readyAt(rest, dish))),
      }))
  }

  /** By dish: when it is eaten if the first table is so many minutes later than it could be if each dish were alone. */
  after(later: number): Minute[] {
    const times = this.#evening.dishes.map(({ eatenAt }) => eatenAt)
    const [first] = this.#sittings
    const moved = later + (first ? Math.max(0, first.ready - first.wanted) : 0)
    for (const { dishes, wanted, ready } of this.#sittings)
      for (const dish of dishes) times[dish] = Math.max(wanted + moved, ready)
    return times
  }
}

/** Whether a dish is still to be eaten. */
function isWaitedFor({ dishes, leftOut }: Evening, rest: Rest, dish: number): boolean {
  if (leftOut.includes(dish)) return false
  const isOver = rest.running.now > dishes[dish]!.eatenAt
  const isReady = ownSteps(rest.fixed, dish).every(({ waitEnd }) => waitEnd <= rest.running.now)
  return rest.dishes[dish]!.of.length > 0 || !isReady || !isOver
}

/** When a dish is ready if nothing else is in the kitchen. */
function readyAt({ fixed, dishes, running }: Rest, dish: number): Minute {
  const rest = dishes[dish]!
  const ends = ownSteps(fixed, dish).map(({ waitEnd }) => waitEnd)
  const late = new Course(rest, running.behind[dish]).late()
  return Math.max(-Infinity, rest.eatenAt + late, ...ends)
}
