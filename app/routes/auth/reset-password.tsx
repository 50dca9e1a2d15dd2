import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { PasswordField } from '#design-system/password-field/password-field.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import {
  failureOf,
  faultOfNewPassword,
  hashPassword,
  FormFailure,
  faultText,
} from '#app/features/account/index.ts'
import { send } from '#app/lib/api/send.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { AuthPage } from './auth-page.tsx'

interface Fields {
  password: string
  confirm: string
}

/** Screen of /auth/resetPassword/{token}, the link of the mail. */
export function ResetPassword() {
  const { t } = useWords()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const submit = useRef<HTMLButtonElement>(null)
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>()
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const sendForm = async ({ password, confirm }: Fields) => {
    const fault = faultOfNewPassword(password, confirm)
    if (fault) {
      setError('root', { type: 'refused', message: faultText(t, fault) })
      return setFocus(fault === 'mismatch' || password.trim() !== '' ? 'confirm' : 'password')
    }
    try {
      await send('POST /signup/passwordreset/:token', {
        params: { token },
        fields: { Password: await hashPassword(password) },
      })
      toast({ title: t('auth.reset.done'), description: t('auth.reset.doneText') })
      await navigate('/auth')
    } catch (error) {
      setError('root', failureOf(error))
    }
    return undefined
  }

  return (
    <AuthPage title={t('auth.reset.title')}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(sendForm)(event)}
        className="grid gap-4.5"
      >
        <FormFailure failure={errors.root} submit={submit} />
        <PasswordField
          {...register('password')}
          label={t('auth.reset.password')}
          autoComplete="new-password"
          hint={t('auth.newPassword.hint', { count: PASSWORD_MIN })}
        />
        <PasswordField
          {...register('confirm')}
          label={t('auth.reset.confirm')}
          autoComplete="new-password"
        />
        <Button
          ref={submit}
          type="submit"
          variant="primary"
          size="l"
          full
          pending={isSubmitting || isSubmitSuccessful}
        >
          {t('auth.reset.submit')}
        </Button>
      </form>
    </AuthPage>
  )
}
