import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ShoppingNote } from '#contract/shopping.ts'
import { Notes } from './notes.tsx'
import type { Actions } from './use-actions.ts'

/** The sticky part below the list: the last action with its undo button, and the extra items. */
export function ListFoot({ notes, actions }: { notes: readonly ShoppingNote[]; actions: Actions }) {
  const { t } = useWords()
  return (
    <div className="grid w-full gap-3">
      {actions.last && (
        <p className="flex items-center justify-between gap-3 text-label">
          <span className="min-w-0 truncate">{actions.last.text}</span>
          <Button size="s" onClick={() => void actions.undo()}>
            {t('shopping.undo')}
          </Button>
        </p>
      )}
      <Notes notes={notes} actions={actions} />
    </div>
  )
}
