import type { ReactNode } from 'react'
import { SectionHead } from '#design-system/section-head/section-head.tsx'

/** Props of {@link Section}. */
export interface SectionProps {
  /** Target of links such as `#comments`. */
  id: string
  title: string
  /** Number after the title. */
  count?: number | undefined
  /** Content at the end of the title's line, such as a counter. */
  trailing?: ReactNode
  children: ReactNode
}

/** A part of the recipe page with a heading. */
export function Section({ id, title, count, trailing, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="page-column page-part tablet:scroll-mt-16 outline-none"
    >
      <SectionHead headingId={`${id}-title`} title={title} count={count} trailing={trailing} />
      {children}
    </section>
  )
}
