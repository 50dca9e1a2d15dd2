import type { Id } from '#contract/common.ts'

/** A recipe with words on this device that the server does not have yet. */
export interface WaitingRecipe {
  /** Null for one that the server does not know. */
  readonly id: Id | null
  /** Empty without a name. */
  readonly name: string
  /** Address of its editor. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly changed: number
}
