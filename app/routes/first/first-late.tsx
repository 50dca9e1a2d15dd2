import { useEffect, useRef } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** What whoever was slower reads, such as in another tab. */
export function FirstLate() {
  const { t } = useWords()
  // Whoever was faster in another tab of this browser is signed in here as well.
  const isSignedIn = useIsSignedIn()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-title">
        {t('first.late.title')}
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {isSignedIn ? t('first.late.isYou') : t('first.late.text')}
      </p>
      <ButtonLink href={isSignedIn ? '/' : '/auth'} variant="primary">
        {isSignedIn ? t('first.late.home') : t('first.late.signIn')}
      </ButtonLink>
    </>
  )
}
