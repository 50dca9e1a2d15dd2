import { useState } from 'react'
import { CookAction } from '#design-system/kitchen/index.ts'
import { MessageCircle } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import { NotesPanel } from './notes-panel.tsx'
import { SendNotes } from './send-notes.tsx'
import type { NotePlace } from './sheet-props.ts'
import { useNoteNumbers } from './use-notes.ts'

/** Props of {@link KitchenNotes}: the step that is cooked. */
export type KitchenNotesProps = NotePlace

/** How many notes the step has, as a button beside its number. Nobody else reads a member's own recipe. */
export function KitchenNotes(place: KitchenNotesProps) {
  return !isOwnId(place.recipeId) && <Notes {...place} />
}

function Notes(place: KitchenNotesProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { count = 0 } = useNoteNumbers(place.recipeId, place.stepId)
  return (
    <>
      <SendNotes />
      <CookAction
        icon={MessageCircle}
        aria-haspopup="dialog"
        {...(count === 0 && { 'aria-label': t('notes.pin') })}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('notes.short') : t('notes.count', { count })}
      </CookAction>
      <NotesPanel {...place} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
