import { useForm } from 'react-hook-form'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useAccountChanges } from '#app/features/account/account.ts'
import { isFilled } from '#app/lib/is-filled.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NAME_MAX, PROFILE_ERROR_MS, TOAST_MS } from '#contract/limits.ts'
import { AvatarField } from './avatar-field.tsx'
import { failureText } from './failure-text.ts'
import { SaveBar } from './save-bar.tsx'
import type { SettingsProps } from './settings-props.ts'
import { useDraft } from './use-draft.ts'
import { useNotice } from './use-notice.ts'

interface Fields {
  firstName: string
  lastName: string
}

/** Picture and names of a member; e-mail address and username to read. */
export function EditProfile({ member }: SettingsProps) {
  const { t } = useWords()
  const { changeProfile } = useAccountChanges()
  const { notice, show, clear } = useNotice()
  const draft = useDraft<Fields>('profile', member)
  const { register, handleSubmit, getValues, formState } = useForm<Fields>({
    defaultValues: draft.stored ?? { firstName: member.FirstName, lastName: member.LastName },
  })
  const { errors, isSubmitting } = formState
  const send = async ({ firstName, lastName }: Fields) => {
    clear()
    try {
      await changeProfile({ FirstName: firstName, LastName: lastName, Email: member.Email })
      draft.remove()
      show({ tone: 'success', text: (t) => t('settings.saved.data'), duration: TOAST_MS })
    } catch (error) {
      show({ tone: 'danger', text: failureText(error), duration: PROFILE_ERROR_MS })
    }
  }
  return (
    <>
      <AvatarField member={member} />
      <form
        method="post"
        noValidate
        onChange={() => draft.save(getValues())}
        onSubmit={(event) => void handleSubmit(send)(event)}
        className="mt-6 grid gap-5"
      >
        <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
          <TextField
            {...register('firstName', { validate: isFilled })}
            label={t('settings.profile.firstName')}
            autoComplete="given-name"
            maxLength={NAME_MAX}
            required
            error={errors.firstName && t('settings.required')}
          />
          <TextField
            {...register('lastName', { validate: isFilled })}
            label={t('settings.profile.lastName')}
            autoComplete="family-name"
            maxLength={NAME_MAX}
            required
            error={errors.lastName && t('settings.required')}
          />
        </div>
        <TextField
          label={t('settings.profile.email')}
          hint={t('settings.profile.readOnly')}
          type="email"
          value={member.Email}
          readOnly
        />
        <TextField
          label={t('settings.profile.username')}
          hint={t('settings.profile.readOnly')}
          value={member.username}
          readOnly
        />
        <SaveBar label={t('settings.save')} pending={isSubmitting} notice={notice} />
      </form>
    </>
  )
}
