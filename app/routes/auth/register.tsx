import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { PasswordField } from '#design-system/password-field/password-field.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import {
  failureOf,
  faultOfNewPassword,
  hashPassword,
  type NewPasswordFault,
  useInvitation,
  FormFailure,
  faultText,
} from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { isFilled } from '#app/lib/is-filled.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useSite } from '#app/lib/site/site.ts'
import { storedLanguage } from '#app/lib/words/current-language.ts'
import { splitName } from '#contract/text/split-name.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { accountLanguage, lookUpCountry } from './account-language.ts'
import { AuthPage } from './auth-page.tsx'
import { rememberFreshAccount } from './fresh-account.ts'
import type { SignInState } from './sign-in.tsx'

interface Fields {
  name: string
  username: string
  email: string
  password: string
}

/** The field of an error code. Other errors are shown above the form. */
const FIELD_OF: Partial<Record<NonNullable<ApiError['code']>, 'username' | 'email' | 'password'>> =
  {
    EmailInvalid: 'email',
    EmailTaken: 'email',
    PasswordStolen: 'password',
    UsernameTaken: 'username',
  }

/** Whether somebody may register now. */
const REGISTRATION = keyOf('/signup', {})

/** Looks up the country once, as soon as the screen is mounted. */
function useCountry(): () => Promise<string | undefined> {
  const { geoUrl } = useSite()
  const asked = useRef<Promise<string | undefined>>(undefined)
  useEffect(() => {
    asked.current ??= lookUpCountry(geoUrl)
  }, [geoUrl])
  return () => asked.current ?? Promise.resolve(undefined)
}

/** Screen of /auth/new. */
export function Register() {
  const { t } = useWords()
  const navigate = useNavigate()
  const country = useCountry()
  const invitation = useInvitation()
  const { data } = useKey(useHydrated() ? REGISTRATION : null)
  const needsInvitation = data?.Registration === 'invited' && invitation === undefined
  const submit = useRef<HTMLButtonElement>(null)
  const { register, handleSubmit, setError, formState } = useForm<Fields>()
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = formState
  const missing = (name: 'name' | 'username' | 'email') =>
    errors[name] && (errors[name].message || t('auth.required'))

  const sendForm = async ({ name, username, email, password }: Fields) => {
    try {
      await send('POST /signup', {
        fields: {
          ...splitName(name),
          email,
          password: await hashPassword(password),
          language: accountLanguage(await country(), storedLanguage()),
          username,
          ...(invitation !== undefined && { invitation }),
        },
      })
      const state: SignInState = { registered: email.trim() }
      rememberFreshAccount({ email: email.trim(), password })
      await navigate('/auth', { state })
    } catch (error) {
      const failure = failureOf(error)
      const field = error instanceof ApiError && error.code ? FIELD_OF[error.code] : undefined
      setError(field ?? 'root', failure, { shouldFocus: true })
    }
  }

  // What somebody has begun to type stays: the answer to the form says the same.
  if (data && !isDirty && (data.Registration === 'closed' || needsInvitation)) {
    const how = needsInvitation ? 'invited' : 'closed'
    return (
      <AuthPage title={t('auth.register.title')}>
        <Banner tone="info" title={t(`auth.register.${how}.title`)}>
          {t(`auth.register.${how}.text`)}
        </Banner>
        <ToSignIn />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.register.title')}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(sendForm)(event)}
        className="grid gap-4.5"
      >
        <FormFailure failure={errors.root} submit={submit} />
        <TextField
          {...register('name', { validate: isFilled })}
          label={t('auth.register.name')}
          autoComplete="name"
          required
          requiredMark={false}
          error={missing('name')}
        />
        <TextField
          {...register('username', { validate: isFilled })}
          label={t('auth.register.username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          requiredMark={false}
          error={missing('username')}
        />
        <TextField
          {...register('email', { validate: isFilled })}
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          required
          requiredMark={false}
          error={missing('email')}
        />
        {/* Not `required`: it is validated on submit. */}
        <PasswordField
          {...register('password', {
            validate: (password: string | undefined) => faultOfNewPassword(password ?? '') ?? true,
          })}
          label={t('auth.password')}
          autoComplete="new-password"
          hint={t('auth.newPassword.hint', { count: PASSWORD_MIN })}
          error={errors.password && passwordText(t, errors.password)}
        />
        <Button
          ref={submit}
          type="submit"
          variant="primary"
          size="l"
          full
          pending={isSubmitting || isSubmitSuccessful}
        >
          {t('auth.register.submit')}
        </Button>
        <p className="text-caption text-ink-soft">
          {t('auth.register.terms')}{' '}
          <TextLink href="/terms" target="_blank">
            {t('auth.register.termsLink')}
          </TextLink>
          {t('auth.register.termsEnd')}
        </p>
      </form>
      <ToSignIn />
    </AuthPage>
  )
}

/** The message at the field of the password: the server's, or for what is wrong before anything is sent. */
function passwordText(t: Translate, { type, message = '' }: { type: string; message?: string }) {
  if (type === 'refused') return message
  return message === 'empty' ? t('auth.required') : faultText(t, message as NewPasswordFault)
}

function ToSignIn() {
  const { t } = useWords()
  return (
    <p className="mt-4.5 text-center text-label">
      {t('auth.register.member')} <TextLink href="/auth">{t('auth.signIn.title')}</TextLink>
    </p>
  )
}
