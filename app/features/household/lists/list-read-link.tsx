import type { useLists } from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { rememberLink } from '../shown-once.ts'
import { useChange } from '#app/lib/api/use-change.ts'
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
