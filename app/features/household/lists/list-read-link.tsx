import type { useLists } from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { rememberLink } from '../shown-once.ts'
import { ReadLink } from './read-link.tsx'
import '../household.css'

/** Props of {@link ListReadLink}. */
export interface ListReadLinkProps {
  listId: number
  /** The lists of the member, and what can be done with them. */
  own: ReturnType<typeof useLists>
}

/** The link to read one of the member's lists: making it, and switching it off. */
export function ListReadLink({ listId, own }: ListReadLinkProps) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  const list = own.lists.find(({ Id }) => Id === listId)
  if (!list) return null
  return (
    <ReadLink
      list={list}
      isPending={isPending}
      onMake={() =>
        void change(t('lists.link.failed'), async () => {
          rememberLink(listId, await own.makeLink(listId))
        })
      }
      onRevoke={() => void change(t('lists.link.failed'), () => own.revokeLink(listId))}
    />
  )
}

/** Props of {@link ReadLinkSheet}. */
interface ReadLinkSheetProps extends ListReadLinkProps, Pick<DialogProps, 'returnFocus'> {
  /** What the list is called. */
  name: string
  onClose: () => void
}

/** The link with which a list can be read, in a sheet of its own. */
export function ReadLinkSheet({ name, listId, own, onClose, ...props }: ReadLinkSheetProps) {
  const { t } = useWords()
  return (
    <Dialog open onOpenChange={onClose} title={t('lists.link.sheet', { name })} {...props}>
      <ListReadLink listId={listId} own={own} />
    </Dialog>
  )
}
