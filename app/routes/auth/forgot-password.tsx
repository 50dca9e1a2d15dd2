import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { failureOf, FormFailure } from '#app/features/account/index.ts'
import { send } from '#app/lib/api/send.ts'
import { isFilled } from '#app/lib/is-filled.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AuthPage } from './auth-page.tsx'

/** Screen of /auth/forgetpassword: a form, then a message in its place. */
export function ForgotPassword() {
  const { t } = useWords()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AuthPage title={t('auth.forgot.title')}>
      {sentTo === undefined ? <RequestForm onSent={setSentTo} /> : <Sent to={sentTo} />}
      <p className="mt-4.5 text-center text-label">
        <TextLink href="/auth">{t('auth.forgot.back')}</TextLink>
      </p>
    </AuthPage>
  )
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useWords()
  const submit = useRef<HTMLButtonElement>(null)
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>()
  const { errors, isSubmitting } = formState

  const sendForm = async ({ email }: { email: string }) => {
    try {
      await send('POST /signup/passwordreset', { fields: { email } })
      onSent(email.trim())
    } catch (error) {
      setError('root', failureOf(error))
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(sendForm)(event)}
      className="grid gap-4.5"
    >
      <p className="text-ink-soft">{t('auth.forgot.text')}</p>
      <FormFailure failure={errors.root} submit={submit} />
      <TextField
        {...register('email', { validate: isFilled })}
        label={t('auth.email')}
        type="email"
        autoComplete="username"
        required
        requiredMark={false}
        error={errors.email && t('auth.required')}
      />
      <Button ref={submit} type="submit" variant="primary" size="l" full pending={isSubmitting}>
        {t('auth.forgot.submit')}
      </Button>
    </form>
  )
}

/** Replaces the form and takes over the focus of its button. */
function Sent({ to }: { to: string }) {
  const { t } = useWords()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <Banner
      ref={message}
      tabIndex={-1}
      tone="success"
      title={t('auth.forgot.sent')}
      className="outline-none"
    >
      {t('auth.forgot.sentText', { email: to })}
    </Banner>
  )
}
