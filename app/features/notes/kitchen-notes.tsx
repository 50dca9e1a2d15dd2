import { CookAction } from '#design-system/kitchen/index.ts'
import { MessageCircle } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { NotePlace } from './sheet-props.ts'
import { useNoteNumbers } from './use-notes.ts'
import { useNotesPanel } from './use-notes-panel.tsx'

/** How many notes the step has, as a button beside its number. Nobody else reads a member's own recipe. */
export function KitchenNotes(place: NotePlace) {
  return !isOwnId(place.recipeId) && <Notes {...place} />
}

function Notes(place: NotePlace) {
  const { t } = useWords()
  const { open, isPending, panel } = useNotesPanel(place)
  const { count = 0 } = useNoteNumbers(place.recipeId, place.stepId)
  return (
    <>
      <CookAction
        icon={MessageCircle}
        aria-haspopup="dialog"
        aria-busy={isPending}
        {...(count === 0 && { 'aria-label': t('recipeFacts.notes.pin') })}
        onClick={open}
      >
        {count === 0 ? t('recipeFacts.notes.short') : t('recipeFacts.notes.count', { count })}
      </CookAction>
      {panel}
    </>
  )
}
