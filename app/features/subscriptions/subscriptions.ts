import { toast } from '#design-system/toast/toast-store.ts'
import { ofEach, useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { keys } from '#app/lib/api/keys.ts'
import { updateOptimistically, useOptimisticValue } from '#app/lib/api/optimistic-update.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Subscription } from '#contract/author.ts'
import type { Id } from '#contract/common.ts'

/** Keys of responses that hold authors: lists, single authors. */
const AUTHOR_KEYS = keysOf(['/author', '/author/:id'])

/** Whether the member is subscribed to an author, with a function to change that. */
export interface SubscriptionState {
  /** The value of the pending change, else the server's; undefined before its response. */
  isSubscribed: boolean | undefined
  /** Whether a change is pending. */
  isPending: boolean
  setSubscribed: (isSubscribed: boolean) => void
}

const nameOf = (authorId: Id) => `subscription ${authorId}`

/**
 * Returns a function that subscribes to an author or unsubscribes. It resolves with whether that
 * succeeded; a toast confirms each change.
 */
export function useSetSubscription(): (authorId: Id, isSubscribed: boolean) => Promise<boolean> {
  const { t } = useWords()
  const { edit } = useCacheEditor()
  const showFailure = useFailureToast()

  const settle = (authorId: Id, { IsSubscribed }: Subscription) => {
    edit(keysOf(['/author/:id/subscription'], { id: authorId }), () => ({ IsSubscribed }))
    edit(
      AUTHOR_KEYS,
      ofEach(authorId, (author) => ({ ...author, IsSubscribed })),
    )
    toast({ title: t(IsSubscribed ? 'memberActions.subscribed' : 'memberActions.unsubscribed') })
  }

  const setSubscription = (authorId: Id, value: boolean): Promise<boolean> =>
    updateOptimistically<boolean, Subscription>({
      name: nameOf(authorId),
      value,
      send: (isSubscribing) =>
        send(`PATCH /author/:id/${isSubscribing ? 'subscribe' : 'unsubscribe'}`, {
          params: { id: authorId },
        }),
      settle: (subscription) => settle(authorId, subscription),
      fail: (error) =>
        showFailure({
          error,
          title: t('memberActions.failed.subscription'),
          retry: () => void setSubscription(authorId, value),
        }),
    })
  return setSubscription
}

/**
 * Whether the member is subscribed to an author: fetched with a separate call, then updated with the responses of
 * the calls that change it.
 */
export function useSubscription(authorId: Id): SubscriptionState {
  const { langId } = useWords()
  const setSubscription = useSetSubscription()
  const { data } = useKey(keys.subscription(authorId, langId))
  const shown = useOptimisticValue(nameOf(authorId), data?.IsSubscribed)

  return {
    isSubscribed: shown.value,
    isPending: shown.isPending,
    setSubscribed: (value) => void setSubscription(authorId, value),
  }
}
