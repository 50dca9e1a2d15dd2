import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** A number on the corner of an icon button. The button's label includes the number. */
export function CountBadge({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="count-badge"
      aria-hidden="true"
      className={cn(
        'absolute inset-e-px top-0.75 min-w-4.5 rounded-full bg-action px-1 text-center text-[0.6875rem] leading-[1.125rem] font-bold text-on-action forced-colors:border forced-colors:border-[CanvasText]',
        className,
      )}
      {...props}
    />
  )
}
