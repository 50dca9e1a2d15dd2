import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { toast } from '#design-system/toast/toast-store.ts'
import {
  publicationPath,
  sendInPath,
  useOwnDraft,
  useWhoSees,
} from '#app/features/own-recipes/index.ts'
import { usePublication, usePublishingActs } from '#app/features/publishing/index.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Returned, WayOut } from '../context.ts'
import type { DraftStore } from '../store/draft-state.ts'

/** How the recipe that is written stands on its way to everybody, and how one leaves for pages that need its words. */
export function usePublishing(store: DraftStore, id: Id | null) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const own = useOwnDraft(id)
  const { text: seenBy } = useWhoSees(own)
  const isUnderway = own?.Submission !== undefined || own?.Publication !== undefined
  const { publication } = usePublication(isUnderway ? id : null)
  const { mark } = usePublishingActs(id ?? 0)
  // Other pages show what was saved just now, not what they showed before. What the editor shows is
  // fetched again here: SWR would give the page the answer that the editor got, and then ignore it.
  const forget = (shown: Id) =>
    void mutate(
      (name) => typeof name === 'string' && name.includes(`/my/recipes/${shown}`),
      undefined,
    ).catch(reportFailure)
  /** Leaves for a page that needs what is written here. */
  const leave = async (path: string) => {
    await store.flush()
    const { id: stored, saved } = store.state()
    if (stored === null || saved !== 'saved') {
      toast({ tone: 'error', title: t('publishing.remarks.offline') })
      return
    }
    forget(stored)
    void navigate(path)
  }
  const submission = publication?.Submission ?? undefined
  const isReturned = submission?.State === 'returned'
  const returned: Returned | undefined = isReturned ? { submission, mark } : undefined
  const wayOut: WayOut | undefined =
    id === null
      ? undefined
      : {
          label: isReturned
            ? t('publishing.remarks.again')
            : t(isUnderway ? 'ownRecipes.menu.standing' : 'ownRecipes.menu.send'),
          onGo: () => leave(isUnderway && !isReturned ? publicationPath(id) : sendInPath(id)),
        }
  return { seenBy, submission, forget, leave, returned, wayOut }
}
