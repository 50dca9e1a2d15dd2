import { useId } from 'react'
import type { TimerPanelProps } from '#design-system/kitchen/timer.types.ts'
import { cn } from '#design-system/lib/cn.ts'

/** The timers of a finished recipe on an ordinary page: a slice of the kitchen, dark in both themes. */
export function TimerPanel({
  heading,
  hint,
  sheet,
  className,
  children,
  ...props
}: TimerPanelProps) {
  const id = useId()
  return (
    <section
      data-slot="timer-panel"
      data-theme="dark"
      aria-labelledby={id}
      className={cn('timer-panel', className)}
      {...props}
    >
      <h2 id={id} className="timer-panel-heading">
        {heading}
      </h2>
      {hint !== undefined && <p className="timer-panel-hint">{hint}</p>}
      {children}
      {sheet}
    </section>
  )
}
