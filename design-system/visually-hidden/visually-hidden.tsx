import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Text for screen readers only. Renders a `<span>`; it never takes the focus. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={cn('sr-only', className)} {...props} />
}
