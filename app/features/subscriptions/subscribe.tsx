import { ButtonLink } from '#design-system/button/button-link.tsx'
import { memberPart, useLoginPrompt } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { SubscribeProps } from './member-subscribe.tsx'

/** For visitors: a link to /auth that opens the login prompt. */
function SubscribeOfVisitor({ authorId, size, variant }: SubscribeProps) {
  const { t } = useWords()
  const { prompt, dialog } = useLoginPrompt({ kind: 'subscribe', id: authorId, name: '' })
  return (
    <>
      <ButtonLink href="/auth" onClick={prompt} size={size} variant={variant}>
        {t('cards.subscribe')}
      </ButtonLink>
      {dialog}
    </>
  )
}

/** Subscribes to an author or unsubscribes. */
export const Subscribe = memberPart(async () => {
  const code = import('./member-subscribe.tsx')
  return (await withAreas(['memberActions'], code)).SubscribeOfMember
}, SubscribeOfVisitor)
