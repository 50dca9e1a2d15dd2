import type { Minute, PlannedStep } from '../dinner.ts'
import { earliestOf, FREE_MIN, GAP_MIN, isMovable } from '../slide.ts'
import { type Evening, inOrder } from './evening.ts'
import type { Rest } from './rest.ts'

/**
 * Moves up what an evening has left: cold work to what its cook has done before, with free stretches as long as they
 * are in a plan, and what a bell asks for to its bell. The order stays.
 */
export function pulledForward(evening: Evening, { fixed }: Rest, now: Minute): PlannedStep[] {
  const isFixed = new Set(fixed.steps)
  const steps = [...evening.steps]
  const free = new Map<number, Minute>()
  const hasNext = new Set<number>()
  for (const [index, planned] of steps.entries()) {
    const { cook, start, handsEnd } = planned
    if (handsEnd === start) continue
    const before = free.get(cook)
    const isNext = !isFixed.has(planned) && !hasNext.has(cook)
    const until = isNext ? Math.max(before ?? -Infinity, fixed.busyUntil[cook]!) : before
    const moved =
      isFixed.has(planned) || until === undefined
        ? planned
        : movedTo(
            planned,
            Math.max(
              now,
              Math.min(
                coldStart(evening, steps, planned, { before: before ?? now, until, isNext }),
                bellStart(evening, fixed.steps, steps, planned, until),
              ),
            ),
          )
    if (isNext) hasNext.add(cook)
    steps[index] = moved
    free.set(cook, Math.max(before ?? -Infinity, moved.handsEnd))
  }
  return inOrder(steps)
}

/** A step that begins earlier than planned. */
function movedTo(planned: PlannedStep, start: Minute): PlannedStep {
  const by = Math.max(0, planned.start - start)
  const { handsEnd, waitEnd } = planned
  return { ...planned, start: planned.start - by, handsEnd: handsEnd - by, waitEnd: waitEnd - by }
}

interface Gap {
  /** When the block before it ends. */
  readonly before: Minute
  /** When the cook can begin. */
  readonly until: Minute
  /** Whether the cook has nothing else in between. */
  readonly isNext: boolean
}

function coldStart(
  { dishes }: Evening,
  steps: readonly PlannedStep[],
  planned: PlannedStep,
  { before, until, isNext }: Gap,
): Minute {
  const dish = dishes[planned.dish]!
  const gap = planned.start - before
  const isShort = gap < GAP_MIN && !isNext
  if (isShort || !isMovable(dish, planned.step)) return planned.start
  const from = gap >= FREE_MIN ? Math.max(before + FREE_MIN, until) : until
  return Math.max(from, earliestOf(planned, dish, steps))
}

/** When a step begins that follows a bell which rings, or has rung: then, if its food may stand afterwards. */
function bellStart(
  { dishes }: Evening,
  fixed: readonly PlannedStep[],
  steps: readonly PlannedStep[],
  planned: PlannedStep,
  until: Minute,
): Minute {
  const dish = dishes[planned.dish]!
  const { wait, oven, usesRing, isMeanwhile, standsFor } = dish.steps[planned.step]!
  const isHeated = ({ step }: PlannedStep) =>
    dish.steps[step]!.wait > 0 &&
    (dish.steps[step]!.oven !== undefined || dish.steps[step]!.usesRing)
  const own = steps.filter((one) => one.dish === planned.dish)
  const earlier = own.filter(({ step }) => step < planned.step)
  const bell = earlier.toSorted((a, b) => b.step - a.step).find(isHeated)
  const isAsked = bell && fixed.some(({ dish: of, step }) => of === bell.dish && step === bell.step)
  if (!isAsked || isMeanwhile || oven || usesRing) return planned.start
  const later = own.filter(({ step }) => step > planned.step)
  const next = later
    .filter(({ step }) => !dish.steps[step]!.isMeanwhile)
    .toSorted((a, b) => a.step - b.step)[0]
  const end = later.length === 0 ? dish.holdsFor : wait > 0 ? standsFor : Infinity
  const stands = (next?.start ?? dish.eatenAt) - end - (planned.waitEnd - planned.start)
  const ends = earlier.map(({ waitEnd }) => waitEnd)
  return Math.max(until, stands, ...ends)
}
