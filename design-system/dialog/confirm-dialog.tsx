import { useRef, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it wants to close without an answer, or by Cancel. */
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** What will happen, in one sentence. */
  description?: ReactNode
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
  /** Something to fill in or read first, and errors. */
  children?: ReactNode
}

/** A question that must be answered. The focus starts on the safe answer. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending = false,
  danger = false,
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
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
    >
      {children}
    </Dialog>
  )
}
