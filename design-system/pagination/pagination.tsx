import type { ComponentProps, ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '#design-system/icon/lucide.ts'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { pageSlots } from '#design-system/pagination/pagination.logic.ts'
import { useMessages } from '#design-system/provider/context.ts'

const SLOT =
  'grid h-target min-w-target place-items-center rounded-control font-medium aria-disabled:text-line-control'

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, 1-based. */
  page: number
  /** Number of pages. With one or none nothing is rendered. */
  pageCount: number
  /** URL of a page. */
  hrefOf: (page: number) => string
}

/** Links to numbered pages, between two arrows. */
export function Pagination({ page, pageCount, hrefOf, className, ...props }: PaginationProps) {
  const { pagination: words } = useMessages()
  if (pageCount <= 1) return null
  return (
    <nav
      data-slot="pagination"
      aria-label={words.label}
      className={cn('flex justify-center', className)}
      {...props}
    >
      <ul className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 max-tablet:gap-x-0">
        <Arrow label={words.previous} icon={ChevronLeft} href={page > 1 && hrefOf(page - 1)} />
        {pageSlots(page, pageCount).map((slot, index) =>
          slot === 'gap' ? (
            // oxlint-disable-next-line react/no-array-index-key -- at most two gaps, one on each side
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={slot}>
              <Link
                href={hrefOf(slot)}
                aria-label={words.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                className={cn(
                  SLOT,
                  'hover:bg-tint aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-ground forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:forced-color-adjust-none',
                )}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
        <Arrow label={words.next} icon={ChevronRight} href={page < pageCount && hrefOf(page + 1)} />
      </ul>
    </nav>
  )
}

function Arrow({
  label,
  icon,
  href,
}: {
  label: string
  icon: IconDrawing
  href: string | false
}): ReactNode {
  const drawing = <Icon of={icon} className="rtl:-scale-x-100" />
  return (
    <li>
      {href === false ? (
        <span role="link" aria-disabled="true" aria-label={label} className={SLOT}>
          {drawing}
        </span>
      ) : (
        <Link href={href} aria-label={label} className={cn(SLOT, 'hover:bg-tint')}>
          {drawing}
        </Link>
      )}
    </li>
  )
}
