import { ButtonLink } from '#design-system/button/button-link.tsx'
import { rememberReturnPath } from '#app/features/account/index.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Invitation } from '#contract/household.ts'

/** The ways of a visitor to an account, and back to the invitation. */
export function VisitorActs({ invitation: { Expires } }: { invitation: Invitation }) {
  const { t, language } = useWords()
  return (
    <>
      <div className="join-acts">
        <ButtonLink
          variant="primary"
          size="l"
          href="/auth/new"
          onClick={() => rememberReturnPath()}
        >
          {t('household.join.register')}
        </ButtonLink>
        <ButtonLink size="l" href="/auth" onClick={() => rememberReturnPath()}>
          {t('household.join.signIn')}
        </ButtonLink>
      </div>
      <p className="text-label text-ink-soft">
        {t('household.join.waits', { day: writeDate(new Date(Expires), language) })}
      </p>
    </>
  )
}
