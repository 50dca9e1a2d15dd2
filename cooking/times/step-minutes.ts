/** What a step takes, in minutes. */
export interface StepMinutes {
  /** Work; undefined where the recipe does not say. */
  readonly hands: number | undefined
  /** Waits that need no attention, at the longest. */
  readonly passive: number
  /** Whether it is done while the step before waits. */
  readonly isMeanwhile: boolean
}

/**
 * Active and total minutes of steps. A step takes its work and its passive times; one that is done
 * meanwhile begins while the step before waits. Undefined unless all steps state their work.
 */
export function minutesInAll(
  steps: readonly StepMinutes[],
): { active: number; total: number } | undefined {
  let [active, cookIsFree, allIsDone] = [0, 0, 0]
  for (const { hands, passive, isMeanwhile } of steps) {
    if (hands === undefined) return undefined
    active += hands
    cookIsFree = (isMeanwhile ? cookIsFree : allIsDone) + hands
    allIsDone = Math.max(allIsDone, cookIsFree + passive)
  }
  return { active: Math.ceil(active), total: Math.ceil(allIsDone) }
}
