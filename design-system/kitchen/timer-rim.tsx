import type { CSSProperties } from 'react'
import type { TimerView } from '#design-system/kitchen/timer.types.ts'

/**
 * The rim as a clock: the thin line is the whole time, the thick one what is left of it, a notch the
 * first bell of a range. Decorative: the digits say the same.
 */
export function TimerRim({ left, total, first }: Pick<TimerView, 'left' | 'total' | 'first'>) {
  const part = (seconds: number) => `${Math.min(Math.max(seconds / total, 0), 1) * 100}%`
  return (
    <span
      aria-hidden="true"
      style={{ '--left': part(left) } as CSSProperties}
      className="timer-rim"
    >
      {first !== null && <span style={{ insetInlineStart: part(total - first) }} />}
    </span>
  )
}
