import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'

/**
 * Props of {@link ConfirmDialog}: those of a {@link Dialog}. Its title is the question, its
 * description says what will happen, in it stand things to fill in or read first, and errors.
 */
export interface ConfirmDialogProps extends Omit<DialogProps, 'role' | 'footer' | 'initialFocus'> {
  /** The verb that confirms: "Remove". */
  confirmLabel: string
  /** The word that declines. */
  cancelLabel: string
  /** Called by the confirming button. The caller closes, or shows `pending`. */
  onConfirm: () => void
  /** The answer is being carried out. @default false */
  pending?: boolean
  /** It cannot be undone: the confirming button is red. @default false */
  danger?: boolean
}

/** A question that must be answered. The focus starts on the safe answer. */
export function ConfirmDialog({
  onOpenChange,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending = false,
  danger = false,
  ...props
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      data-slot="confirm-dialog"
      role="alertdialog"
      onOpenChange={onOpenChange}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
      {...props}
    />
  )
}
