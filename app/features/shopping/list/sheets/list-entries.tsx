import { type IconDrawing, Icon } from '#design-system/icon/icon.tsx'
import {
  House,
  Keyboard,
  Share2,
  Store,
  Trash2,
  Undo2,
  ChevronRight,
} from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Actions } from '../actions/use-actions.ts'

/** The sheets that a menu of a list opens. */
export type ListSheet = 'shop' | 'share' | 'history' | 'staples' | 'keys'

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
  onClick: () => void
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
  const to = (sheet: ListSheet) => ({ leadsOn: true, onClick: () => onSheet(sheet) })
  const clear: ListEntry = {
    icon: Trash2,
    text: t('shopping.clear'),
    detail: clearDetail ?? t('shopping.canUndo'),
    isDanger: true,
    onClick: () => {
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
    { icon: Undo2, text: t('shopping.lastActions'), ...to('history') },
    { icon: House, text: t('shopping.alwaysHome'), ...to('staples') },
    { icon: Keyboard, text: t('shopping.keys'), ...to('keys') },
    ...(isFilled ? [clear] : []),
  ]
}

/** The lines of a menu that is a sheet. */
export function MenuEntries({ entries }: { entries: readonly ListEntry[] }) {
  return (
    <ul>
      {entries.map(({ icon, text, detail, leadsOn = false, isDanger = false, onClick }) => (
        <li key={text} className="not-last:border-b not-last:border-line">
          <button
            type="button"
            onClick={onClick}
            data-danger={isDanger || undefined}
            className="grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-chip py-1.5 text-start leading-tight hover:bg-tint data-danger:text-danger"
          >
            <Icon of={icon} />
            <span className="wrap-anywhere">
              {text}
              {detail !== undefined && (
                <small className="block text-caption text-ink-soft">{detail}</small>
              )}
            </span>
            {leadsOn && <Icon of={ChevronRight} className="text-ink-soft rtl:-scale-x-100" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
