import type { Minute } from './dinner.ts'
import type { Unit } from './units.ts'

/** Who works on a unit, and in which oven it is. */
export interface Place {
  readonly cook: number
  readonly oven: number
}

/** A unit with its time and its place. */
export interface Placed extends Place {
  /** Index of the dish. */
  readonly dish: number
  readonly unit: Unit
  readonly start: Minute
}
