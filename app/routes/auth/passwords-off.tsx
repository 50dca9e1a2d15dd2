import { Banner } from '#design-system/banner/banner.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useInvitation } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AuthPage } from './auth-page.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

/** Props of {@link PasswordsOff}. */
export interface PasswordsOffProps {
  /** Whether somebody wants an account, and not another password. */
  isNew: boolean
}

/** In place of registering and of a new password, where the host has switched passwords off. */
export function PasswordsOff({ isNew }: PasswordsOffProps) {
  const { t } = useWords()
  // Kept for the way back from the provider.
  useInvitation()
  return (
    <AuthPage title={t(isNew ? 'auth.register.title' : 'auth.forgot.title')}>
      <Banner tone="info" title={t('auth.passwordsOff.title')} className="my-4.5">
        {t(isNew ? 'auth.passwordsOff.new' : 'auth.passwordsOff.text')}
      </Banner>
      {isNew && <ProviderButtons />}
      <p className="mt-4.5 text-center text-label">
        <TextLink href="/auth">{t('auth.forgot.back')}</TextLink>
      </p>
    </AuthPage>
  )
}
