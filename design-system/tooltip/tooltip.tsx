import { Slot } from '@radix-ui/react-slot'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { placeTooltip } from '#design-system/tooltip/tooltip.logic.ts'

/** Props of {@link Tooltip}; other props go to the element around its anchor. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  /** The text. It must not be the only place for this information. */
  content: ReactNode
  /** Milliseconds of hover before it shows. @default 300 */
  delay?: number
  /** One control. Use `aria-disabled` on it, because `disabled` controls get no hover or focus. */
  children: ReactElement
}

/**
 * A short description of a control, shown on mouse hover and keyboard focus (WCAG 1.4.13): the
 * mouse can move onto it, Escape hides it. It is always the control's description for screen
 * readers. Not shown on touch.
 *
 * @selector [data-state="open" | "closed"]
 */
export function Tooltip({
  content,
  delay = 300,
  className,
  children,
  ref,
  ...props
}: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => anchor.current as HTMLSpanElement)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const shown = tip.current
    if (!isOpen || !shown) return undefined
    const place = () => {
      const control = anchor.current?.firstElementChild ?? shown
      const { left, top, side } = placeTooltip(
        control.getBoundingClientRect(),
        shown.getBoundingClientRect(),
        document.documentElement.clientWidth,
      )
      shown.dataset.side = side
      shown.style.translate = `${left}px ${top}px`
    }
    // What opened last closes first: neither a dialog nor anything else around it gets the key. A dialog
    // listens at the document, and the browser closes its own unless the default is prevented.
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    shown.showPopover()
    // At once: a mouse that rests in the corner where it begins would enter and leave it, and hide it.
    place()
    // Again when its text or the page is resized.
    const observer = new ResizeObserver(place)
    observer.observe(shown)
    observer.observe(document.body)
    const off = new AbortController()
    window.addEventListener('keydown', hideOnEscape, { capture: true, signal: off.signal })
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: off.signal })
    return () => {
      observer.disconnect()
      off.abort()
      shown.hidePopover()
    }
  }, [isOpen])

  const showLater = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current)
    if (pointerType === 'mouse') timer.current = setTimeout(() => setOpen(true), delay)
  }
  const showOnFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setOpen(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  return (
    <span
      ref={anchor}
      data-slot="tooltip"
      data-state={isOpen ? 'open' : 'closed'}
      className={cn('inline-flex', className)}
      // oxlint-disable-next-line react/refs -- the handlers read refs when they are called
      {...composeProps(props, {
        onPointerEnter: showLater,
        onPointerLeave: hide,
        onFocus: showOnFocus,
        onBlur: hide,
      })}
    >
      <Slot aria-describedby={id}>{children}</Slot>
      {/* In the top layer, so that nothing clips it. Its padding bridges the gap for the mouse. */}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="fixed inset-auto start-auto top-0 left-0 m-0 w-max max-w-[min(18rem,calc(100vw-1rem))] bg-transparent px-0 py-2"
      >
        <span className="block rounded-control bg-note px-3 py-2 text-label text-on-note shadow-overlay forced-colors:border forced-colors:border-[CanvasText]">
          {content}
        </span>
      </span>
    </span>
  )
}
