import type { ComponentProps, ReactNode } from 'react'
import { X } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link, type LinkProps } from '#design-system/link/link.tsx'

/** A short attribute: "vegan". */
export function Tag({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="tag" className={cn('tag', className)} {...props} />
}

/** A {@link Tag} as a link to everything that has this tag. */
export function TagLink({ className, ...props }: LinkProps) {
  return (
    <Link data-slot="tag-link" className={cn('tag hover:bg-tint-strong', className)} {...props} />
  )
}

/** Props of {@link Chip}. */
export interface ChipProps extends ComponentProps<'span'> {
  /** Name of the button that removes it: "Remove tomato". */
  removeLabel: string
  /** Called when it is removed, by press or Delete. The caller moves the focus. */
  onRemove: () => void
  /** A small picture before the text. */
  picture?: ReactNode
}

/** A chosen item with a button that removes it. */
export function Chip({ removeLabel, onRemove, picture, className, children, ...props }: ChipProps) {
  return (
    <span
      data-slot="chip"
      className={cn(
        'inline-flex min-h-9 max-w-full items-center gap-1 rounded-control bg-tint ps-1 pe-0.5 text-label forced-colors:border forced-colors:border-[CanvasText]',
        className,
      )}
      {...props}
    >
      {picture}
      <span className="min-w-0 ps-2 wrap-anywhere">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        onKeyDown={(event) => event.key === 'Delete' && onRemove()}
        className="grid size-8 shrink-0 place-items-center rounded-inner -outline-offset-3 hover:bg-tint-strong focus-visible:ring-0"
      >
        <Icon of={X} size="s" />
      </button>
    </span>
  )
}
