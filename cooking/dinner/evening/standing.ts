import type { DinnerDish, Minute, PlannedStep } from '../dinner.ts'

/** How long food of a dish stands. */
export interface Standing {
  readonly minutes: Minute
  /** Whether it stands for longer than is good for it somewhere. */
  readonly isOver: boolean
}

/** How long a dish stands in a plan: after its waits, and once it is ready. What is dry is not counted. */
export function standingOf(
  { dishes, steps }: { dishes: readonly DinnerDish[]; steps: readonly PlannedStep[] },
  index: number,
): Standing {
  const dish = dishes[index]!
  const own = steps.filter((one) => one.dish === index).toSorted((a, b) => a.step - b.step)
  let minutes = 0
  let isOver = false
  for (const [at, one] of own.entries()) {
    const { wait, isDry, standsFor } = dish.steps[one.step]!
    const isEnd = at === own.length - 1
    if (!isEnd && (wait === 0 || isDry)) continue
    const next = own.slice(at + 1).find(({ step }) => !dish.steps[step]!.isMeanwhile)
    const stands = Math.max(0, (next?.start ?? dish.eatenAt) - one.waitEnd)
    minutes += stands
    isOver ||= stands > (isEnd ? dish.holdsFor : standsFor)
  }
  return { minutes, isOver }
}
