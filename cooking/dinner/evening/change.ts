import type { Minute, PlannedStep } from '../dinner.ts'
import { type Evening, stateOf } from './evening.ts'
import { type Keeping, keepingOf } from './keeping.ts'
import { standingOf } from './standing.ts'

/** A step that begins at another time. */
export interface Moved {
  readonly step: PlannedStep
  readonly before: Minute
}

/** A dish that waits for the others for longer, or not as long. */
export interface Waiting {
  readonly dish: number
  /** Minutes that it stands, as planned before and now. */
  readonly before: Minute
  readonly minutes: Minute
  /** Minutes that it may stand at its end. */
  readonly holdsFor: Minute
  /** Whether it stands for longer than is good for it somewhere. */
  readonly isOver: boolean
  readonly keeping: Keeping
}

/** What becomes of an evening if something is done. Nothing has moved yet. */
export interface Change {
  readonly evening: Evening
  /** When the first dish that is not eaten yet is on the table, by now and as it was. */
  readonly table: Minute
  readonly tableBefore: Minute
  /** What begins at another time, in its new order. */
  readonly moves: readonly Moved[]
  /** What does not. */
  readonly stays: readonly PlannedStep[]
  readonly waits: readonly Waiting[]
}

/** When the dishes of an evening that are not left out are eaten, from a time on: the first of them. */
function nextTable({ dishes, leftOut }: Evening, now: Minute): Minute {
  const times = dishes.filter((_, dish) => !leftOut.includes(dish)).map(({ eatenAt }) => eatenAt)
  const later = times.filter((time) => time >= now)
  return Math.min(...(later.length > 0 ? later : [Math.max(...times)]))
}

/** What is different in an evening. */
export function changeOf(before: Evening, after: Evening, now: Minute): Change {
  const moves: Moved[] = []
  const stays: PlannedStep[] = []
  for (const step of after.steps) {
    if (stateOf(after, step) !== 'open') continue
    const was = before.steps.find((one) => one.dish === step.dish && one.step === step.step)
    if (was && was.start !== step.start) moves.push({ step, before: was.start })
    else stays.push(step)
  }
  const waits = after.dishes.flatMap((dish, index): Waiting[] => {
    if (after.leftOut.includes(index)) return []
    const [was, is] = [standingOf(before, index), standingOf(after, index)]
    if (was.minutes === is.minutes) return []
    return [
      {
        dish: index,
        before: was.minutes,
        minutes: is.minutes,
        holdsFor: dish.holdsFor,
        isOver: is.isOver,
        keeping: keepingOf(dish),
      },
    ]
  })
  const firstBefore = nextTable({ ...before, leftOut: after.leftOut }, now)
  return {
    evening: after,
    table: nextTable(after, now),
    tableBefore: firstBefore,
    moves,
    stays,
    waits,
  }
}
