import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { MenuEntries, type ListEntry } from '#app/features/shopping/index.ts'
import { Pencil, Share2, Trash2, Users } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ListCard } from '#contract/shopping/several-lists.ts'
import type { useListWords } from './list-words.ts'
import type { SharingSheetsProps } from './sharing-props.ts'

/** Props of {@link ListMenu}. */
export interface ListMenuProps extends Pick<DialogProps, 'returnFocus'> {
  title: string
  /** Who sees the list. */
  description: string
  entries: readonly ListEntry[]
  onClose: () => void
}

/** What can be done with one of the member's lists. */
export function ListMenu({ entries, onClose, ...props }: ListMenuProps) {
  return (
    <Dialog open onOpenChange={onClose} {...props}>
      <MenuEntries entries={entries} />
    </Dialog>
  )
}

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
  const rename = { icon: Pencil, text: t('lists.rename'), onClick: open('rename') }
  const who = {
    icon: Users,
    text: t('lists.who.title'),
    detail: words.seenByAll(list),
    leadsOn: true,
    onClick: open('who'),
  }
  const link = { icon: Share2, text: t('lists.link.title'), leadsOn: true, onClick: open('link') }
  const remove = {
    icon: Trash2,
    text: t('lists.delete'),
    isDanger: true,
    onClick: () => void onDelete(list),
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
