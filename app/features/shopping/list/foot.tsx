import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ShoppingNote } from '#contract/shopping.ts'
import { Notes, type NotesProps } from './notes.tsx'
import type { Actions } from './use-actions.ts'

/** Props of {@link ListFoot}. */
export interface ListFootProps {
  /** What was not understood, where that stands here and not in the list. */
  notes?: readonly ShoppingNote[]
  actions: Actions
  shopping: NotesProps['shopping']
}

const NONE: readonly ShoppingNote[] = []

/** The sticky part below the list: the last action with its undo button, and the field for more. */
export function ListFoot({ notes = NONE, actions, shopping }: ListFootProps) {
  const { t } = useWords()
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3">
      {actions.last && (
        <p className="flex items-center justify-between gap-3 text-label">
          <span className="min-w-0 truncate">{actions.last.text}</span>
          <Button size="s" onClick={() => void actions.undo()}>
            {t('shopping.undo')}
          </Button>
        </p>
      )}
      <Notes notes={notes} actions={actions} shopping={shopping} />
    </div>
  )
}
