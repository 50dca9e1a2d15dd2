import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link StudioStrip}. */
export interface StudioStripProps extends ComponentProps<'section'> {
  /** "The whole film". */
  label: string
}

/** The place of `FilmMap` and `FilmMinute`, one above the other. */
export function StudioStrip({ label, className, children, ...props }: StudioStripProps) {
  return (
    <section
      data-slot="studio-strip"
      aria-label={label}
      className={cn('stage-strip', className)}
      {...props}
    >
      {children}
    </section>
  )
}
