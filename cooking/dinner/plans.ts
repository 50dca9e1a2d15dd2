import type { DinnerPlan, PlannedStep } from './dinner.ts'
import type { Placed } from './placed.ts'

/** A plan, with what it is compared by. */
export interface Candidate extends DinnerPlan {
  /** Minutes that food stands, all together. */
  readonly standing: number
  /** How often a cook goes from one dish to another. */
  readonly changes: number
}

/** The plan of units that all have their times. */
export function candidateOf(placed: readonly Placed[], standing: number): Candidate {
  const steps = placed
    .flatMap(({ dish, unit, cook, oven, start }) =>
      unit.parts.map(({ step, from, handsEnd, to }): PlannedStep => ({
        dish,
        step,
        cook,
        start: start + from,
        handsEnd: start + handsEnd,
        waitEnd: start + to,
        ...(unit.oven.some((stretch) => stretch.from === handsEnd && stretch.to === to) && {
          oven,
        }),
      })),
    )
    .sort(
      (a, b) => a.start - b.start || a.handsEnd - b.handsEnd || a.dish - b.dish || a.step - b.step,
    )
  return { steps, begin: steps[0]?.start ?? 0, standing, changes: changesOf(steps) }
}

/** How often a cook goes from one dish to another. */
function changesOf(steps: readonly PlannedStep[]): number {
  const blocks = steps.filter(({ start, handsEnd }) => handsEnd > start)
  let changes = 0
  for (const own of Map.groupBy(blocks, ({ cook }) => cook).values())
    for (const [index, { dish }] of own.entries())
      if (index > 0 && own[index - 1]!.dish !== dish) changes += 1
  return changes
}

/** Whether a plan is better: begins later, then stands less, then changes less, then begins with an earlier dish. */
export function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.begin !== b.begin) return a.begin > b.begin
  if (a.standing !== b.standing) return a.standing < b.standing
  if (a.changes !== b.changes) return a.changes < b.changes
  const at = a.steps.findIndex(({ dish }, index) => dish !== b.steps[index]!.dish)
  return at >= 0 && a.steps[at]!.dish < b.steps[at]!.dish
}
