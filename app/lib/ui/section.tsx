import type { ReactNode } from 'react'
import { SectionHead } from '#design-system/section-head/section-head.tsx'

/** Props of {@link Section}. */
export interface SectionProps {
  /** Where links such as `#comments` lead. */
  id: string
  title: string
  /** How many there are, after the title. */
  count?: number | undefined
  /** A counter at the end of the title's line. */
  trailing?: ReactNode
  children: ReactNode
}

/** A part of the recipe page under a heading with the rim. */
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
