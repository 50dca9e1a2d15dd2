import { Pencil, Share2, Trash2, Users } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ListCard } from '#contract/several-lists.ts'
import type { MenuEntry } from './list-menu.tsx'
import type { ListSheetsProps } from './list-sheets.tsx'
import type { useListWords } from './list-words.ts'

/** What the menu is about. */
interface MenuParts extends Pick<ListSheetsProps, 'current' | 'ownEntries' | 'onSheet'> {
  list: ListCard | undefined
  words: ReturnType<typeof useListWords>
  onDelete: (list: ListCard) => Promise<void>
}

/** The entries of a list's menu, as far as the member may use them. */
export function useMenuEntries(parts: MenuParts): MenuEntry[] {
  const { t } = useWords()
  const { list, words, current, ownEntries, onSheet, onDelete } = parts
  if (!list) return []
  const { Id: listId, IsYours, IsDefault, Shop } = list
  const open = (kind: 'rename' | 'who' | 'link') => () => onSheet({ kind, listId })
  const who: MenuEntry = {
    icon: Users,
    text: t('lists.who.title'),
    detail: words.seenByAll(list),
    leadsOn: true,
    onPress: open('who'),
  }
  const remove: MenuEntry = {
    icon: Trash2,
    text: t('lists.delete'),
    isDanger: true,
    onPress: () => void onDelete(list),
  }
  return [
    { icon: Pencil, text: t('lists.rename'), detail: Shop ?? undefined, onPress: open('rename') },
    ...(IsYours ? [who] : []),
    { icon: Share2, text: t('lists.link.title'), leadsOn: true, onPress: open('link') },
    ...(listId === current ? ownEntries : []),
    // The list that every member has cannot go.
    ...(IsYours && !IsDefault ? [remove] : []),
  ]
}
