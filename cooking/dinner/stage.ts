import type { Minute } from './dinner.ts'

/** When a unit may start, apart from what else is in the kitchen. */
export interface Span {
  readonly upTo: Minute
  readonly downTo: Minute
}

/** What of a dish has its times and places: the same object for the same ones, with what follows from them alone. */
export interface Stage {
  /** From 0. */
  readonly id: number
  /** By the time and place of the next unit. */
  readonly next: Map<number, Stage>
  span?: Span
  latestBegin?: Minute
}

/** Ids of stages are smaller: two of them are one whole number that is exact. */
const IDS = 2 ** 26

/** Which stages of up to four dishes were there together. */
export class SeenStages {
  readonly #seen = new Map<number, Set<number>>()

  /** Notes that they are. @returns whether they are for the first time */
  add([first, second, third, fourth]: readonly { readonly stage: Stage }[]): boolean {
    const one = idOf(first) * IDS + idOf(second)
    const other = idOf(third) * IDS + idOf(fourth)
    let seen = this.#seen.get(one)
    if (!seen) this.#seen.set(one, (seen = new Set()))
    const { size } = seen
    return seen.add(other).size > size
  }
}

const idOf = (course: { readonly stage: Stage } | undefined) => course?.stage.id ?? 0
