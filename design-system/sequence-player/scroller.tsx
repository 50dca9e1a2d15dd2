import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link Scroller}. */
export interface ScrollerProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name. */
  label: string
}

/** Text that scrolls where it does not fit. It is focusable, so that keys can scroll it. */
export function Scroller({ label, className, ...props }: ScrollerProps) {
  return (
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari does not focus scrolling boxes
      tabIndex={0}
      {...props}
      className={cn('overflow-auto focus-visible:-outline-offset-3', className)}
    />
  )
}
