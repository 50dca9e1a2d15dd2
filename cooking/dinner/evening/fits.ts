import { Board } from '../board.ts'
import { Course } from '../course.ts'
import type { Kitchen, Minute, PlannedStep } from '../dinner.ts'
import type { Placed } from '../placed.ts'
import type { Rest } from './rest.ts'

/** Steps where they are planned. */
interface AsPlanned {
  readonly placed: readonly Placed[]
  /** Minutes that food stands which has begun to wait, much more if that harms it. */
  readonly standing: number
}

/**
 * Steps of a plan as they are planned, all of them later by some minutes.
 * @returns undefined when they do not keep the rules beside what is fixed
 */
export function asPlanned(
  { dishes, running }: Rest,
  kitchen: Kitchen,
  steps: readonly PlannedStep[],
  later: Minute,
): AsPlanned | undefined {
  const board = new Board(kitchen, running.occupied)
  const placed: Placed[] = []
  let standing = 0
  for (const [dish, rest] of dishes.entries()) {
    const course = new Course(rest, running.behind[dish])
    while (course.next) {
      const unit = course.next
      const ofUnit = new Set(unit.parts.map(({ step }) => rest.of[step]!))
      const own = steps.filter((one) => one.dish === dish && ofUnit.has(one.step))
      const [first] = own.toSorted((a, b) => a.step - b.step)
      if (!first) return undefined
      const start = first.start + later
      const oven = own.find((one) => one.oven !== undefined)?.oven ?? 0
      const { upTo, downTo } = course.span()
      if (start > upTo || start < downTo) return undefined
      const one = { dish, unit, cook: first.cook, oven, start }
      if (board.latestStart(unit, one, start, start) !== start) return undefined
      board.take(one)
      course.start(one)
      placed.push(one)
    }
    standing += course.standingBehind()
  }
  return { placed, standing }
}
