import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'

/** Props of {@link AlertDialog}: those of a {@link Dialog}. Its title is the message. */
export interface AlertDialogProps extends Omit<DialogProps, 'role' | 'footer' | 'initialFocus'> {
  /** Label of the button that closes it. */
  closeLabel: string
}

/**
 * A message that must be acknowledged before anything else. The focus starts on its only button.
 */
export function AlertDialog({ onOpenChange, closeLabel, ...props }: AlertDialogProps) {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      data-slot="alert-dialog"
      role="alertdialog"
      onOpenChange={onOpenChange}
      initialFocus={close}
      footer={
        <Button ref={close} variant="primary" onClick={() => onOpenChange(false)}>
          {closeLabel}
        </Button>
      }
      {...props}
    />
  )
}
