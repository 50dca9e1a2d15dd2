import type { Occupied } from './board.ts'
import type { Behind } from './course.ts'
import type { Minute } from './dinner.ts'

/** What has begun of an evening, when the rest of it is searched for. */
export interface Running {
  /** Nothing begins earlier. */
  readonly now: Minute
  /** By dish. */
  readonly behind: readonly Behind[]
  readonly occupied: Occupied
  /** By dish: the cook who has begun it and is still there. */
  readonly cooks: readonly (number | undefined)[]
}
