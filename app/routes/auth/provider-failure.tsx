import { Banner } from '#design-system/banner/banner.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import type { ProviderProblem } from '#app/features/account/index.ts'
import { API_BASE } from '#app/lib/api/call.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { externalStartPath, isKnownProvider } from '#contract/provider-sign-in.ts'
import { useSiteProviders } from './use-site-providers.ts'

/** Props of {@link ProviderFailure}. */
export interface ProviderFailureProps {
  problem: ProviderProblem
}

/** Shows that signing in with a provider failed, and offers to retry where that can help. */
export function ProviderFailure({ problem }: ProviderFailureProps) {
  const { provider, reason, message, isFinal = false } = problem
  const { t } = useWords()
  const isSetUp = reason !== 'unconfigured'
  const site = useSiteProviders().find(({ Name }) => Name === provider)
  const label = site?.Label ?? provider
  const failed = isKnownProvider(provider)
    ? t(`auth.provider.problem.${provider}`)
    : t('auth.provider.failed', { provider: label })
  return (
    <Banner
      tone="danger"
      announced
      title={message ?? failed}
      className="text-danger"
      action={
        isSetUp &&
        !isFinal && (
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
      {!isSetUp && t('auth.provider.unconfigured', { provider: label })}
    </Banner>
  )
}
