import type { DinnerDish, Minute } from './dinner.ts'
import type { Placed } from './placed.ts'
import type { Span, Stage } from './stage.ts'
import { type Unit, unitsOf } from './units.ts'

/** More cooks, and more ovens, than there are in a kitchen. */
const PLACES = 16

/** What a dish has behind it, when the rest of it gets its times. */
export interface Behind {
  /** By step that is left: it begins no earlier. */
  readonly floors: readonly Minute[]
  /** Waits that no step has ended yet, which harm the food if they are followed too late. */
  readonly waits: readonly {
    readonly end: Minute
    /** Index of the step that is left and ends it; the number of them, where the dish is eaten after it. */
    readonly endedBy: number
    /** Minutes that it may stand. */
    readonly standsFor: number
  }[]
}

/** How much worse a minute is in which food stands for too long: an evening is not planned for any, but may come to it. */
export const OVERSTANDING = 1000

const minutesOfHands = ({ hands }: Unit) => hands.reduce((sum, { from, to }) => sum + to - from, 0)

/** A dish whose units get their times from the last one to the first. */
export class Course {
  readonly units: readonly Unit[]
  /** How many units have no time yet: the first ones. */
  open: number
  /** What is placed. */
  stage: Stage = { id: 0, next: new Map() }
  /** By unit: the latest start with which others fit, where it was found that they do not. */
  readonly wanted: (Minute | undefined)[]
  readonly #dish: DinnerDish
  /** When each step begins that has a time; the last entry is the end of the dish. */
  readonly #starts: Minute[]
  /** By step: the next one that is not done while others wait, or the number of steps. */
  readonly #nextSerious: readonly number[]
  /** Minutes of hands in the first so many units. */
  readonly #handsOfFirst: readonly number[]

  readonly #behind: Behind | undefined
  #stages = 1

  constructor(dish: DinnerDish, behind?: Behind) {
    const { steps, eatenAt } = dish
    this.#dish = dish
    this.#behind = behind
    this.units = unitsOf(dish)
    this.open = this.units.length
    this.wanted = this.units.map(() => undefined)
    this.#starts = [...steps.map(() => eatenAt), eatenAt]
    this.#nextSerious = steps.map((_, index) => {
      const next = steps.findIndex((step, other) => other > index && !step.isMeanwhile)
      return next < 0 ? steps.length : next
    })
    this.#handsOfFirst = [0, ...this.units].map((_, count) =>
      this.units.slice(0, count).reduce((sum, unit) => sum + minutesOfHands(unit), 0),
    )
  }

  /** The unit that gets its time next; undefined when all have theirs. */
  get next(): Unit | undefined {
    return this.units[this.open - 1]
  }

  /** Minutes of hands in the units that have no time yet. */
  get openHands(): number {
    return this.#handsOfFirst[this.open]!
  }

  /** Gives the next unit its time. The returned function takes it back. */
  start({ start, cook, oven }: Placed): () => void {
    const { stage } = this
    const place = (start * PLACES + cook) * PLACES + oven
    let next = stage.next.get(place)
    if (!next) {
      next = { id: this.#stages, next: new Map() }
      this.#stages += 1
      stage.next.set(place, next)
    }
    this.#note(start)
    this.stage = next
    return () => {
      this.open += 1
      this.stage = stage
    }
  }

  /** When the next unit may start. */
  span(): Span {
    return (this.stage.span ??= this.#span())
  }

  #span(): Span {
    const last = this.next!.parts.at(-1)!
    const { steps, holdsFor } = this.#dish
    const limit = this.#starts[this.#nextSerious[last.step]!]!
    const upTo = Math.min(limit - last.to, this.#starts[last.step + 1]! - last.handsEnd)
    const isEnd = last.step === steps.length - 1
    const { wait, standsFor } = steps[last.step]!
    const floor = this.#floor()
    if (!isEnd && wait === 0) return { upTo, downTo: floor }
    return { upTo, downTo: Math.max(floor, limit - (isEnd ? holdsFor : standsFor) - last.to) }
  }

  /** Before it the next unit cannot start, whatever comes after it. */
  #floor(): Minute {
    const { floors } = this.#behind ?? {}
    if (!floors) return -Infinity
    return Math.max(...this.next!.parts.map(({ step, from }) => floors[step]! - from))
  }

  /**
   * Notes that the next unit can start at `at` at the latest, so that the step which ends its wait has to begin
   * earlier.
   * @param downTo the earliest start with which it does not stand too long
   */
  wantEarlier(at: Minute, downTo: Minute): void {
    const step = this.#nextSerious[this.next!.parts.at(-1)!.step]!
    const after = this.units.find(({ parts }) => parts[0]!.step === step)
    if (after) this.want(after, this.#starts[step]! - (downTo - at))
  }

  /** Notes that a unit is in the way of another one if it starts later than `at`. */
  want(unit: Unit, at: Minute): void {
    const index = this.units.indexOf(unit)
    this.wanted[index] = Math.max(this.wanted[index] ?? -Infinity, at)
  }

  /** Minutes that food stands after the unit that got its time last. */
  standing(): number {
    const last = this.units[this.open]!.parts.at(-1)!
    const { wait, isDry } = this.#dish.steps[last.step]!
    const isEnd = last.step === this.#dish.steps.length - 1
    if (!isEnd && (wait === 0 || isDry)) return 0
    const end = this.#starts[last.step]! + last.to - last.from
    return this.#starts[this.#nextSerious[last.step]!]! - end
  }

  /** Minutes that food stands after waits which were behind it from the beginning, once every unit has its time. */
  standingBehind(): number {
    return (this.#behind?.waits ?? []).reduce((sum, { end, endedBy, standsFor }) => {
      const standing = this.#starts[endedBy]! - end
      return sum + standing + OVERSTANDING * Math.max(0, standing - standsFor)
    }, 0)
  }

  /**
   * When the dish begins if nothing else is in the kitchen; with the times that its last units have.
   * @returns -Infinity if that is earlier than it can
   */
  latestBegin(): Minute {
    if (this.units.length === 0) return Infinity
    return (this.stage.latestBegin ??= this.late() > 0 ? -Infinity : this.#starts[0]!)
  }

  /** Minutes by which the dish would have to be eaten later, or could be earlier if negative, if nothing else is there. */
  late(): number {
    const { open } = this
    let late = -Infinity
    while (this.next) {
      const { upTo } = this.#span()
      late = Math.max(late, this.#floor() - upTo)
      this.#note(upTo)
    }
    this.open = open
    return late
  }

  #note(start: Minute): void {
    this.open -= 1
    for (const { step, from } of this.units[this.open]!.parts) this.#starts[step] = start + from
  }
}
