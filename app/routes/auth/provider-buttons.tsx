import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Facebook, Google } from '#design-system/icon/brand.tsx'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { LogIn } from '#design-system/icon/lucide.ts'
import { API_BASE } from '#app/lib/api/call.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { externalStartPath, type KnownProvider, PROVIDERS } from '#contract/provider-sign-in.ts'
import { useSilentProviders, useSiteProviders } from './use-site-providers.ts'

const ICONS = { Google, Facebook } as const satisfies Record<KnownProvider, IconDrawing>

/** One link for each provider; it redirects back, and is hidden while its provider does not answer. Those of the host come first. */
export function ProviderButtons() {
  const { t } = useWords()
  const ofSite = useSiteProviders().map(({ Name, Label }) => ({
    name: Name,
    label: Label,
    icon: LogIn,
  }))
  const silent = useSilentProviders()
  const known = PROVIDERS.map((name) => ({ name, label: name, icon: ICONS[name] }))
  const shown = [...ofSite, ...known].filter(({ name }) => !silent.includes(name))
  return (
    <div className="grid gap-2.5">
      {shown.map(({ name, label, icon }) => (
        <ButtonLink
          key={name}
          href={`${API_BASE}${externalStartPath(name)}`}
          linkAs="a"
          full
          icon={icon}
        >
          {t('auth.provider.continue', { provider: label })}
        </ButtonLink>
      ))}
    </div>
  )
}
