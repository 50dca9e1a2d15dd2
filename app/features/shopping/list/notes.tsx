import { useState } from 'react'
import { Autocomplete } from '#design-system/autocomplete/autocomplete.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Plus } from '#design-system/icon/lucide.ts'
import { Chip } from '#design-system/tag/tag.tsx'
import { useIngredients } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NOTE_LIST_PX } from '#contract/limits.ts'
import type { ShoppingNote } from '#contract/shopping.ts'
import { suggestionsFor } from './suggestions.ts'
import type { Actions } from './use-actions.ts'

/** Items of which nothing was understood, and a field to add more items (SHP-10, SHP-11). */
export function Notes({ notes, actions }: { notes: readonly ShoppingNote[]; actions: Actions }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const { ingredients } = useIngredients(text.trim() !== '')
  const add = (name: string) => {
    // Before anything is stored: whatever is typed meanwhile belongs to the next item.
    if (name.trim() !== '') setText('')
    void actions.addItem(name)
  }
  return (
    <div className="grid w-full gap-2">
      {notes.length > 0 && (
        <>
          <h3 className="text-label font-semibold">{t('shopping.notes')}</h3>
          <ul style={{ maxHeight: NOTE_LIST_PX }} className="flex flex-wrap gap-2 overflow-y-auto">
            {notes.map((note) => (
              <li key={note.Key}>
                <Chip
                  removeLabel={t('shopping.removeNote', { name: note.Name })}
                  onRemove={() => void actions.removeItem(note)}
                >
                  {note.Name}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          add(text)
        }}
      >
        <div className="grow">
          <Autocomplete
            label={t('shopping.note')}
            labelHidden
            placeholder={t('shopping.note')}
            value={text}
            onValueChange={setText}
            suggestions={suggestionsFor(text, ingredients ?? [])}
            onPick={add}
            onSubmit={add}
          />
        </div>
        <IconButton type="submit" icon={Plus} label={t('shopping.addNote')} variant="boxed" />
      </form>
    </div>
  )
}
