export { AlertDialog, type AlertDialogProps } from '#design-system/dialog/alert-dialog.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from '#design-system/dialog/confirm-dialog.tsx'
export { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
