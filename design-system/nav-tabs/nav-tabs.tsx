import { useCallback, type ComponentProps } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'

/** One area that {@link NavTabs} leads to. */
export interface NavTab {
  /** Where it leads. */
  href: string
  /** Its words. */
  label: string
  /** Its drawing, which the bar shows above the words. */
  icon: IconDrawing
  /** Whether the page belongs to it. @default false @selector [aria-current="page"] */
  isCurrent?: boolean
}

/** What {@link NavTabs} also do, beside leading somewhere. */
export interface NavTabsAction {
  /** Its words. */
  label: string
  /** Its drawing. */
  icon: IconDrawing
  /** Called when it is pressed. */
  onPress: () => void
}

/** Props of {@link NavTabs}; the rest goes to the `<nav>`. */
export interface NavTabsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the navigation: "Main". */
  label: string
  /** The areas, in their order. */
  tabs: readonly NavTab[]
  /**
   * Words in a row, at the head of a page; a bar of drawings and words for thumbs; or a list beside
   * a page, which is a row to scroll where the page is narrow. @default 'row'
   */
  look?: 'row' | 'bar' | 'side'
  /** A command at the end of the list, looking like the links. */
  action?: NavTabsAction
}

const NAV = {
  row: 'flex',
  bar: 'grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
  side: 'max-desktop:-mx-gutter flex gap-1 max-desktop:overflow-x-auto max-desktop:px-gutter max-desktop:py-1 max-desktop:[scrollbar-width:none] desktop:flex-col desktop:gap-0',
}

const TAB =
  'relative font-medium text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink'

const LOOKS = {
  row: 'inline-flex items-center text-label [--rim-offset:-1px] hover:text-ink aria-[current=page]:rim-under',
  bar: 'grid min-w-0 justify-items-center gap-0.5 pt-2.5 pb-1.5 text-bar [--rim-offset:calc(100%-6px)] aria-[current=page]:rim-under',
  side: 'flex min-h-target flex-none items-center gap-3 rounded-control border-transparent px-3 text-label hover:bg-tint hover:text-ink aria-[current=page]:border-rim aria-[current=page]:bg-tint max-desktop:border-b-3 max-desktop:whitespace-nowrap desktop:border-s-3 forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]',
}

/**
 * Links to the areas of an application, the current one marked. They lead to other pages, so they are
 * links in a `<nav>` and no `role=tab`: Tab goes from one to the next.
 */
export function NavTabs({ label, tabs, look = 'row', action, className, ...props }: NavTabsProps) {
  const current = useCurrentInSight(look === 'side')
  return (
    <nav
      data-slot="nav-tabs"
      data-look={look}
      aria-label={label}
      className={cn(NAV[look], className)}
      {...props}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          ref={tab.isCurrent ? current : undefined}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={cn(TAB, LOOKS[look])}
        >
          {look !== 'row' && <Icon of={tab.icon} size={look === 'bar' ? 'l' : 'm'} />}
          <span className={look === 'bar' ? 'max-w-full truncate px-0.5' : undefined}>
            {tab.label}
          </span>
        </Link>
      ))}
      {action && (
        <button type="button" onClick={action.onPress} className={cn(TAB, LOOKS[look])}>
          {look !== 'row' && <Icon of={action.icon} size={look === 'bar' ? 'l' : 'm'} />}
          <span>{action.label}</span>
        </button>
      )}
    </nav>
  )
}

/** Brings the current tab of a row that scrolls into sight, without moving the page. */
function useCurrentInSight(scrolls: boolean) {
  return useCallback(
    (tab: HTMLAnchorElement | null) => {
      const row = tab?.parentElement
      if (!scrolls || !row) return
      const { offsetLeft, offsetWidth } = tab
      row.scrollTo({ left: offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2 })
    },
    [scrolls],
  )
}
