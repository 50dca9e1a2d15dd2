import { TextArea } from '#design-system/text-field/text-area.tsx'
import { isFilled } from '#app/lib/is-filled.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AUTHOR_ABOUT_MAX } from '#contract/desk/limits.ts'
import type { Language } from '#contract/languages.ts'
import type { AuthorFormProps } from './author-fields.ts'

/** Props of {@link AboutField}. */
export interface AboutFieldProps extends AuthorFormProps {
  /** Of the text. */
  language: Language
  label: string
  hint?: string
  /** @default false */
  required?: boolean
}

/** In which an author says who they are. */
export function AboutField({ form, language, required = false, ...words }: AboutFieldProps) {
  const { t } = useWords()
  const { register, formState } = form
  const rules = required ? { validate: isFilled } : {}
  return (
    <TextArea
      {...register(`about.${language}`, rules)}
      {...words}
      rows={3}
      lang={language}
      maxLength={AUTHOR_ABOUT_MAX}
      required={required}
      className="author-about"
      error={formState.errors.about?.[language] && t('authorship.required')}
    />
  )
}
