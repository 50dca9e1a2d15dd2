import { dismissToast, toast, type ToastContent } from '#design-system/toast/toast-store.ts'

let shown = -1

/** Ends the offer to undo the latest change of the week. */
export function endUndoOffer(): void {
  dismissToast(shown)
}

/** Offers to undo a change of the week, in place of the one before. */
export function offerUndo(content: ToastContent): void {
  endUndoOffer()
  shown = toast(content)
}
