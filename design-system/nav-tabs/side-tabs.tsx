import type { ComponentProps } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { clickOf, type Act } from '#design-system/lib/act.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { TAB, type NavTab } from '#design-system/nav-tabs/nav-tabs.tsx'

/** Nothing is given. */
const NONE: readonly never[] = []

/** A command at the end of {@link SideTabs}. */
export interface SideTabsAction extends Act {
  /** Its drawing. */
  icon: IconDrawing
}

/** One link of {@link SideTabs}. */
export interface SideTab extends NavTab {
  /** What waits there, written in the notation of the language: "11". @default none */
  count?: string | undefined
}

/** Props of {@link SideTabs}; other props go to the `<nav>`. */
export interface SideTabsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the navigation: "Settings". */
  label: string
  /** The areas, in order. */
  items?: readonly SideTab[]
  /** @deprecated Use `items`, the word of all other lists. */
  tabs?: readonly SideTab[]
  /** A command at the end of the list, styled as the links. */
  action?: SideTabsAction
}

const SIDE_TAB =
  'flex min-h-target flex-none items-center gap-3 rounded-control border-transparent px-3 text-label hover:bg-tint hover:text-ink aria-[current=page]:border-rim aria-[current=page]:bg-tint max-desktop:border-b-3 max-desktop:whitespace-nowrap desktop:border-s-3 forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]'

/**
 * Links to the sections of one area, such as settings: a list beside the page, or a scrolling row
 * where the page is narrow.
 */
export function SideTabs({
  label,
  tabs = NONE,
  items = tabs,
  action,
  className,
  ...props
}: SideTabsProps) {
  return (
    <nav
      data-slot="side-tabs"
      aria-label={label}
      className={cn(
        'flex gap-1 max-desktop:-mx-gutter max-desktop:overflow-x-auto max-desktop:px-gutter max-desktop:py-1 max-desktop:[scrollbar-width:none] desktop:flex-col desktop:gap-0',
        className,
      )}
      {...props}
    >
      {items.map((tab) => (
        <Link
          key={tab.href}
          ref={tab.isCurrent ? revealTab : undefined}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={cn(TAB, SIDE_TAB)}
        >
          <Icon of={tab.icon} />
          <span>{tab.label}</span>
          {tab.count !== undefined && (
            <span className="ms-auto text-caption font-semibold text-ink">{tab.count}</span>
          )}
        </Link>
      ))}
      {action && (
        <button type="button" onClick={clickOf(action)} className={cn(TAB, SIDE_TAB)}>
          <Icon of={action.icon} />
          <span>{action.label}</span>
        </button>
      )}
    </nav>
  )
}

/** Scrolls the row to the current tab without scrolling the page. */
function revealTab(tab: HTMLAnchorElement | null): void {
  const row = tab?.parentElement
  if (!row) return
  const { offsetLeft, offsetWidth } = tab
  row.scrollTo({ left: offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2 })
}
