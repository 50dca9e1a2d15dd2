import { ButtonLink, type ButtonLinkProps } from '#design-system/button/button-link.tsx'
import { memberPart } from '#app/session/member-part.tsx'
import { useLoginPrompt } from '#app/session/use-login-prompt.tsx'
import { withAreas } from '#app/words/load.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

/** Props of {@link Subscribe}. */
export interface SubscribeProps extends Pick<ButtonLinkProps, 'size' | 'variant'> {
  authorId: Id
}

/** As visitors get it: a link to /auth that asks first (AUT-18, D-21). */
function SubscribeOfVisitor({ size, variant }: SubscribeProps) {
  const { t } = useWords()
  const { prompt, dialog } = useLoginPrompt()
  return (
    <>
      <ButtonLink href="/auth" onClick={prompt} size={size} variant={variant}>
        {t('cards.subscribe')}
      </ButtonLink>
      {dialog}
    </>
  )
}

/** Follows an author, or no longer (RCD-07, CBD-07, ATH-08). */
export const Subscribe = memberPart(async () => {
  const code = import('#app/taking-part/subscribe-of-member.tsx')
  return (await withAreas(['takingPart'], code)).SubscribeOfMember
}, SubscribeOfVisitor)
