import type { Id } from '#contract/common.ts'
import type { UnitKey } from '#contract/units.ts'
import type { DoubtKind } from '#contract/own-recipes/doubts.ts'

/** An ingredient line as it was understood. */
export interface ReadLine {
  /** Undefined where it is left to the cook. */
  readonly amount?: number
  /** The upper end of a range, above `amount`. */
  readonly maxAmount?: number
  /** Undefined for pieces. */
  readonly unit?: UnitKey
  /** Undefined for an unknown food. */
  readonly food?: Id
  /** The food as it was written, or the heading. */
  readonly name: string
  /** Everything else that was written; '' for nothing. */
  readonly note: string
  /** It starts a group of ingredients. */
  readonly isHeading: boolean
  readonly doubt?: DoubtKind
}
