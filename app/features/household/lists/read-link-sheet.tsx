import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ListReadLink, type ListReadLinkProps } from './list-read-link.tsx'

/** Props of {@link ReadLinkSheet}. */
export interface ReadLinkSheetProps extends ListReadLinkProps, Pick<DialogProps, 'returnFocus'> {
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
