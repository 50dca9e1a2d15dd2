import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design-system/button/button.tsx'
import { ChevronDown, ChevronUp } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link ExpandableList}. */
export interface ExpandableListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** All items. */
  items: readonly Item[]
  /** How many are shown at first. With no more than that there is no button. */
  limit: number
  /** Renders one item; the list makes the `<li>`. */
  renderItem: (item: Item) => ReactNode
  /** Stable key of an item. */
  keyOf: (item: Item) => string | number
  /** Items that stay visible when collapsed, such as chosen ones. @default none */
  isKept?: (item: Item) => boolean
  /** Label of the button that expands. @default "Show 5 more" */
  moreLabel?: (hidden: number) => string
  /** Label of the button that collapses. @default "Show less" */
  lessLabel?: string
  /** Variant of the button. @default 'quiet' */
  buttonVariant?: 'quiet' | 'bare'
}

/**
 * The first items of a list, and a button for the rest. Expanding moves the focus to the first new
 * item; collapsing keeps it on the button and scrolls the button into view.
 */
export function ExpandableList<Item>({
  items,
  limit,
  renderItem,
  keyOf,
  isKept,
  moreLabel,
  lessLabel,
  buttonVariant = 'quiet',
  className,
  ...props
}: ExpandableListProps<Item>) {
  const messages = useMessages()
  const id = useId()
  const [expanded, setExpanded] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const always = items.filter((item, index) => index < limit || isKept?.(item))
  const hidden = items.length - always.length
  const shown = expanded ? items : always
  const firstNew = items.findIndex((item) => !always.includes(item))

  const toggle = () => {
    flushSync(() => setExpanded(!expanded))
    if (expanded) {
      button.current?.scrollIntoView({ block: 'nearest' })
      return
    }
    const first = list.current?.children[firstNew]
    if (first instanceof HTMLElement) first.focus()
  }

  return (
    <div data-slot="expandable-list" data-state={expanded ? 'expanded' : 'collapsed'}>
      <ul ref={list} id={id} className={className} {...props}>
        {shown.map((item, index) => (
          <li key={keyOf(item)} tabIndex={expanded && index === firstNew ? -1 : undefined}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          ref={button}
          variant={buttonVariant}
          iconEnd={expanded ? ChevronUp : ChevronDown}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={toggle}
          className={cn('mt-4 noscript:hidden', buttonVariant === 'bare' && '-ms-2.5')}
        >
          {expanded
            ? (lessLabel ?? messages.showLess)
            : (moreLabel?.(hidden) ?? messages.showMore(hidden))}
        </Button>
      )}
    </div>
  )
}
