import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { ScaledNoteProps } from './scaled-note.tsx'

/** What a recipe is scaled by. Most recipes are not, so its code is fetched when it is shown. */
export const ScaledNote = lateComponent<ScaledNoteProps>(
  async () => (await import('./scaled-note.tsx')).ScaledNote,
)
