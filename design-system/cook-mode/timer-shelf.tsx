import { Children } from 'react'
import type { TimerShelfProps } from '#design-system/cook-mode/timer.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** The timers above the foot: one or two cells, and how many more there are. */
export function TimerShelf({ more = 0, onMore, className, children, ...props }: TimerShelfProps) {
  const { timer } = useMessages().cook
  const count = Children.toArray(children).length + (more > 0 ? 1 : 0)
  return (
    <section
      data-slot="timer-shelf"
      data-count={count}
      aria-label={timer.label}
      className={cn('timer-shelf', className)}
      {...props}
    >
      {children}
      {more > 0 && (
        <button type="button" onClick={onMore} className="timer-more">
          +{more} <small>{timer.more(more)}</small>
        </button>
      )}
    </section>
  )
}
