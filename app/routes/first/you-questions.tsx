import { PasswordField } from '#design-system/password-field/password-field.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { faultOfNewPassword, faultText } from '#app/features/account/index.ts'
import { isFilled } from '#app/lib/is-filled.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PASSWORD_MIN } from '#contract/limits.ts'
import type { QuestionProps } from './first-fields.ts'

/** What is wrong with one of the typed fields, and what it begins with. */
function useTyped({ register, formState: { errors } }: QuestionProps['form']) {
  const { t } = useWords()
  const { plain } = useSite()
  return (name: 'words' | 'name' | 'email') => ({
    ...register(name, { validate: isFilled }),
    // Forms give fields their values in the browser.
    defaultValue: plain?.fields[name],
    required: true,
    requiredMark: false,
    error: errors[name] && (errors[name].message || t('auth.required')),
  })
}

/** The words of the start's output, which say whose site it is. */
export function WordsQuestion({ form }: QuestionProps) {
  const { t } = useWords()
  const typed = useTyped(form)
  return (
    <section>
      <h2 className="text-heading">
        <i>1</i> {t('first.words.title')}
      </h2>
      <TextField
        {...typed('words')}
        label={t('first.words.label')}
        placeholder={t('first.words.example')}
        hint={t('first.words.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </section>
  )
}

const validate = (text: string | undefined) => faultOfNewPassword(text ?? '') ?? true

/** The account of whoever becomes the host. */
export function YouQuestion({ form }: QuestionProps) {
  const { t } = useWords()
  const typed = useTyped(form)
  const { password } = form.formState.errors
  const faultOf = (message: string | undefined) => {
    if (message === undefined) return undefined
    if (message === 'empty') return t('auth.required')
    // Other messages are the server's.
    return message === 'short' ? faultText(t, message) : message
  }
  return (
    <section>
      <h2 className="text-heading">
        <i>2</i> {t('first.you.title')}
      </h2>
      <div className="grid gap-4">
        <div className="first-pair">
          <TextField {...typed('name')} label={t('first.you.name')} autoComplete="name" />
          <TextField
            {...typed('email')}
            label={t('auth.email')}
            type="email"
            autoComplete="email"
          />
        </div>
        <PasswordField
          {...form.register('password', { validate })}
          label={t('auth.password')}
          autoComplete="new-password"
          hint={t('auth.newPassword.hint', { count: PASSWORD_MIN })}
          error={faultOf(password?.message)}
        />
      </div>
    </section>
  )
}
