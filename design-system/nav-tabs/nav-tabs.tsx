import type { ComponentProps } from 'react'
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

/** Props of {@link NavTabs}; the rest goes to the `<nav>`. */
export interface NavTabsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the navigation: "Main". */
  label: string
  /** The areas, in their order. */
  tabs: readonly NavTab[]
  /** Words in a row, at the head of a page; or a bar of drawings and words for thumbs. @default 'row' */
  look?: 'row' | 'bar'
}

/**
 * Links to the areas of an application, the current one underlined. They lead to other pages, so
 * they are links in a `<nav>` and no `role=tab`: Tab goes from one to the next.
 */
export function NavTabs({ label, tabs, look, className, ...props }: NavTabsProps) {
  const isBar = look === 'bar'
  return (
    <nav
      data-slot="nav-tabs"
      aria-label={label}
      className={cn(
        isBar
          ? 'grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]'
          : 'flex',
        className,
      )}
      {...props}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={cn(
            'relative font-medium text-ink-soft aria-[current=page]:rim-under aria-[current=page]:font-semibold aria-[current=page]:text-ink',
            isBar
              ? 'grid min-w-0 justify-items-center gap-0.5 pt-2.5 pb-1.5 text-bar [--rim-offset:calc(100%-6px)]'
              : 'inline-flex items-center text-label [--rim-offset:-1px] hover:text-ink',
          )}
        >
          {isBar && <Icon of={tab.icon} size="l" />}
          <span className={isBar ? 'max-w-full truncate px-0.5' : undefined}>{tab.label}</span>
        </Link>
      ))}
    </nav>
  )
}
