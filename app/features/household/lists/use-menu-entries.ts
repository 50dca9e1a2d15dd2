import { Pencil, Share2, Trash2, Users } from '#design-system/icon/lucide.ts'
import type { ListEntry } from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ListCard } from '#contract/several-lists.ts'
import type { useListWords } from './list-words.ts'
import type { SharingSheetsProps } from './sharing-props.ts'

/** What the menu is about. */
interface MenuParts extends Pick<SharingSheetsProps, 'current' | 'ownEntries' | 'onSheet'> {
  list: ListCard | undefined
  words: ReturnType<typeof useListWords>
  onDelete: (list: ListCard) => Promise<void>
}

/** The entries of a list's menu, as far as the member may use them. */
export function useMenuEntries(parts: MenuParts): ListEntry[] {
  const { t } = useWords()
  const { list, words, current, ownEntries, onSheet, onDelete } = parts
  if (!list) return []
  const { Id: listId, IsYours, IsDefault } = list
  const open = (kind: 'rename' | 'who' | 'link') => () => onSheet({ kind, listId })
  const rename = { icon: Pencil, text: t('lists.rename'), onPress: open('rename') }
  const who = {
    icon: Users,
    text: t('lists.who.title'),
    detail: words.seenByAll(list),
    leadsOn: true,
    onPress: open('who'),
  }
  const link = { icon: Share2, text: t('lists.link.title'), leadsOn: true, onPress: open('link') }
  const remove = {
    icon: Trash2,
    text: t('lists.delete'),
    isDanger: true,
    onPress: () => void onDelete(list),
  }
  // The list on the screen is shared, with its link, by an entry of its own.
  const [first, ...rest] = listId === current ? ownEntries : []
  return [
    rename,
    ...(first ? [first] : []),
    ...(IsYours ? [who] : []),
    ...(first ? rest : [link]),
    // The list that every member has cannot go.
    ...(IsYours && !IsDefault ? [remove] : []),
  ]
}
