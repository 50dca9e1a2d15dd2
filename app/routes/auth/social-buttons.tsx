import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Facebook, Google } from '#design-system/icon/brand.tsx'
import { API_BASE } from '#app/lib/api/call.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { externalStartPath, PROVIDERS } from '#contract/external-sign-in.ts'

const ICONS = { Google, Facebook } as const

/** One link for each of the two social providers, which redirect back (AUT-02, D-16). */
export function SocialButtons() {
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
          {t('auth.social.continue', { provider })}
        </ButtonLink>
      ))}
    </div>
  )
}
