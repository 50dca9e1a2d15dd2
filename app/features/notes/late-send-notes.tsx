import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useHasWaiting } from './waiting.ts'

const SendNotes = lateComponent(
  async () => (await withAreas(['notes', 'memberActions'], import('./send-notes.tsx'))).SendNotes,
)

/** Sends notes that wait on this device. Without any the code is not fetched. */
export function LateSendNotes() {
  return useHasWaiting() && <SendNotes />
}
