import { toast } from '#design-system/toast/toast-store.ts'
import { ofEach, useCacheEditor } from '#app/data/edit-cache.ts'
import { paths } from '#app/data/paths.ts'
import { send } from '#app/data/send.ts'
import { useKey } from '#app/data/use-key.ts'
import { useWished, wish } from '#app/data/wish.ts'
import { useSayFailure } from '#app/taking-part/say-failure.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Author, Subscription } from '#contract/author.ts'
import type { Id } from '#contract/common.ts'

/** Keys of answers that hold authors: lists, one of them. */
const AUTHORS = /^\/api\/author(\?|\/\d+\?)/

/** Whether the member follows an author, and how to change that. */
export interface SubscriptionState {
  /** What the member wishes, else what the server told; undefined before. */
  isSubscribed: boolean | undefined
  /** The wish is on its way. */
  isPending: boolean
  setSubscribed: (isSubscribed: boolean) => void
}

/**
 * Whether the member follows an author: asked for by a call of its own, and then what the calls that
 * change it answer (CBD-08, D-40). A toast says each change (STA-20, STA-21).
 */
export function useSubscription(authorId: Id): SubscriptionState {
  const { langId, t } = useWords()
  const { edit } = useCacheEditor()
  const sayFailure = useSayFailure()
  const { data } = useKey<Subscription>(paths.subscription(authorId, langId))
  const about = `subscription ${authorId}`
  const wished = useWished(about, data?.IsSubscribed)

  const settle = ({ IsSubscribed }: Subscription) => {
    edit<Subscription>(new RegExp(`^/api/author/${authorId}/subscription\\?`), () => {
      return { IsSubscribed }
    })
    edit(
      AUTHORS,
      ofEach<Author>(authorId, (author) => ({ ...author, IsSubscribed })),
    )
    toast({ title: t(IsSubscribed ? 'takingPart.subscribed' : 'takingPart.unsubscribed') })
  }

  const setSubscribed = (value: boolean): void =>
    void wish<boolean, Subscription>({
      name: about,
      value,
      send: (isWished) => send('PATCH', paths.subscribe(authorId, isWished)),
      settle,
      fail: (error) =>
        sayFailure({
          error,
          title: t('takingPart.failed.subscription'),
          again: () => setSubscribed(value),
        }),
    })

  return {
    isSubscribed: wished.value,
    isPending: wished.isPending,
    setSubscribed,
  }
}
