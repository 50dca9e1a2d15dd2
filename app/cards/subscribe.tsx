import { ButtonLink, type ButtonLinkProps } from '#design-system/button/button-link.tsx'
import { rememberReturnPath } from '#app/session/return-path.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Subscribing to an author as visitors get it: it leads to /auth and back (AUT-16, D-21). */
export function Subscribe(look: Pick<ButtonLinkProps, 'size' | 'variant'>) {
  const { t } = useWords()
  return (
    <ButtonLink href="/auth" onClick={() => rememberReturnPath()} {...look}>
      {t('cards.subscribe')}
    </ButtonLink>
  )
}
