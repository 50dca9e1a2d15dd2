import type { Kitchen, Minute, OvenUse } from './dinner.ts'
import { changingMinutes, mayShare, TRAYS_MAX } from './oven.ts'
import type { Place, Placed } from './placed.ts'
import type { Unit } from './units.ts'

/** A stretch of time in which a cook, a ring or an oven is taken. */
export interface Taken {
  readonly from: Minute
  readonly to: Minute
}

/** A block of hands, with the dish that it is of. */
export interface HandsTaken extends Taken {
  readonly dish: number
}

/** Food in an oven. */
export interface OvenTaken extends Taken {
  readonly use: OvenUse
}

/** What of a kitchen is taken before anything gets its time. */
export interface Occupied {
  readonly hands: readonly (HandsTaken & { readonly cook: number })[]
  readonly rings: readonly Taken[]
  readonly ovens: readonly (OvenTaken & { readonly oven: number })[]
}

/** Whether an oven gets from one heat to the other between two uses. */
function isInTime(use: OvenUse, taken: OvenTaken, from: Minute, to: Minute): boolean {
  return taken.from >= to
    ? taken.from - to >= changingMinutes(use, taken.use)
    : from - taken.to >= changingMinutes(taken.use, use)
}

/** Which minutes of a kitchen are taken. */
export class Board {
  readonly cooks: readonly HandsTaken[][]
  readonly ovens: readonly OvenTaken[][]
  readonly #rings: Taken[] = []
  readonly #ringCount: number

  constructor({ cooks, rings, ovens }: Kitchen, occupied?: Occupied) {
    this.cooks = Array.from({ length: cooks }, () => [])
    this.ovens = Array.from({ length: ovens }, () => [])
    this.#ringCount = rings
    for (const { cook, ...taken } of occupied?.hands ?? []) this.cooks[cook]!.push(taken)
    for (const { oven, ...taken } of occupied?.ovens ?? []) this.ovens[oven]!.push(taken)
    this.#rings.push(...(occupied?.rings ?? []))
  }

  /**
   * The latest start of a unit at which everything that it takes is free.
   * @returns undefined when there is none from `downTo` to `upTo`
   */
  latestStart(unit: Unit, { cook, oven }: Place, upTo: Minute, downTo: Minute): Minute | undefined {
    let start = upTo
    while (start >= downTo) {
      const next = Math.min(
        this.#freeHands(unit, cook, start),
        this.#freeRings(unit, start),
        this.#freeOven(unit, oven, start),
      )
      if (next === start) return start
      start = next
    }
    return undefined
  }

  /**
   * The starts that cannot be a minute later, the latest first. A unit whose hands come and go may let the hands of
   * another in between; any other has one.
   */
  starts(unit: Unit, place: Place, upTo: Minute, downTo: Minute): Minute[] {
    const latest = this.latestStart(unit, place, upTo, downTo)
    if (latest === undefined) return []
    if (unit.hands.length < 2) return [latest]
    const found = [latest]
    const first = Math.max(downTo, this.#first(place) - unit.length)
    let start = latest
    for (;;) {
      const next = this.latestStart(unit, place, start - 1, first)
      if (next === undefined) return found
      // A minute earlier is no other place.
      if (next < start - 1) found.push(next)
      start = next
    }
  }

  /** Minutes of hands that are taken before a time, by all cooks. */
  handsBefore(time: Minute): number {
    let minutes = 0
    for (const cook of this.cooks)
      for (const { from, to } of cook) if (from < time) minutes += Math.min(to, time) - from
    return minutes
  }

  /** When the first hands of a cook begin. */
  #first({ cook }: Place): Minute {
    return Math.min(...this.cooks[cook]!.map(({ from }) => from))
  }

  /** Takes what a unit takes. The returned function gives it back; the last taken goes first. */
  take({ unit, dish, cook, oven, start }: Placed): () => void {
    for (const { from, to } of unit.hands)
      this.cooks[cook]!.push({ from: start + from, to: start + to, dish })
    for (const { from, to } of unit.rings) this.#rings.push({ from: start + from, to: start + to })
    for (const { from, to, use } of unit.oven)
      this.ovens[oven]!.push({ from: start + from, to: start + to, use })
    return () => {
      this.cooks[cook]!.length -= unit.hands.length
      this.#rings.length -= unit.rings.length
      if (unit.oven.length > 0) this.ovens[oven]!.length -= unit.oven.length
    }
  }

  #freeHands({ hands }: Unit, cook: number, start: Minute): Minute {
    let free = start
    for (const { from, to } of hands)
      for (const taken of this.cooks[cook]!)
        if (taken.from < start + to && start + from < taken.to)
          free = Math.min(free, taken.from - to)
    return free
  }

  #freeRings({ rings }: Unit, start: Minute): Minute {
    let free = start
    if (this.#rings.length < this.#ringCount) return free
    for (const { from, to } of rings) {
      const met = this.#rings.filter((taken) => taken.from < start + to && start + from < taken.to)
      if (met.length < this.#ringCount) continue
      // The number of rings in use is greatest where one of them begins.
      for (const at of [start + from, ...met.map((taken) => taken.from)]) {
        if (at < start + from || at >= start + to) continue
        const there = met.filter((taken) => taken.from <= at && at < taken.to)
        if (there.length < this.#ringCount) continue
        free = Math.min(free, Math.max(...there.map((taken) => taken.from)) - to)
      }
    }
    return free
  }

  #freeOven({ oven: uses }: Unit, oven: number, start: Minute): Minute {
    let free = start
    for (const { from, to, use } of uses) {
      let beside = 0
      for (const taken of this.ovens[oven]!) {
        const isTogether = taken.from < start + to && start + from < taken.to
        if (isTogether && mayShare(use, taken.use)) {
          beside += 1
          if (beside < TRAYS_MAX) continue
        }
        if (!isTogether && isInTime(use, taken, start + from, start + to)) continue
        free = Math.min(free, taken.from - changingMinutes(use, taken.use) - to)
      }
    }
    return free
  }
}
