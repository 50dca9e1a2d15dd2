import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'aria-label' | 'value'> {
  /** Accessible name. */
  label: string
  /** Value, 0 to `max`; undefined for an indeterminate progress. */
  value?: number
  /** The end. @default 100 */
  max?: number
}

/** A native `<progress>` with a name. */
export function Progress({ label, value, max = 100, className, ...props }: ProgressProps) {
  return (
    <progress
      data-slot="progress"
      aria-label={label}
      value={value}
      max={max}
      className={cn(
        'h-1.5 w-full appearance-none overflow-hidden rounded-chip bg-tint-strong [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-tint-strong [&::-webkit-progress-value]:bg-action indeterminate:animate-breathe forced-colors:appearance-auto',
        className,
      )}
      {...props}
    />
  )
}
