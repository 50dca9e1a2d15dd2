import { useState } from 'react'
import { Autocomplete } from '#design-system/autocomplete/autocomplete.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Plus } from '#design-system/icon/lucide.ts'
import { Chip } from '#design-system/tag/tag.tsx'
import { useIngredients } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NOTE_LIST_PX, NOTE_MAX } from '#contract/limits.ts'
import type { ShoppingNote } from '#contract/shopping.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { Draft } from './draft.tsx'
import { HabitChips } from './habit-chips.tsx'
import { PastedDialog } from './pasted-dialog.tsx'
import { suggestionsFor } from './suggestions.ts'
import type { Actions } from './use-actions.ts'

/** Props of {@link Notes}. */
export interface NotesProps {
  /** Items of which nothing was understood. */
  notes: readonly ShoppingNote[]
  actions: Actions
  shopping: Pick<Shopping, 'list' | 'reader'>
}

/** Items of which nothing was understood, and a field to add more items (SHP-10, SHP-11). */
export function Notes({ notes, actions, shopping }: NotesProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const { ingredients } = useIngredients(text.trim() !== '')
  const [pasted, setPasted] = useState<string>()
  const [isHere, setHere] = useState(false)
  const { list, reader } = shopping
  const isTooLong = Array.from(text.trim()).length > NOTE_MAX
  const add = (name: string) => {
    // Nothing that was typed is lost.
    if (isTooLong) {
      void actions.addItem(name)
      return
    }
    // Before anything is stored: whatever is typed meanwhile belongs to the next item.
    if (name.trim() !== '') setText('')
    void actions.addItem(name)
  }
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
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
      {isHere && text === '' && <HabitChips list={list} reader={reader} actions={actions} />}
      <Draft text={isTooLong ? '' : text} list={list} reader={reader} />
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
            onFocusCapture={() => setHere(true)}
            onPaste={(event) => {
              const copied = event.clipboardData.getData('text')
              if (!/\S\s*[\n\r]+\s*\S/u.test(copied)) return
              event.preventDefault()
              setPasted(copied)
            }}
          />
        </div>
        <IconButton type="submit" icon={Plus} label={t('shopping.addNote')} variant="boxed" />
      </form>
      <PastedDialog
        text={pasted}
        onClose={() => setPasted(undefined)}
        list={list}
        reader={reader}
        actions={actions}
      />
    </div>
  )
}
