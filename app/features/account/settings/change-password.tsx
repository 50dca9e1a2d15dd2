import { useForm } from 'react-hook-form'
import { PasswordField } from '#design-system/password-field/password-field.tsx'
import { changePassword } from '#app/features/account/account.ts'
import { hashPassword } from '#app/features/account/hash-password.ts'
import { faultOfNewPassword } from '#app/features/account/new-password.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PASSWORD_MIN, TOAST_MS } from '#contract/limits.ts'
import { failureText } from './failure-text.ts'
import { NoticeBanner } from './notice-banner.tsx'
import { SaveBar } from './save-bar.tsx'
import type { SettingsProps } from './settings-props.ts'
import { useNotice } from './use-notice.ts'

const EMPTY = { current: '', new: '', confirm: '' }

/** The form for a new password, with its error above. */
export function ChangePassword({ member }: SettingsProps) {
  const { t } = useWords()
  const { notice, show, clear } = useNotice()
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: EMPTY })
  const send = async (fields: typeof EMPTY) => {
    clear()
    const fault = faultOfNewPassword(fields.new, fields.confirm, fields.current)
    if (fault) {
      const text = (words: typeof t) =>
        fault === 'short'
          ? words('auth.newPassword.short', { count: PASSWORD_MIN })
          : words(`auth.newPassword.${fault}`)
      return show({ tone: 'danger', text })
    }
    try {
      await changePassword(await hashPassword(fields.current), await hashPassword(fields.new))
      reset(EMPTY)
      show({ tone: 'success', text: (t) => t('settings.saved.password'), duration: TOAST_MS })
    } catch (error) {
      show({ tone: 'danger', text: failureText(error) })
    }
  }
  const isWrong = notice?.tone === 'danger'
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="grid gap-5"
    >
      {isWrong && <NoticeBanner notice={notice} />}
      {/* Tells password managers the account. */}
      <input type="email" autoComplete="username" value={member.Email} readOnly hidden />
      <PasswordField
        {...register('current')}
        label={t('settings.password.current')}
        autoComplete="current-password"
      />
      <PasswordField
        {...register('new')}
        label={t('settings.password.new')}
        hint={t('auth.newPassword.hint', { count: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirm')}
        label={t('settings.password.confirm')}
        autoComplete="new-password"
      />
      <SaveBar
        label={t('settings.password.submit')}
        pending={formState.isSubmitting}
        notice={isWrong ? undefined : notice}
      />
    </form>
  )
}
