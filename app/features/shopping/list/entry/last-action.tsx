import { Button } from '#design-system/button/button.tsx'
import { Check, Undo2 } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DoneAction } from '../actions/use-undo-history.ts'
import type { Actions } from '../actions/use-actions.ts'

/** How many items the last actions added in a row, and the last of them. */
function addedInARow(history: readonly DoneAction[]) {
  const end = history.findIndex(({ added, isUndone }) => !added || isUndone)
  const row = (end === -1 ? history : history.slice(0, end)).flatMap(({ added }) => added ?? [])
  return { count: row.reduce((all, { count }) => all + count, 0), last: row[0]?.last ?? '' }
}

/** The last action in one line, with the button that undoes it. */
export function LastAction({ actions }: { actions: Actions }) {
  const { t } = useWords()
  if (!actions.last) return null
  const { count, last } = addedInARow(actions.history)
  return (
    <p className="flex min-h-target items-center gap-2 text-label">
      <Icon of={Check} className="text-success" />
      <span className="min-w-0 grow truncate">
        {count > 1 ? t('shopping.addedLast', { count, name: last }) : actions.last.text}
      </span>
      <Button variant="bare" size="s" icon={Undo2} onClick={() => void actions.undo()}>
        {t('shopping.undo')}
      </Button>
    </p>
  )
}
