import * as RadixTabs from '@radix-ui/react-tabs'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useDesignSystem } from '#design-system/provider/context.ts'

/** One tab with its panel. */
export interface TabItem {
  /** Stable key. */
  value: string
  /** Label of the tab. */
  label: ReactNode
  /** Number of items in its panel; 0 is shown, too. */
  count?: number
  /** Content of the panel. */
  content: ReactNode
  /** Cannot be chosen now. @default false @selector [data-disabled] */
  disabled?: boolean
}

/** Props of {@link Tabs}: those of a `<div>`. */
export interface TabsProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'dir' | 'value'
> {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs. Every one has a panel. */
  items: readonly TabItem[]
  /** Key of the chosen tab, when controlled. */
  value?: string
  /** Key of the initial tab. @default the first */
  defaultValue?: string
  /** Called with a newly chosen tab. */
  onValueChange?: (value: string) => void
  /**
   * `manual` when panels fetch: arrows then only move the focus, Enter chooses. @default
   * 'automatic'
   */
  activation?: 'automatic' | 'manual'
}

/** Tabs within a page (APG tabs). Tabs that change the address are links in a `<nav>` instead. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  ...props
}: TabsProps) {
  const { dir, language } = useDesignSystem()
  return (
    <RadixTabs.Root
      data-slot="tabs"
      dir={dir}
      activationMode={activation}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onValueChange}
      {...props}
    >
      <RadixTabs.List
        aria-label={label}
        className="flex gap-4 overflow-x-auto border-b border-line px-1 pb-2 -mx-2 [scrollbar-width:none]"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={cn(
              'relative min-h-target shrink-0 rounded-chip px-1 font-medium whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink',
              'data-disabled:cursor-not-allowed data-disabled:text-line-control forced-colors:data-disabled:text-[GrayText]',
              '[--rim-offset:-8px] data-[state=active]:rim-under data-[state=active]:font-semibold data-[state=active]:text-ink',
            )}
          >
            {item.label}{' '}
            {item.count !== undefined && (
              <small className="text-caption font-medium text-ink-soft">
                {item.count.toLocaleString(language)}
              </small>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="rounded-chip pt-6">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
