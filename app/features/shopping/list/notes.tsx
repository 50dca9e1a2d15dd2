import { Chip } from '#design-system/tag/tag.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NOTE_LIST_PX } from '#contract/limits.ts'
import type { ShoppingNote } from '#contract/shopping.ts'
import type { Actions } from './use-actions.ts'

/** Props of {@link Notes}. */
export interface NotesProps {
  /** Items of which nothing was understood. */
  notes: readonly ShoppingNote[]
  actions: Actions
}

/** Items of which nothing was understood, each with a control that removes it (SHP-11). */
export function Notes({ notes, actions }: NotesProps) {
  const { t } = useWords()
  if (notes.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-label font-semibold">{t('shopping.notes')}</h3>
      <ul style={{ maxHeight: NOTE_LIST_PX }} className="flex flex-wrap gap-2 overflow-y-auto">
        {notes.map((note) => (
          <li key={note.Key}>
            <Chip
              removeLabel={t('shopping.removeNote', { name: note.Name })}
              onRemove={() => void actions.removeItems([note])}
            >
              {note.Name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
