import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'

/** Props of {@link CookSheet}. */
export interface CookSheetProps extends ComponentProps<'dialog'> {
  open: boolean
  /** Called when the cook closes it with Escape, Back or a press beside it. */
  onOpenChange: (open: boolean) => void
}

/**
 * A modal sheet: a native dialog, since one at the end of the body would be invisible while the
 * stage is full screen. It traps the focus and returns it by itself.
 */
export function CookSheet({
  open,
  onOpenChange,
  className,
  children,
  ref,
  ...props
}: CookSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    // A reader begins at the current step, or at what is pressed most.
    element.querySelector<HTMLElement>('[aria-current], [data-begin]')?.focus()
    return () => element.close()
  }, [open])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      aria-modal="true"
      className={cn('cook-sheet', className)}
      {...composeProps(props, {
        // The browser has closed it already where `open` does not follow.
        onCancel: (event) => {
          event.preventDefault()
          onOpenChange(false)
        },
        onClick: (event) => {
          if (event.target === event.currentTarget) onOpenChange(false)
        },
      })}
    >
      {open && <div className="cook-sheet-content">{children}</div>}
    </dialog>
  )
}
