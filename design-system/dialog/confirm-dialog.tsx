import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'

/**
 * Props of {@link ConfirmDialog}: those of a {@link Dialog}. Its title is the question and its
 * description the consequence. Fields to fill in, and errors, are its content.
 */
export interface ConfirmDialogProps extends Omit<DialogProps, 'role' | 'footer' | 'initialFocus'> {
  /** Label of the confirming button, a verb: "Remove". */
  confirmLabel: string
  /** Label of the declining button. */
  cancelLabel: string
  /** Called by the confirming button. The caller closes the dialog or sets `pending`. */
  onConfirm: () => void
  /** The action is pending. @default false */
  pending?: boolean
  /** It cannot be undone: the confirming button is red. @default false */
  danger?: boolean
}

/** A question that must be answered. The focus starts on the declining button. */
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
