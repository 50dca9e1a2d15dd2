import { UNSENT } from '#app/features/shopping/model/operation.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { alert } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { itemName } from '#cooking/items/understood.ts'
import { ITEM_MAX } from '#contract/shopping/limits.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { adding, type UndoableAction } from './undoable-changes.ts'

/** What adding needs of the list. */
export interface AddActionParts extends Pick<Shopping, 'reader'> {
  perform: (action: UndoableAction) => Promise<void>
  items: readonly ShoppingItem[]
}

/** How a cook adds items. */
export function useAddActions({ perform, items, reader }: AddActionParts) {
  const { t } = useWords()
  return {
    /**
     * Adds an item. An empty one has no effect, nor has one of which nothing is understood and
     * that is to buy already. If that one is ticked, it is to buy again.
     *
     * @param note empty for none
     */
    addItem: async (text: string, note = '') => {
      const name = itemName(text)
      if (name === '') return
      if (Array.from(name).length > ITEM_MAX) {
        await alert(t('shopping.tooLong', { most: ITEM_MAX }))
        return
      }
      const { there, added, inverse } = adding(name, items, reader)
      if (there?.State === 0) {
        await alert(t('shopping.duplicate'))
        return
      }
      if (there) {
        await perform({ text: t('shopping.unticked', { name }), changes: [added], inverse })
        const was = there.AtHome ? 'shopping.duplicateHome' : 'shopping.duplicateTicked'
        await alert(t('shopping.duplicate'), t(was))
        return
      }
      const read = reader.read(name)
      const item = { Id: UNSENT, Key: added.key, Name: name, State: 0, ...read } as const
      await perform({
        text: t('shopping.itemAdded', { name }),
        added: { count: 1, last: name },
        changes: [
          added,
          ...(note ? [{ kind: 'editItem', item, edits: { Note: note } } as const] : []),
        ],
        inverse,
      })
    },
    /** Adds many items at once; those that are on the list word for word are to buy again. */
    addItems: async (names: readonly string[]) => {
      const all = names.map((name) => adding(name, items, reader))
      const count = names.length
      await perform({
        text: t('shopping.itemsPut', { count }),
        added: { count, last: names.at(-1) ?? '' },
        changes: all.map(({ added }) => added),
        inverse: all.flatMap(({ inverse }) => inverse),
      })
    },
  }
}
