import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIdle } from '#app/lib/lazy/use-idle.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { KitchenNotesProps } from './kitchen-notes.tsx'
import type { RecipeNotesProps } from './recipe-notes.tsx'
import { storedNotes } from './stored.ts'

const RecipeNotes = lateComponent<RecipeNotesProps>(
  async () =>
    (await withAreas(['notes', 'memberActions'], import('./recipe-notes.tsx'))).RecipeNotes,
)

/** The notes of a step in the kitchen. */
export const LateKitchenNotes = lateComponent<KitchenNotesProps>(
  async () =>
    (await withAreas(['notes', 'memberActions'], import('./kitchen-notes.tsx'))).KitchenNotes,
)

/** The notes of a step on the page of its recipe. Their place is held, so nothing moves when they come. */
export function LateRecipeNotes(props: RecipeNotesProps) {
  const isIdle = useIdle()
  return <div className="min-h-target min-w-48">{isIdle && <RecipeNotes {...props} />}</div>
}

const SendNotes = lateComponent(
  async () => (await withAreas(['notes', 'memberActions'], import('./send-notes.tsx'))).SendNotes,
)

/** Sends notes that wait on this device. Without any the code is not fetched. */
export function LateSendNotes() {
  return storedNotes.use() !== null && <SendNotes />
}
