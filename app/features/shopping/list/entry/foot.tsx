import type { ShoppingNote } from '#contract/shopping.ts'
import { Chip } from '#design-system/tag/tag.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NOTE_LIST_PX } from '#contract/limits.ts'
import { Entry, type EntryProps } from './entry.tsx'
import { LastAct } from './last-act.tsx'
import type { Actions } from '../acts/use-actions.ts'

/** Props of {@link ListFoot}. */
export interface ListFootProps extends EntryProps {
  /** What was not understood, where that stands here and not in the list. */
  notes?: readonly ShoppingNote[]
}

const NONE: readonly ShoppingNote[] = []

/** The field for more, with what was done last: at the foot, and on a wide page at its head. */
export function ListFoot({ notes = NONE, ...props }: ListFootProps) {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
      <LastAct actions={props.actions} />
      <Notes notes={notes} actions={props.actions} />
      <Entry {...props} />
    </div>
  )
}

/** Props of {@link Notes}. */
interface NotesProps {
  /** Items of which nothing was understood. */
  notes: readonly ShoppingNote[]
  actions: Actions
}

/** Items of which nothing was understood, each with a control that removes it. */
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
