import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { targetOf } from '#design-system/lib/focus.ts'
import { useControllable } from '#design-system/lib/use-controllable.ts'
import { MenuContext } from '#design-system/menu/menu-context.ts'

/** Props of {@link Menu}; other props go to the element around button and list. */
export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of its button, and of the list: "Account". */
  label: string
  /** Content of the button: an icon, or an avatar without a label. */
  opener: ReactNode
  /**
   * Whether it is open. Undefined makes it uncontrolled. @selector [data-state="open" | "closed"]
   */
  open?: boolean
  /** Initially open. @default false */
  defaultOpen?: boolean
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void
  /** `MenuLink`s and `MenuButton`s. */
  children: ReactNode
}

/**
 * A button that shows a list of links and buttons below it (APG disclosure navigation; not
 * `role=menu`, which overrides the keys of links). Tab moves through the entries; arrow keys scroll
 * the page, as they do everywhere outside of a `role=menu`. Escape closes it and returns the focus.
 * Blur, a press elsewhere and choosing an entry close it, too.
 */
export function Menu({
  label,
  opener,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ref,
  ...props
}: MenuProps) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  })

  useEffect(() => {
    if (!isOpen) return undefined
    // Safari does not focus a pressed button, so a press elsewhere may cause no blur.
    const closeOnPress = (event: PointerEvent) => {
      const target = targetOf(event)
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnPress)
    return () => document.removeEventListener('pointerdown', closeOnPress)
  }, [isOpen, setOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- events that bubble from its button and entries
    <div
      ref={root}
      data-slot="menu"
      data-state={isOpen ? 'open' : 'closed'}
      data-handles-escape={isOpen || undefined}
      className={cn('relative inline-block h-fit', className)}
      // oxlint-disable-next-line react/refs -- the handlers read refs when they are called
      {...composeProps(props, { onKeyDown: closeOnEscape, onBlur: closeOnLeave })}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-target min-w-target place-items-center rounded-control hover:bg-tint"
      >
        <span className="sr-only">{label}</span>
        {opener}
      </button>
      {isOpen && (
        <ul
          id={listId}
          aria-label={label}
          className="absolute inset-e-0 top-full z-bar mt-1 w-max max-w-[min(20rem,calc(100vw-2rem))] min-w-52 rounded-control border border-line bg-surface p-1.5 text-ink shadow-overlay forced-colors:border-[CanvasText]"
        >
          <MenuContext value={close}>{children}</MenuContext>
        </ul>
      )}
    </div>
  )
}
