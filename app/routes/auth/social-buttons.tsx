import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Facebook, Google } from '#design-system/icon/brand.tsx'
import { API_BASE } from '#app/data/keys.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** The two providers as their addresses spell them (D-16). */
const PROVIDERS = [
  ['google', Google],
  ['facebook', Facebook],
] as const

/** One button for each of the two social providers; both lead away and come back (AUT-02, D-16). */
export function SocialButtons() {
  const { t } = useWords()
  return (
    <div className="grid gap-2.5">
      {PROVIDERS.map(([provider, icon]) => (
        <ButtonLink
          key={provider}
          href={`${API_BASE}/signup/external/${provider}/start`}
          linkAs="a"
          full
          icon={icon}
        >
          {t(`auth.signIn.${provider}`)}
        </ButtonLink>
      ))}
    </div>
  )
}
