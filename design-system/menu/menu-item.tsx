import type { ComponentProps } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { useCloseMenu } from '#design-system/menu/menu-context.ts'

const ITEM =
  'flex min-h-target w-full items-center gap-3 rounded-control px-3 py-2 text-start text-label hover:bg-tint aria-[current=page]:font-semibold'

/** Props of {@link MenuLink}. */
export interface MenuLinkProps extends LinkProps {
  /** Icon before the text. */
  icon?: IconDrawing
}

/** A link in a menu. A press closes the menu. Other props go to the link. */
export function MenuLink({ icon, className, children, onClick, ...props }: MenuLinkProps) {
  const close = useCloseMenu()
  return (
    <li>
      <Link
        data-slot="menu-link"
        onClick={(event) => {
          close()
          onClick?.(event)
        }}
        className={cn(ITEM, className)}
        {...props}
      >
        {icon && <Icon of={icon} className="text-ink-soft" />}
        <span className="min-w-0">{children}</span>
      </Link>
    </li>
  )
}

/** Props of {@link MenuButton}. */
export interface MenuButtonProps extends ComponentProps<'button'> {
  /** Icon before the text. */
  icon?: IconDrawing
}

/**
 * A button in a menu. The menu closes and its button receives the focus before `onClick` is called,
 * so that a dialog opened by it can return the focus there.
 */
export function MenuButton({ icon, className, children, onClick, ...props }: MenuButtonProps) {
  const close = useCloseMenu()
  return (
    <li>
      <button
        data-slot="menu-button"
        type="button"
        onClick={(event) => {
          close()
          onClick?.(event)
        }}
        className={cn(ITEM, className)}
        {...props}
      >
        {icon && <Icon of={icon} className="text-ink-soft" />}
        <span className="min-w-0">{children}</span>
      </button>
    </li>
  )
}
