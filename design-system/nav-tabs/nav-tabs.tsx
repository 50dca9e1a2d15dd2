import type { ComponentProps, CSSProperties } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'

/** One area that {@link NavTabs} leads to. */
export interface NavTab {
  /** Where it leads. */
  href: string
  /** Its words. */
  label: string
  /** Its drawing, which a bar shows above the words and a list before them. */
  icon: IconDrawing
  /** Whether the page belongs to it. @default false @selector [aria-current="page"] */
  isCurrent?: boolean
}

/** Props of {@link NavTabs}; the rest goes to the `<nav>`. */
export interface NavTabsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the navigation: "Main". */
  label: string
  /** The areas, in their order. */
  tabs: readonly NavTab[]
  /** Words in a row, at the head of a page, or a bar of drawings and words for thumbs. @default 'row' */
  look?: 'row' | 'bar'
}

const NAV = {
  row: 'flex',
  // As many columns as there will be links, so that none moves while the page still comes in.
  bar: 'grid grid-cols-[repeat(var(--tabs),minmax(0,1fr))] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
}

/** What the links have in common wherever they stand. */
export const TAB =
  'relative font-medium text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink'

const LOOKS = {
  row: 'inline-flex items-center text-label [--rim-offset:-1px] hover:text-ink aria-[current=page]:rim-under',
  bar: 'grid min-w-0 justify-items-center gap-0.5 pt-2.5 pb-1.5 text-bar [--rim-offset:calc(100%-6px)] aria-[current=page]:rim-under',
}

/**
 * Links to the areas of an application, the current one marked. They lead to other pages, so they are
 * links in a `<nav>` and no `role=tab`: Tab goes from one to the next.
 */
export function NavTabs({ label, tabs, look = 'row', className, style, ...props }: NavTabsProps) {
  return (
    <nav
      data-slot="nav-tabs"
      data-look={look}
      aria-label={label}
      className={cn(NAV[look], className)}
      style={{ '--tabs': tabs.length, ...style } as CSSProperties}
      {...props}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={cn(TAB, LOOKS[look])}
        >
          {look === 'bar' && <Icon of={tab.icon} size="l" />}
          <span className={look === 'bar' ? 'max-w-full truncate px-0.5' : undefined}>
            {tab.label}
          </span>
        </Link>
      ))}
    </nav>
  )
}
