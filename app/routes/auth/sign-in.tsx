import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { PasswordField } from '#design-system/password-field/password-field.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { failureOf, signIn, useProviderResult, FormFailure } from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { alert } from '#app/lib/dialogs/ask.ts'
import { isFilled } from '#app/lib/is-filled.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AuthPage } from './auth-page.tsx'
import { takeFreshAccount } from './fresh-account.ts'
import { PasskeyButton, PasskeyFailure } from './passkey-button.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { ProviderFailure } from './provider-failure.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

interface Fields {
  email: string
  password: string
}

/** Navigation state from the registration. */
export interface SignInState {
  /** E-mail of the new account. */
  registered: string
}

/** Screen of /auth. `useVisitorsOnly` redirects once a token is stored. */
export function SignIn() {
  const { t } = useWords()
  // The server does not know the navigation state.
  const state = useLocation().state as SignInState | null
  const registered = useHydrated() ? state?.registered : undefined
  const submit = useRef<HTMLButtonElement>(null)
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    ...(registered !== undefined && { defaultValues: { email: registered } }),
  })
  const { errors, isSubmitting } = formState
  const provider = useProviderResult()
  const passkey = usePasskeySignIn()
  const { hasNoPasswords } = useSite()
  // The next page is loading.
  const isSignedIn = useIsSignedIn()

  const send = async ({ email, password }: Fields) => {
    try {
      if (!(await signIn(email, password))) await alert(t('auth.signIn.noData'))
    } catch (error) {
      setError('root', failureOf(error))
      if (error instanceof ApiError && error.code === 'PasswordWrong') {
        setError('password', { type: 'refused' }, { shouldFocus: true })
      }
    }
  }

  // After registering, the password need not be typed again.
  const [isEntering, setEntering] = useState(false)
  useEffect(() => {
    const fresh = takeFreshAccount()
    if (!fresh) return
    setEntering(true)
    void send(fresh).finally(() => setEntering(false))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen is mounted
  }, [])

  const failures = (
    <>
      <PasskeyFailure failure={passkey.failure} />
      {provider.problem && <ProviderFailure problem={provider.problem} />}
    </>
  )
  return (
    <AuthPage title={t('auth.signIn.title')}>
      {hasNoPasswords ? (
        <div className="my-4.5 grid gap-4.5">{failures}</div>
      ) : (
        <>
          <form
            method="post"
            noValidate
            onSubmit={(event) => void handleSubmit(send)(event)}
            className="grid gap-4.5"
          >
            {registered !== undefined && !errors.root && (
              <Banner tone="success" announced title={t('auth.signIn.registered')}>
                {t('auth.signIn.registeredText')}
              </Banner>
            )}
            <FormFailure failure={errors.root} submit={submit} />
            {!errors.root && failures}
            <TextField
              {...register('email', { validate: isFilled })}
              label={t('auth.email')}
              type="email"
              autoComplete="username webauthn"
              required
              requiredMark={false}
              error={errors.email && t('auth.required')}
            />
            <PasswordField
              {...register('password', { validate: isFilled })}
              label={t('auth.password')}
              labelEnd={
                <TextLink href="/auth/forgetpassword" className="text-caption">
                  {t('auth.signIn.forgot')}
                </TextLink>
              }
              autoComplete="current-password"
              required
              requiredMark={false}
              error={
                errors.password &&
                t(
                  errors.password.type === 'refused'
                    ? 'auth.signIn.checkPassword'
                    : 'auth.required',
                )
              }
            />
            <Button
              ref={submit}
              type="submit"
              variant="primary"
              size="l"
              full
              pending={
                isSubmitting || isEntering || provider.isPending || passkey.isPending || isSignedIn
              }
            >
              {t('auth.signIn.submit')}
            </Button>
          </form>
          <div className="my-4.5 flex items-center gap-4 text-caption text-ink-soft">
            <span className="grow border-t border-line-control" />
            {t('auth.signIn.or')}
            <span className="grow border-t border-line-control" />
          </div>
        </>
      )}
      <div className="grid gap-2.5">
        <PasskeyButton passkey={passkey} />
        <ProviderButtons />
      </div>
      {!hasNoPasswords && (
        <p className="mt-4.5 text-center text-label">
          {t('auth.signIn.newHere')} <TextLink href="/auth/new">{t('auth.signIn.create')}</TextLink>
        </p>
      )}
    </AuthPage>
  )
}
