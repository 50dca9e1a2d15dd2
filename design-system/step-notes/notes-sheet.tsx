import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { ArrowLeft, X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { clickOf, type Act } from '#design-system/lib/act.ts'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link NotesSheet}. */
export interface NotesSheetProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open'> {
  open: boolean
  /** Called when the reader closes it: Escape, a press beside it, the close button. */
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name. */
  title: string
  /** What the heading is about, in one line. */
  line?: string | undefined
  /** Goes back to what it showed before. Without it there is no such button. */
  back?: Act | undefined
  /** Stays in view below the content. */
  footer?: ReactNode
}

/**
 * A modal sheet for the notes of a step: from the side, on phones from below. A native dialog, since
 * one at the end of the body would be invisible while the kitchen is full screen, and since it has the
 * theme of its place. The focus goes to `[data-begin]` in it, is trapped, and returns by itself.
 */
export function NotesSheet({
  open,
  onOpenChange,
  title,
  line,
  back,
  footer,
  className,
  children,
  ref,
  ...props
}: NotesSheetProps) {
  const { close } = useMessages()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    ;(element.querySelector<HTMLElement>('[data-begin]') ?? element).focus({ preventScroll: true })
    return () => element.close()
  }, [open])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      data-slot="notes-sheet"
      aria-modal="true"
      aria-labelledby={id}
      tabIndex={-1}
      className={cn('notes-sheet', className)}
      {...composeProps(props, {
        onCancel: (event) => {
          event.preventDefault()
          onOpenChange(false)
        },
        onClick: (event) => {
          if (event.target === event.currentTarget) onOpenChange(false)
        },
      })}
    >
      {open && (
        <>
          <div className="notes-head" data-back={back ? '' : undefined}>
            <h2 id={id}>{title}</h2>
            {line !== undefined && <p>{line}</p>}
          </div>
          <div className="notes-body">{children}</div>
          {footer !== undefined && <div className="notes-foot">{footer}</div>}
          {/* Last in the DOM, so that the focus starts in the content; placed first visually. */}
          {back && (
            <IconButton
              icon={ArrowLeft}
              label={back.label}
              onClick={clickOf(back)}
              className="notes-back"
            />
          )}
          <IconButton
            icon={X}
            label={close}
            onClick={() => onOpenChange(false)}
            className="notes-close"
          />
        </>
      )}
    </dialog>
  )
}
