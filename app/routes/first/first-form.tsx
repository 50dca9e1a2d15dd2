import { useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { PasswordField } from '#design-system/password-field/password-field.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import {
  failureOf,
  faultOfNewPassword,
  faultText,
  FormFailure,
  hashPassword,
  type NewPasswordFault,
  splitName,
} from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { send } from '#app/lib/api/send.ts'
import { isFilled } from '#app/lib/is-filled.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import { PickCards } from '#app/lib/ui/pick-cards.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PLACE_MAX } from '#contract/host/limits.ts'
import type { Registration } from '#contract/host/registration.ts'
import { REGISTRATIONS } from '#contract/host/registrations.ts'
import { langIdOf } from '#contract/languages.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'

interface Fields {
  words: string
  name: string
  email: string
  password: string
  place: string
  registration: Registration | undefined
}

/** The field of an error code. Other errors are shown above the button. */
const FIELD_OF: Partial<Record<NonNullable<ApiError['code']>, 'words' | 'email'>> = {
  WordsWrong: 'words',
  EmailInvalid: 'email',
  FieldInvalid: 'email',
}

/** Props of {@link FirstForm}. */
export interface FirstFormProps {
  /** Who mail is from; null where none is sent. */
  mailFrom: string | null
  /** Called when the account is there, with the place that the site is for. */
  onDone: (place: string) => void
  /** Called when somebody else was faster. */
  onLate: () => void
}

/** Four questions and one button. */
export function FirstForm({ mailFrom, onDone, onLate }: FirstFormProps) {
  const { t, language } = useWords()
  const submit = useRef<HTMLButtonElement>(null)
  const { register, control, handleSubmit, setError, formState } = useForm<Fields>()
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const missing = (name: 'words' | 'name' | 'email') =>
    errors[name] && (errors[name].message || t('auth.required'))

  const sendForm = async ({ words, name, email, password, place, registration }: Fields) => {
    if (registration === undefined) return
    const { firstname: FirstName, lastname: LastName } = splitName(name)
    try {
      const { access_token } = await send('POST /first', {
        fields: {
          Words: words,
          FirstName,
          LastName,
          Email: email,
          Password: await hashPassword(password),
          Language: langIdOf(language),
          Place: place.trim(),
          Registration: registration,
        },
      })
      onDone(place.trim())
      writeToken(access_token)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NotFound') return onLate()
      const field = error instanceof ApiError && error.code ? FIELD_OF[error.code] : undefined
      setError(field ?? 'root', failureOf(error), { shouldFocus: true })
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(sendForm)(event)}>
      <h1 className="text-display">{t('first.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('first.lede')}</p>
      <section>
        <h2 className="text-heading">
          <i>1</i> {t('first.words.title')}
        </h2>
        <TextField
          {...register('words', { validate: isFilled })}
          label={t('first.words.label')}
          placeholder={t('first.words.example')}
          hint={t('first.words.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          requiredMark={false}
          error={missing('words')}
        />
      </section>
      <section>
        <h2 className="text-heading">
          <i>2</i> {t('first.you.title')}
        </h2>
        <div className="grid gap-4">
          <div className="first-pair">
            <TextField
              {...register('name', { validate: isFilled })}
              label={t('first.you.name')}
              autoComplete="name"
              required
              requiredMark={false}
              error={missing('name')}
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
          </div>
          <PasswordField
            {...register('password', {
              validate: (password: string | undefined) =>
                faultOfNewPassword(password ?? '') ?? true,
            })}
            label={t('auth.password')}
            autoComplete="new-password"
            hint={t('auth.newPassword.hint', { count: PASSWORD_MIN })}
            error={
              errors.password &&
              (errors.password.message === 'empty'
                ? t('auth.required')
                : faultText(t, errors.password.message as NewPasswordFault))
            }
          />
        </div>
      </section>
      <section>
        <h2 className="text-heading">
          <i>3</i> {t('first.place.title')}
        </h2>
        <div className="grid gap-4">
          <TextField
            {...register('place')}
            label={t('first.place.label')}
            hint={t('first.place.hint', { place: t('first.place.example') })}
            maxLength={PLACE_MAX}
            autoComplete="off"
          />
          <Controller
            name="registration"
            control={control}
            rules={{ validate: (value) => value !== undefined }}
            render={({ field }) => (
              <PickCards
                label={t('first.place.who')}
                options={REGISTRATIONS.map((value) => ({
                  value,
                  title: t(`first.place.${value}`),
                  text: value === 'invited' ? t('first.place.invitedText') : undefined,
                }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
          {errors.registration && (
            <p role="alert" className="text-label text-danger">
              {t('first.place.missing')}
            </p>
          )}
        </div>
      </section>
      <section>
        <h2 className="text-heading">
          <i>4</i> {t('first.mail.title')}
        </h2>
        <p className="text-label text-ink-soft">
          {mailFrom === null ? t('first.mail.off') : t('first.mail.on', { from: mailFrom })}
        </p>
      </section>
      <div className="mt-8 grid gap-4">
        <FormFailure failure={errors.root} submit={submit} />
        <div className="flex flex-wrap items-center gap-4">
          <Button
            ref={submit}
            type="submit"
            variant="primary"
            size="l"
            pending={isSubmitting || isSubmitSuccessful}
          >
            {t('first.submit')}
          </Button>
          <p className="max-w-80 text-caption text-ink-soft">{t('first.after')}</p>
        </div>
      </div>
    </form>
  )
}
