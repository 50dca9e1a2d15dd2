import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { House, Keyboard, Share2, Store, Trash2, Undo2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Actions } from './use-actions.ts'

/** The sheets that a menu of a list opens. */
export type ListSheet = 'shop' | 'share' | 'acts' | 'staples' | 'keys'

/** One thing that can be done with a list. */
export interface ListEntry {
  icon: IconDrawing
  text: string
  /** More about it. */
  detail?: string | undefined
  /** It opens another sheet. @default false */
  leadsOn?: boolean
  /** It takes something away. @default false */
  isDanger?: boolean
  onPress: () => void
}

/** Options of {@link useListEntries}. */
export interface ListEntriesOptions {
  actions: Actions
  onSheet: (sheet: ListSheet) => void
  /** Something can be cleared. */
  isFilled: boolean
  /** Called before something is done that opens no sheet. */
  onClose: () => void
  /** For whom the list is cleared, where that is not the member alone. */
  clearDetail?: string | undefined
}

/** What can be done with the list on the screen. */
export function useListEntries(options: ListEntriesOptions): ListEntry[] {
  const { actions, onSheet, isFilled, onClose, clearDetail } = options
  const { t } = useWords()
  const here = actions.shops.find(({ IsHere }) => IsHere)
  const to = (sheet: ListSheet) => ({ leadsOn: true, onPress: () => onSheet(sheet) })
  const clear: ListEntry = {
    icon: Trash2,
    text: t('shopping.clear'),
    detail: clearDetail ?? t('shopping.canUndo'),
    isDanger: true,
    onPress: () => {
      onClose()
      void actions.clear()
    },
  }
  return [
    {
      icon: Store,
      text: t('shopping.shopAndOrder'),
      detail: here?.Name ?? t('shopping.noShop'),
      ...to('shop'),
    },
    { icon: Share2, text: t('shopping.shareOrPrint'), ...to('share') },
    { icon: Undo2, text: t('shopping.lastActs'), ...to('acts') },
    { icon: House, text: t('shopping.alwaysHome'), ...to('staples') },
    { icon: Keyboard, text: t('shopping.keys'), ...to('keys') },
    ...(isFilled ? [clear] : []),
  ]
}
