import { Board, type Occupied } from '../board.ts'
import { Course } from '../course.ts'
import type { DinnerDish, DinnerPlan, Kitchen, Minute, PlannedStep } from '../dinner.ts'
import { type Keeping, keepingOf } from '../evening/keeping.ts'
import { standingOf } from '../evening/standing.ts'
import { isMovable } from '../slide.ts'
import type { Unit } from '../units.ts'

/** Smaller moves are not worth a sentence. */
const MOVED_MIN = 5
/** A wait that decides which dish goes first. */
const LONG_MINUTES = 60

/** Why something is not as late as its dish alone would have it. */
export type InTheWay =
  /** Another dish has the oven at another heat, a ring, or the hands. */
  | {
      readonly kind: 'oven' | 'ring' | 'hands'
      readonly dish: number
      readonly step: number
      /** Minutes by which it is earlier. */
      readonly minutes: Minute
      readonly by: { readonly dish: number; readonly step: number }
    }
  /** The first dish has to wait for so long by itself. */
  | {
      readonly kind: 'wait'
      readonly dish: number
      readonly step: number
      readonly minutes: Minute
      /** When it begins to wait. */
      readonly from: Minute
    }
  /** A dish is ready before it is eaten, or stands in between. */
  | {
      readonly kind: 'stands'
      readonly dish: number
      readonly minutes: Minute
      readonly keeping: Keeping
    }

/** Each thing that was moved in a plan, and why. Nothing, if every dish goes as if it were alone. */
export function inTheWayOf(
  plan: DinnerPlan,
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
): InTheWay[] {
  const stands = dishes.flatMap((dish, index): InTheWay[] => {
    const { minutes } = standingOf({ dishes, steps: plan.steps }, index)
    const isCold = keepingOf(dish) === 'cold'
    return minutes === 0 || isCold
      ? []
      : [{ kind: 'stands', dish: index, minutes, keeping: keepingOf(dish) }]
  })
  const moved = dishes.flatMap((_, dish) => movedOf(plan.steps, dishes, kitchen, dish))
  return [...longWait(plan, dishes), ...moved, ...stands]
}

/** The wait for which the first dish goes first. */
function longWait({ steps }: DinnerPlan, dishes: readonly DinnerDish[]): InTheWay[] {
  const first = steps[0]
  if (!first || dishes.length < 2) return []
  const waits = steps.filter((one) => {
    const { wait, oven, usesRing } = dishes[one.dish]!.steps[one.step]!
    return one.dish === first.dish && wait >= LONG_MINUTES && !oven && !usesRing
  })
  return waits.slice(0, 1).map(({ dish, step, handsEnd, waitEnd }) => ({
    kind: 'wait',
    dish,
    step,
    minutes: waitEnd - handsEnd,
    from: handsEnd,
  }))
}

const KINDS = ['oven', 'ring', 'hands'] as const

function movedOf(
  steps: readonly PlannedStep[],
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
  dish: number,
): InTheWay[] {
  const others = steps.filter((one) => one.dish !== dish)
  const course = new Course(dishes[dish]!)
  const moved: InTheWay[] = []
  while (course.next) {
    const unit = course.next
    const { upTo } = course.span()
    const own = steps.find((one) => one.dish === dish && one.step === unit.parts[0]!.step)
    // It is left out.
    if (!own) break
    const oven = steps.find(
      (one) => one.dish === dish && isPartOf(unit, one) && one.oven !== undefined,
    )
    const place = { cook: own.cook, oven: oven?.oven ?? 0 }
    const isSlid = unit.parts.length === 1 && isMovable(dishes[dish]!, own.step)
    if (upTo - own.start >= MOVED_MIN && !isSlid) {
      const causes = KINDS.map((kind) => {
        const board = new Board(kitchen, occupiedBy(others, dishes, kind))
        const at = board.latestStart(unit, place, upTo, -Infinity) ?? -Infinity
        return { kind, minutes: upTo - Math.max(at, own.start) }
      })
      const worst = causes.reduce((most, one) => (one.minutes > most.minutes ? one : most))
      const by = blockerOf(others, dishes, worst.kind, {
        ...place,
        from: own.start,
        to: upTo + unit.length,
      })
      if (worst.minutes >= MOVED_MIN && by)
        moved.push({
          kind: worst.kind,
          dish,
          step: own.step,
          minutes: upTo - own.start,
          by: { dish: by.dish, step: by.step },
        })
    }
    course.start({ dish, unit, ...place, start: own.start })
  }
  return moved.toReversed()
}

function isPartOf({ parts }: Unit, { step }: PlannedStep): boolean {
  return parts.some((part) => part.step === step)
}

/** What steps take of one thing in the kitchen. */
function occupiedBy(
  steps: readonly PlannedStep[],
  dishes: readonly DinnerDish[],
  kind: (typeof KINDS)[number],
): Occupied {
  const stepOf = ({ dish, step }: PlannedStep) => dishes[dish]!.steps[step]!
  const isHands = kind === 'hands'
  const isRing = kind === 'ring'
  return {
    hands: isHands
      ? steps
          .filter(({ start, handsEnd }) => handsEnd > start)
          .map(({ cook, dish, start: from, handsEnd: to }) => ({ cook, dish, from, to }))
      : [],
    rings: isRing
      ? steps
          .filter((one) => stepOf(one).usesRing && one.waitEnd > one.start)
          .map(({ start: from, waitEnd: to }) => ({ from, to }))
      : [],
    ovens:
      kind === 'oven'
        ? steps
            .filter(({ oven }) => oven !== undefined)
            .map((one) => ({
              oven: one.oven!,
              from: one.handsEnd,
              to: one.waitEnd,
              use: stepOf(one).oven!,
            }))
        : [],
  }
}

/** What takes most of something from one minute to another. */
function blockerOf(
  steps: readonly PlannedStep[],
  dishes: readonly DinnerDish[],
  kind: (typeof KINDS)[number],
  { cook, oven, from, to }: { cook: number; oven: number; from: Minute; to: Minute },
): PlannedStep | undefined {
  const taken = steps.flatMap((one) => {
    const [start, end] = kind === 'hands' ? [one.start, one.handsEnd] : [one.handsEnd, one.waitEnd]
    const isThere =
      kind === 'hands'
        ? one.cook === cook
        : kind === 'oven'
          ? one.oven === oven
          : dishes[one.dish]!.steps[one.step]!.usesRing
    return isThere ? [{ one, minutes: Math.min(end, to) - Math.max(start, from) }] : []
  })
  return taken.toSorted((a, b) => b.minutes - a.minutes)[0]?.one
}
