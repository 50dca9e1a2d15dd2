import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link Scroller}. */
export interface ScrollerProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** What is read there: its accessible name. */
  label: string
}

/** Words that scroll where they do not fit; the keyboard reaches them to scroll. */
export function Scroller({ label, className, ...props }: ScrollerProps) {
  return (
    <div
      role="group"
      aria-label={label}
      // Safari lets no keyboard into a scrolling box by itself.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...props}
      className={cn('overflow-auto focus-visible:-outline-offset-3', className)}
    />
  )
}
