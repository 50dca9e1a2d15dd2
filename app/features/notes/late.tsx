import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { NotePlace } from './sheet-props.ts'
import { storedNotes } from './stored.ts'

/** The notes of a step in the kitchen. */
export const LateKitchenNotes = lateComponent<NotePlace>(
  async () => (await import('./kitchen-notes.tsx')).KitchenNotes,
)

const SendNotes = lateComponent(
  async () => (await withAreas(['notes'], import('./send-notes.tsx'))).SendNotes,
)

/** Sends notes that wait on this device. Without any the code is not fetched. */
export function LateSendNotes() {
  return storedNotes.use() !== null && <SendNotes />
}
