import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { Progress } from '#design-system/progress/progress.tsx'
import { roundTimeLeft } from '#design-system/task-progress/time-left.ts'
import { useLanguage, useMessages } from '#design-system/provider/context.ts'

/** Props of {@link TaskProgress}; other props go to its root, a `<div>`. */
export interface TaskProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being done; visible, and the name of the bar. */
  label: string
  /** How much is done, 0 to `max`; undefined while that is not known. */
  value?: number
  /** The end. @default 100 */
  max?: number
  /** How much is done, in words. @default "29 of 37" */
  done?: ReactNode
  /** Seconds until the end; undefined hides the estimate. It is rounded up to minutes or hours. */
  secondsLeft?: number
  /** Buttons such as Pause and Cancel. */
  actions?: ReactNode
}

/**
 * Progress of a task that takes longer than a few seconds: what it is, how much is done, how long it
 * still takes, and what can be done about it. Announce its end, never each step.
 */
export function TaskProgress({
  label,
  value,
  max = 100,
  done,
  secondsLeft,
  actions,
  className,
  ...props
}: TaskProgressProps) {
  const { task } = useMessages()
  const language = useLanguage()
  const id = useId()
  const write = (number: number) => number.toLocaleString(language)
  const words = done ?? (value === undefined ? undefined : task.done(write(value), write(max)))
  return (
    <div data-slot="task-progress" className={cn('grid gap-2', className)} {...props}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{label}</b>{' '}
          <span id={`${id}-done`} className="text-label text-ink-soft">
            {words}
            {words !== undefined && secondsLeft !== undefined && ', '}
            {secondsLeft !== undefined && <TimeLeftWords seconds={secondsLeft} />}
          </span>
        </p>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <Progress label={label} value={value} max={max} aria-describedby={`${id}-done`} />
    </div>
  )
}

function TimeLeftWords({ seconds }: { seconds: number }) {
  const { left } = useMessages().task
  const time = roundTimeLeft(seconds)
  return time.unit === 'seconds' ? left.seconds : left[time.unit](time.count)
}
