import { useId } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowRight } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { hitsOf, STOP } from './hit.tsx'
import type { Found, Kind } from './found.ts'

/** Props of {@link ResultGroup}. */
export interface ResultGroupProps {
  kind: Kind
  /** Heading. @default the name of the kind */
  title?: string
  found: Found
  /** The search term. */
  term: string
  /** Columns on a large screen. @default 3 */
  columns?: 1 | 2 | 3
  /** Shows only `count` results and a button for the others. */
  first?: { count: number; onShowAll: () => void }
}

const COLUMNS = {
  1: '',
  2: 'tablet:grid-cols-2',
  3: 'tablet:grid-cols-2 desktop:grid-cols-3',
} as const

/** The results of one kind with a heading; nothing without results. */
export function ResultGroup({ kind, title, found, term, columns = 3, first }: ResultGroupProps) {
  const { t, formatNumber } = useWords()
  const heading = useId()
  const hits = hitsOf(kind, found, term)
  if (hits.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-subheading">
        {title ?? t(`search.tabs.${kind}`)}
      </h3>
      <ul className={cn('grid gap-x-8', COLUMNS[columns])}>{hits.slice(0, first?.count)}</ul>
      {first && hits.length > first.count && (
        <button
          type="button"
          {...STOP}
          onClick={first.onShowAll}
          className="group/arrow mt-2 inline-flex min-h-target items-center gap-1.5 rounded-chip font-semibold text-link"
        >
          {t(`search.allOf.${kind}`, { number: formatNumber(hits.length) })}
          <Icon
            of={ArrowRight}
            className="transition-[translate] group-hover/arrow:translate-x-[3px] rtl:-scale-x-100"
          />
        </button>
      )}
    </section>
  )
}
