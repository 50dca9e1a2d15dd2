import { useState, type ReactNode, type RefObject } from 'react'
import { Autocomplete } from '#design-system/autocomplete/autocomplete.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Plus } from '#design-system/icon/lucide.ts'
import { useIngredients } from '#app/features/recipes/index.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ITEM_MAX } from '#contract/shopping/limits.ts'
import { Drafts } from './draft.tsx'
import { HabitChips } from './habit-chips.tsx'
import { PastedDialog } from './pasted-dialog.tsx'
import { lastPart, splitEntry, suggestionsFor } from './typed-text.ts'
import type { Actions } from '../actions/use-actions.ts'

/** Props of {@link Entry}. */
export interface EntryProps {
  actions: Actions
  shopping: Pick<Shopping, 'list' | 'reader' | 'foods'>
  /** Where the field is: at the foot, or at the foot on phones only. */
  side: 'above' | 'phone'
  /** The field. */
  field?: RefObject<HTMLInputElement | null>
  /** Whether the chips are shown before the field has the focus. */
  hasChips?: boolean
  /** Content beside the empty field, in place of the button that adds. */
  end?: ReactNode
}

/**
 * The field that adds items. Next to it the typed item is shown as it will be on the list. A comma
 * starts the next item. Enter empties the field before anything is stored.
 */
export function Entry({ actions, shopping, side, field, hasChips = false, end }: EntryProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const { ingredients } = useIngredients(text.trim() !== '')
  const [pasted, setPasted] = useState<string>()
  const [isHere, setHere] = useState(false)
  const items = splitEntry(text, shopping.reader)
  const { before, last } = lastPart(text)
  const isTooLong = items.some((item) => Array.from(item).length > ITEM_MAX)
  const add = (typed: string) => {
    const names = splitEntry(typed, shopping.reader)
    // Nothing that was typed is lost.
    if (names.some((name) => Array.from(name).length > ITEM_MAX)) {
      void actions.addItem(typed)
      return
    }
    // Before anything is stored: whatever is typed meanwhile belongs to the next item.
    if (typed.trim() !== '') setText('')
    if (names.length > 1) void actions.addItems(names)
    else void actions.addItem(names[0] ?? '')
  }
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
      {(isHere || hasChips) && text === '' && <HabitChips shopping={shopping} actions={actions} />}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          add(text)
        }}
      >
        <div className="min-w-0 grow">
          <Autocomplete
            ref={field}
            label={t('shopping.newItem')}
            labelHidden
            placeholder={t('shopping.newItemShort')}
            icon={Plus}
            side={side}
            enterKeyHint="enter"
            value={text}
            onValueChange={setText}
            suggestions={suggestionsFor(last, ingredients ?? [])}
            onPick={(name) => add(`${before}${name}`)}
            onSubmit={add}
            onFocusCapture={() => setHere(true)}
            onPaste={(event) => {
              const copied = event.clipboardData.getData('text')
              if (!/[\n\r]/u.test(copied.trim())) return
              event.preventDefault()
              setPasted(copied)
            }}
            beside={
              items.length > 0 &&
              !isTooLong && <Drafts items={items} shopping={shopping} onAdd={() => add(text)} />
            }
          />
        </div>
        {items.length === 0 && end}
        {!end && (
          <IconButton type="submit" icon={Plus} label={t('shopping.addItem')} variant="boxed" />
        )}
      </form>
      <PastedDialog
        text={pasted}
        onClose={() => setPasted(undefined)}
        shopping={shopping}
        actions={actions}
      />
    </div>
  )
}
