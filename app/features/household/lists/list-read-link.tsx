import { useLists } from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { rememberLink } from '../told-once.ts'
import { useChange } from '../use-change.ts'
import { ReadLink } from './read-link.tsx'
import '../household.css'

/** Props of {@link ListReadLink}. */
export interface ListReadLinkProps {
  listId: number
}

/** The link to read one of the member's lists: making it, and switching it off. */
export function ListReadLink({ listId }: ListReadLinkProps) {
  const { t } = useWords()
  const { lists, makeLink, revokeLink } = useLists()
  const { isPending, change } = useChange()
  const list = lists.find(({ Id }) => Id === listId)
  if (!list) return null
  return (
    <ReadLink
      list={list}
      isPending={isPending}
      onMake={() =>
        void change(t('lists.link.failed'), async () => {
          rememberLink(listId, await makeLink(listId))
        })
      }
      onRevoke={() => void change(t('lists.link.failed'), () => revokeLink(listId))}
    />
  )
}
