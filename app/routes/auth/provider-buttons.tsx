import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Facebook, Google } from '#design-system/icon/brand.tsx'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { API_BASE } from '#app/lib/api/call.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { externalStartPath, type Provider, PROVIDERS } from '#contract/provider-sign-in.ts'

const ICONS = { Google, Facebook } as const satisfies Record<Provider, IconDrawing>

/** One link for each provider; it redirects back. */
export function ProviderButtons() {
  const { t } = useWords()
  return (
    <div className="grid gap-2.5">
      {PROVIDERS.map((provider) => (
        <ButtonLink
          key={provider}
          href={`${API_BASE}${externalStartPath(provider)}`}
          linkAs="a"
          full
          icon={ICONS[provider]}
        >
          {t('auth.provider.continue', { provider })}
        </ButtonLink>
      ))}
    </div>
  )
}
