import type { TimerView } from '#design-system/kitchen/timer.types.ts'

/** Seconds until the first bell of a range; null without a range, and when it has rung. */
export function firstBellIn({
  left,
  total,
  first,
}: Pick<TimerView, 'left' | 'total' | 'first'>): number | null {
  if (first === null) return null
  const seconds = left - (total - first)
  return seconds > 0 ? seconds : null
}
