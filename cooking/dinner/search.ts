import { Board } from './board.ts'
import { Course } from './course.ts'
import type { DinnerDish, Kitchen, Minute } from './dinner.ts'
import { type Candidate, candidateOf, isBetter } from './plans.ts'
import type { Place, Placed } from './placed.ts'
import type { Running } from './running.ts'
import { SeenStages } from './stage.ts'
import type { Unit } from './units.ts'

/** How a dinner is searched for. */
interface Searching {
  /** Places that are looked for before the search ends with the best plan so far. */
  readonly placesMax: number
  /** Whether all of a dish is done by one cook. */
  readonly isOneCookPerDish: boolean
  readonly running?: Running | undefined
}

/**
 * Tries the orders in which the steps of dishes can be done, each placed as late as possible, from the table
 * backwards. What begins earlier than the best plan so far is given up. A step that leaves no room for an earlier
 * one is tried earlier, too.
 */
export class Search {
  best: Candidate | undefined
  readonly #courses: readonly Course[]
  readonly #board: Board
  readonly #kitchen: Kitchen
  readonly #isOneCookPerDish: boolean
  readonly #running: Running | undefined
  readonly #placed: Placed[] = []
  readonly #seen = new SeenStages()
  #standing = 0
  #placesLeft: number

  constructor(
    dishes: readonly DinnerDish[],
    kitchen: Kitchen,
    { placesMax, isOneCookPerDish, running }: Searching,
  ) {
    this.#courses = dishes.map((dish, index) => new Course(dish, running?.behind[index]))
    this.#board = new Board(kitchen, running?.occupied)
    this.#running = running
    this.#kitchen = kitchen
    this.#isOneCookPerDish = isOneCookPerDish
    this.#placesLeft = placesMax
  }

  run(): void {
    const { best } = this
    if (best || this.#running) {
      const bound = this.#latestBegin()
      if (bound === -Infinity) return
      if (best && bound < best.begin) return
      if (best && bound === best.begin && this.#standing > best.standing) return
    }
    if (this.#courses.every(({ open }) => open === 0)) {
      const plan = this.#candidate()
      if (!best || isBetter(plan, best)) this.best = plan
      return
    }
    for (const choice of this.#choices()) this.#try(choice)
  }

  #candidate(): Candidate {
    const behind = this.#courses.reduce((sum, course) => sum + course.standingBehind(), 0)
    const plan = candidateOf(this.#placed, this.#standing + behind)
    return this.#running ? { ...plan, begin: this.#running.now } : plan
  }

  /** Goes on with a unit where it is, and then as much earlier as others were found to need. */
  #try(choice: Placed): void {
    const course = this.#courses[choice.dish]!
    const index = course.open - 1
    let one: Placed | undefined = choice
    while (one && this.#placesLeft > 0) {
      course.wanted[index] = undefined
      this.#place(one)
      one = this.#earlier(one, course.wanted[index])
    }
  }

  #earlier(one: Placed, wanted: Minute | undefined): Placed | undefined {
    if (wanted === undefined) return undefined
    const { downTo } = this.#courses[one.dish]!.span()
    const start = this.#board.latestStart(one.unit, one, wanted, downTo)
    return start === undefined ? undefined : { ...one, start }
  }

  #place(one: Placed): void {
    const course = this.#courses[one.dish]!
    const takeBack = course.start(one)
    const standing = course.standing()
    const giveBack = this.#board.take(one)
    this.#standing += standing
    this.#placed.push(one)
    if (this.#seen.add(this.#courses)) this.run()
    this.#placed.pop()
    this.#standing -= standing
    giveBack()
    takeBack()
  }

  /**
   * No plan that has what is placed by now begins later than this: of an evening that runs, now.
   * @returns -Infinity if there is none
   */
  #latestBegin(): Minute {
    const bound = this.#bound()
    if (!this.#running) return bound
    return bound < this.#running.now ? -Infinity : this.#running.now
  }

  #bound(): Minute {
    let bound = Infinity
    let hands = 0
    let end = -Infinity
    for (const course of this.#courses) {
      bound = Math.min(bound, course.latestBegin())
      if (!course.next) continue
      if (bound === -Infinity) return bound
      hands += course.openHands
      end = Math.max(end, course.span().upTo + course.next.parts.at(-1)!.handsEnd)
    }
    if (hands === 0) return bound
    return Math.min(
      bound,
      Math.floor(end - (hands + this.#board.handsBefore(end)) / this.#kitchen.cooks),
    )
  }

  /** Where the next unit of each dish can go, the latest first. None when one of them can go nowhere. */
  #choices(): Placed[] {
    const choices: Placed[] = []
    for (const [dish, course] of this.#courses.entries()) {
      const unit = course.next
      if (!unit) continue
      const { upTo, downTo } = course.span()
      const places = this.#places(dish, unit)
      this.#placesLeft -= places.length
      const before = choices.length
      for (const { cook, oven } of places)
        for (const start of this.#board.starts(unit, { cook, oven }, upTo, downTo))
          choices.push({ dish, unit, cook, oven, start })
      if (choices.length > before) continue
      for (const place of places) {
        const at = this.#board.latestStart(unit, place, upTo, -Infinity)
        if (at !== undefined) course.wantEarlier(at, downTo)
      }
      this.#wantOthersEarlier(dish, downTo, upTo + unit.length)
      return []
    }
    return choices.sort((a, b) => b.start - a.start || a.dish - b.dish)
  }

  /** Notes that what other dishes have placed from one minute to another leaves no room for a dish. */
  #wantOthersEarlier(dish: number, from: Minute, to: Minute): void {
    for (const other of this.#placed)
      if (other.dish !== dish && other.start < to && from < other.start + other.unit.length)
        this.#courses[other.dish]!.want(other.unit, other.start - 1)
  }

  #places(dish: number, { hands, oven }: Unit): Place[] {
    const [firstCook, lastCook] = hands.length === 0 ? [0, 0] : this.#cooksFor(dish)
    const places: Place[] = []
    for (let cook = firstCook; cook <= lastCook; cook += 1)
      for (let at = 0; at < (oven.length === 0 ? 1 : this.#kitchen.ovens); at += 1)
        places.push({ cook, oven: at })
    return places
  }

  /** The first and the last cook who may work on a dish. Of those who have nothing to do yet one is enough. */
  #cooksFor(dish: number): readonly [number, number] {
    const { cooks } = this.#kitchen
    if (cooks === 1) return [0, 0]
    const own = this.#isOneCookPerDish
      ? (this.#placed.find((one) => one.dish === dish && one.unit.hands.length > 0)?.cook ??
        this.#running?.cooks[dish])
      : undefined
    if (own !== undefined) return [own, own]
    const idle = this.#board.cooks.findIndex((taken) => taken.length === 0)
    return [0, idle < 0 ? cooks - 1 : idle]
  }
}
