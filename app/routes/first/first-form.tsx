import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { failureOf, FormFailure, hashPassword } from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { send } from '#app/lib/api/send.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { splitName } from '#contract/text/split-name.ts'
import type { PlainPage } from '#contract/host/plain.ts'
import type { FirstState } from '#contract/host/first.ts'
import { langIdOf } from '#contract/languages.ts'
import type { FirstFields } from './first-fields.ts'
import { PlaceQuestion } from './place-question.tsx'
import { WordsQuestion, YouQuestion } from './you-questions.tsx'

/** The field of an error code. Other errors are shown above the button. */
const FIELD_OF: Partial<Record<string, 'words' | 'email' | 'password'>> = {
  WordsWrong: 'words',
  EmailInvalid: 'email',
  FieldInvalid: 'email',
  PasswordStolen: 'password',
}

/** Props of {@link FirstForm}. */
export interface FirstFormProps {
  state: FirstState
  /** Called when the account is there, with its token. */
  onDone: (token: string) => void
  /** Called when somebody else was faster. */
  onLate: () => void
}

/** What a form begins with, and what is wrong with it. */
interface Posted {
  defaultValues: Partial<FirstFields>
  errors: Record<string, { message: string }>
}

/** What the form begins with: nothing, or what was posted without scripts and refused. */
function usePosted(): Posted | undefined {
  const { plain } = useSite()
  const { t } = useWords()
  // The form writes its errors anew whenever it gets other ones.
  const [posted] = useState(() => plain && postedOf(plain, t('auth.required')))
  return posted
}

function postedOf({ fields, missing, failure }: PlainPage, required: string): Posted {
  const errors: Posted['errors'] = {}
  for (const name of missing)
    errors[name === 'shortPassword' ? 'password' : name] = {
      message: { password: 'empty', shortPassword: 'short' }[name] ?? required,
    }
  if (failure) errors[FIELD_OF[failure.code] ?? 'root'] = { message: failure.message }
  return { defaultValues: fields, errors }
}

/** Four questions and one button. */
export function FirstForm({ state, onDone, onLate }: FirstFormProps) {
  const { t, language } = useWords()
  const submit = useRef<HTMLButtonElement>(null)
  const form = useForm<FirstFields>(usePosted())
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const hasExamples = state.Recipes > 0

  const sendForm = async (fields: FirstFields) => {
    const { words, name, email, password, place, registration, examples } = fields
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
          Examples: examples !== 'no',
        },
      })
      onDone(access_token)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NotFound') return onLate()
      const field = error instanceof ApiError && error.code ? FIELD_OF[error.code] : undefined
      form.setError(field ?? 'root', failureOf(error), { shouldFocus: true })
    }
  }
  const post = (event: FormEvent) => void form.handleSubmit(sendForm)(event)

  return (
    <form method="post" noValidate onSubmit={post}>
      <h1 className="text-display">{t('first.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('first.lede')}</p>
      <WordsQuestion form={form} />
      <YouQuestion form={form} />
      <PlaceQuestion form={form} recipes={state.Recipes} />
      {!hasExamples && <input type="hidden" name="examples" value="yes" />}
      <section>
        <h2 className="text-heading">
          <i>4</i> {t('first.mail.title')}
        </h2>
        <p className="text-label text-ink-soft">
          {state.MailFrom === null
            ? t('first.mail.off')
            : t('first.mail.on', { from: state.MailFrom })}
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
