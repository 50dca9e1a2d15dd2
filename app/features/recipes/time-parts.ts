import type { HowToStep, StepTime } from '#contract/recipes/how-to.ts'
import { MINUTES_OF_UNIT, type WaitKind } from '#contract/recipes/words.ts'

/** A stretch of a recipe's time: work, or a kind of wait. */
export interface TimePart {
  kind: 'work' | WaitKind
  /** Above 0. */
  minutes: number
}

/** Minutes of a step's time; the earlier end of a range. */
export function minutesOfTime({ Min, Unit }: StepTime): number {
  return Min * MINUTES_OF_UNIT[Unit]
}

/**
 * The times of a recipe one after the other, work before the waits of each step. Work that is done
 * while an earlier step waits takes no time of its own. Undefined unless every step states its work,
 * because the waits are then unknown.
 */
export function timeParts(steps: readonly HowToStep[]): TimePart[] | undefined {
  const parts: TimePart[] = []
  const add = (kind: TimePart['kind'], minutes: number) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.minutes += minutes
    else if (minutes > 0) parts.push({ kind, minutes })
  }
  for (const { Hands, Meanwhile, Times = [] } of steps) {
    if (Hands === undefined) return undefined
    if (!Meanwhile) add('work', Hands)
    for (const time of Times) {
      if (time.Passive) add(time.Kind ?? 'rest', minutesOfTime(time))
    }
  }
  return parts.some(({ kind }) => kind !== 'work') ? parts : undefined
}

/** Minutes of each kind in the order of first appearance; work during a wait counts as work, too. */
export function totalsOf(
  parts: readonly TimePart[],
  steps: readonly Pick<HowToStep, 'Hands' | 'Meanwhile'>[],
): TimePart[] {
  const totals = new Map<TimePart['kind'], number>()
  const add = (kind: TimePart['kind'], minutes: number) =>
    totals.set(kind, (totals.get(kind) ?? 0) + minutes)
  for (const { kind, minutes } of parts) add(kind, minutes)
  for (const { Hands = 0, Meanwhile } of steps) if (Meanwhile) add('work', Hands)
  return Array.from(totals, ([kind, minutes]) => ({ kind, minutes }))
}
