import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { askStore, type Waiting } from './ask.ts'

const AskedDialog = lateComponent(async () => (await import('./asked-dialog.tsx')).AskedDialog, {
  failed: UnseenDialog,
})
const nothing = () => undefined

/**
 * Where `alert()` and `confirm()` of `app/lib/dialogs/ask.ts` appear (D-17). Once on every screen that can
 * ask: around those of /auth, and in the header of members. The dialogs' code is fetched with the
 * first.
 */
export function Dialogs() {
  const waiting = useSyncExternalStore(askStore.subscribe, askStore.read, nothing)
  return waiting && <AskedDialog {...waiting} />
}

/** In place of a dialog whose code did not come, such as without a connection: the answer is no. */
function UnseenDialog({ asked, answer }: Waiting) {
  useEffect(() => {
    announce(asked.title, 'assertive')
    answer(false)
  }, [asked, answer])
  return null
}
