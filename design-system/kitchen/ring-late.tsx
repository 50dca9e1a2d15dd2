import type { RingLateProps } from '#design-system/kitchen/timer.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Clock } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Says in a ring that it is late, and why; the sign of doneness stays the largest. */
export function RingLate({ title, text, className, ...props }: RingLateProps) {
  return (
    <p data-slot="ring-late" className={cn('ring-late', className)} {...props}>
      <Icon of={Clock} />
      <span>
        <b>{title}</b> {text}
      </span>
    </p>
  )
}
