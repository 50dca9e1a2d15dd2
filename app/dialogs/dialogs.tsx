import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { optional } from '#design-system/lib/optional.tsx'
import { askStore, type Waiting } from '#app/dialogs/ask.ts'
import { reportFailure } from '#app/data/report-failure.ts'

const LateDialog = optional(async () => {
  try {
    return (await import('#app/dialogs/asked-dialog.tsx')).AskedDialog
  } catch (error) {
    reportFailure(error)
    return UnseenDialog
  }
})
const nothing = () => undefined

/**
 * Where `alert()` and `confirm()` of `app/dialogs/ask.ts` appear (D-17). Once on every screen that can
 * ask: around those of /auth, and in the header of members. The dialogs' code is fetched with the
 * first.
 */
export function Dialogs() {
  const waiting = useSyncExternalStore(askStore.subscribe, askStore.read, nothing)
  return waiting && <LateDialog {...waiting} />
}

/** In place of a dialog whose code did not come, such as without a connection: the answer is no. */
function UnseenDialog({ asked, answer }: Waiting) {
  useEffect(() => {
    announce(asked.title, 'assertive')
    answer(false)
  }, [asked, answer])
  return null
}
