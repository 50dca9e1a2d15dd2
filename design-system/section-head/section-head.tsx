import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link SectionHead}. */
export interface SectionHeadProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Text of the heading. */
  title: ReactNode
  /** Secondary text after the heading, such as a count. */
  count?: ReactNode
  /** A link or control at the right end of the same line. */
  trailing?: ReactNode
  /** Level of the heading. @default 'h2' */
  level?: 'h1' | 'h2' | 'h3'
  /** Id of the heading, for `aria-labelledby` of its section. */
  headingId?: string
  /** The double rim above. Not for small headings, and not twice within 200 px. @default true */
  rim?: boolean
}

/** Head of a page section: rim, heading, and a link or control at the end of the line. */
export function SectionHead({
  title,
  count,
  trailing,
  level: Heading = 'h2',
  headingId,
  rim = true,
  className,
  ...props
}: SectionHeadProps) {
  return (
    <div data-slot="section-head" className={cn(rim && 'rim', 'mb-6', className)} {...props}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <Heading id={headingId} className="text-title">
          {title}
          {/* The space is outside of the number: otherwise some readers take both for one word. */}
          {count !== undefined && (
            <>
              {' '}
              <span className="font-regular text-ink-soft">{count}</span>
            </>
          )}
        </Heading>
        {trailing}
      </div>
    </div>
  )
}
