import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { dialogStore, type QueuedDialog } from './ask.ts'

const AskedDialog = lateComponent(async () => (await import('./asked-dialog.tsx')).AskedDialog, {
  failed: DeclinedDialog,
})
const nothing = () => undefined

/**
 * Renders the dialogs of `alert()` and `confirm()` in `app/lib/dialogs/ask.ts`. It is rendered
 * once on every screen that opens them: around those of /auth, and in the header of members. The
 * code of the dialogs is fetched with the first one.
 */
export function Dialogs() {
  const dialog = useSyncExternalStore(dialogStore.subscribe, dialogStore.read, nothing)
  return dialog && <AskedDialog {...dialog} />
}

/** Announces and declines a question whose code could not be loaded, such as without a connection. */
function DeclinedDialog({ content, answer }: QueuedDialog) {
  useEffect(() => {
    announce([content.title, content.description].filter(Boolean).join(' '), 'assertive')
    answer(false)
  }, [content, answer])
  return null
}
