import type { ButtonLinkProps } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useSubscription } from './subscriptions.ts'

/** Props of {@link Subscribe}. */
export interface SubscribeProps extends Pick<ButtonLinkProps, 'size' | 'variant'> {
  authorId: Id
}

/**
 * The subscribe button for members. Before the state has loaded it offers to subscribe, because
 * subscribing twice does no harm.
 */
export function SubscribeOfMember({ authorId, size, variant }: SubscribeProps) {
  const { t } = useWords()
  const { isSubscribed = false, isPending, setSubscribed } = useSubscription(authorId)
  return (
    <Button
      size={size}
      // "Unsubscribe" is not the main action of a page.
      variant={isSubscribed ? 'quiet' : variant}
      pending={isPending}
      onClick={() => setSubscribed(!isSubscribed)}
    >
      {t(isSubscribed ? 'memberActions.unsubscribe' : 'cards.subscribe')}
    </Button>
  )
}
