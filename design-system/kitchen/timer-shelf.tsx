import { Children } from 'react'
import type { TimerShelfProps } from '#design-system/kitchen/timer.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * The timers above the foot: two cells, four where there is room, and how many more there are. Timers
 * that only wait to be started are counted apart, so that the number agrees with those that run.
 */
export function TimerShelf({
  more = 0,
  offered = 0,
  onMore,
  className,
  children,
  ...props
}: TimerShelfProps) {
  const { timer } = useMessages().cook
  const hidden = more > 0 ? more : offered
  const cells = Children.toArray(children).length
  const count = cells + (hidden > 0 ? 1 : 0)
  return (
    <section
      data-slot="timer-shelf"
      data-count={count}
      data-cells={cells}
      aria-label={timer.label}
      className={cn('timer-shelf', className)}
      {...props}
    >
      {children}
      {hidden > 0 && (
        <button type="button" onClick={onMore} className="timer-more">
          +{hidden} <small>{more > 0 ? timer.more(more) : timer.offered}</small>
        </button>
      )}
    </section>
  )
}
