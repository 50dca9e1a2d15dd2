import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'

/** Props of {@link AlertDialog}: those of a {@link Dialog}. Its title is what must be read. */
export interface AlertDialogProps extends Omit<DialogProps, 'role' | 'footer' | 'initialFocus'> {
  /** The word of the button that closes it. */
  closeLabel: string
}

/** News that must be read before anything else goes on. The focus starts on its one button. */
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
