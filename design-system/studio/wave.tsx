import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Half of its height, in its own units. */
const MIDDLE = 20
/** A peak that is silence is still a dot. */
const LEAST = 0.6

/** Props of {@link Wave}. */
export interface WaveProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Loudest samples of equal parts, from 0 to 1. */
  peaks: ArrayLike<number>
}

/** Path of a wave: a stroke for each peak, around the middle. */
function pathOf(peaks: ArrayLike<number>): string {
  return Array.from(peaks, (peak, index) => {
    const half = Math.max(LEAST, Math.min(1, peak) * (MIDDLE - 1))
    return `M${index + 0.5} ${(MIDDLE - half).toFixed(1)}V${(MIDDLE + half).toFixed(1)}`
  }).join('')
}

/** A wave of sound, as wide and high as its place. */
export function Wave({ peaks, className, ...props }: WaveProps) {
  return (
    <svg
      data-slot="wave"
      viewBox={`0 0 ${Math.max(1, peaks.length)} ${2 * MIDDLE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn('stage-wave', className)}
      {...props}
    >
      <path
        d={pathOf(peaks)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
