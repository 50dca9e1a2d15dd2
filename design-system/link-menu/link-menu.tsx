import { useId, useRef, type ComponentProps } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Link } from '#design-system/link/link.tsx'

/** Props of {@link LinkMenu}; other props go to the element around button and list. */
export interface LinkMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of its button, and of the list: "Account". */
  label: string
  /** Icon of the button. */
  icon: IconDrawing
  /** URL of the target. */
  links: readonly { href: string; label: string }[]
}

/**
 * Links behind a button of a bar at the top of the window (APG disclosure navigation). A native
 * popover: Escape and a press elsewhere close it, and it works before hydration. Use `Menu` for
 * entries with actions, and within the page.
 */
export function LinkMenu({ label, icon, links, ...props }: LinkMenuProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  return (
    <div data-slot="link-menu" {...props}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="grid size-target place-items-center rounded-control hover:bg-tint"
      >
        <Icon of={icon} size="l" />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-label={label}
        // Below its button, where the browser can anchor it; else below the bar.
        className="fixed inset-auto end-2 top-14 supports-[position-area:end]:inset-auto supports-[position-area:end]:mt-2 supports-[position-area:end]:[position-area:block-end_span-inline-start] min-w-52 rounded-control border border-line bg-surface p-1.5 text-ink shadow-overlay"
      >
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              onClick={() => list.current?.hidePopover()}
              className="flex min-h-target items-center rounded-control px-3 text-label hover:bg-tint"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
