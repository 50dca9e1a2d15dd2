import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link StudioColumn}. */
export interface StudioColumnProps extends ComponentProps<'section'> {
  /** "Steps of the recipe". */
  label: string
  /** "3 of 7 steps set". */
  head: ReactNode
  /** A button beside it, such as that of suggestions. */
  tools?: ReactNode
  /** Changes when another row is to be in view. */
  inView?: string | undefined
  /** `StudioRow`s. */
  children: ReactNode
}

/**
 * The steps of the recipe, in their order. The chosen one is kept in view, below the one before it.
 */
export function StudioColumn({
  label,
  head,
  tools,
  inView,
  className,
  children,
  ...props
}: StudioColumnProps) {
  const rows = useRef<HTMLOListElement>(null)
  useEffect(() => keepInView(rows.current, inView), [inView])
  return (
    <section
      data-slot="studio-column"
      aria-label={label}
      className={cn('stage-column', className)}
      {...props}
    >
      <div className="stage-column-head">
        <h2>{head}</h2>
        {tools}
      </div>
      <ol ref={rows} className="stage-rows">
        {children}
      </ol>
    </section>
  )
}

/** Scrolls the chosen row into view, below the one before it. */
function keepInView(list: HTMLElement | null, inView: string | undefined): void {
  const chosen = list?.querySelector<HTMLElement>('[data-chosen]')
  if (inView === undefined || !list || !chosen || getComputedStyle(list).overflowY === 'visible')
    return
  const above = (chosen.previousElementSibling as HTMLElement | null) ?? chosen
  // Where only one row has room, it is the chosen one.
  const least = chosen.offsetTop + chosen.offsetHeight + 4 - list.clientHeight
  list.scrollTop = Math.max(above.offsetTop - 4, least)
}
