import { Banner } from '#design-system/banner/banner.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import type { SocialProblem } from '#app/features/account/index.ts'
import { API_BASE } from '#app/lib/api/call.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { externalStartPath } from '#contract/external-sign-in.ts'

/** Props of {@link SocialFailure}. */
export interface SocialFailureProps {
  problem: SocialProblem
}

/** Shows that signing in with a provider failed, and offers to retry (ERR-04, ERR-05). */
export function SocialFailure({ problem: { provider, reason, message } }: SocialFailureProps) {
  const { t } = useWords()
  const isSetUp = reason !== 'unconfigured'
  return (
    <Banner
      tone="danger"
      announced
      title={message ?? t(`auth.social.problem.${provider}`)}
      className="text-danger"
      action={
        isSetUp && (
          <ButtonLink
            href={`${API_BASE}${externalStartPath(provider)}`}
            linkAs="a"
            size="s"
            icon={RotateCcw}
          >
            {t('common.tryAgain')}
          </ButtonLink>
        )
      }
    >
      {!isSetUp && t('auth.social.unconfigured', { provider })}
    </Banner>
  )
}
