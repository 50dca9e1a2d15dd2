import type { ComponentProps, CSSProperties } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'

/** Nothing is given. */
const NONE: readonly never[] = []

/** One link of {@link NavTabs}. */
export interface NavTab {
  /** URL of the target. */
  href: string
  /** Its words. */
  label: string
  /** Icon, above the label in a bar. */
  icon: IconDrawing
  /** Whether it is the current area. @default false @selector [aria-current="page"] */
  isCurrent?: boolean
}

/** Props of {@link NavTabs}; other props go to the `<nav>`. */
export interface NavTabsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the navigation: "Main". */
  label: string
  /** The areas, in order. */
  items?: readonly NavTab[]
  /** @deprecated Use `items`, the word of all other lists. */
  tabs?: readonly NavTab[]
  /**
   * A row of labels at the top of a page, or a bar of icons and labels at the bottom of a phone.
   * @default 'row'
   */
  variant?: 'row' | 'bar'
}

const NAV = {
  row: 'flex flex-wrap',
  // The number of columns is fixed, so that links do not move while the HTML is still streaming in.
  bar: 'grid grid-cols-[repeat(var(--tabs),minmax(min-content,1fr))] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
}

/** Classes of a link in both variants. */
export const TAB =
  'relative font-medium text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink'

const VARIANTS = {
  row: 'inline-flex items-center text-label [--rim-offset:-1px] hover:text-ink aria-[current=page]:rim-under',
  bar: 'grid min-w-0 justify-items-center gap-0.5 pt-2.5 pb-1.5 text-bar text-[length:min(var(--text-bar),3.75vw)] [--rim-offset:calc(100%-6px)] aria-[current=page]:rim-under',
}

/**
 * Links to the areas of an application, the current one marked. They navigate, so they are links in
 * a `<nav>` and not `role=tab`: Tab moves from one to the next.
 */
export function NavTabs({
  label,
  tabs = NONE,
  items = tabs,
  variant = 'row',
  className,
  style,
  ...props
}: NavTabsProps) {
  return (
    <nav
      data-slot="nav-tabs"
      data-variant={variant}
      aria-label={label}
      className={cn(NAV[variant], className)}
      style={{ '--tabs': items.length, ...style } as CSSProperties}
      {...props}
    >
      {items.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={cn(TAB, VARIANTS[variant])}
        >
          {variant === 'bar' && <Icon of={tab.icon} size="l" />}
          <span className={variant === 'bar' ? 'px-0.5 text-center' : undefined}>{tab.label}</span>
        </Link>
      ))}
    </nav>
  )
}
