import { TextField } from '#design-system/text-field/text-field.tsx'
import { isFilled } from '#app/lib/is-filled.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AUTHOR_NAME_MAX, AUTHOR_PLACE_MAX } from '#contract/desk/limits.ts'
import type { AuthorFormProps } from './author-fields.ts'
import { Optional } from './optional.tsx'

/** Under which name an author publishes, and where they are. */
export function NameFields({ form: { register, formState } }: AuthorFormProps) {
  const { t } = useWords()
  return (
    <div className="author-names">
      <TextField
        {...register('name', { validate: isFilled })}
        label={t('authorship.name')}
        autoComplete="name"
        maxLength={AUTHOR_NAME_MAX}
        required
        requiredMark={false}
        error={formState.errors.name && t('authorship.required')}
      />
      <TextField
        {...register('place')}
        label={t('authorship.place')}
        labelEnd={<Optional />}
        autoComplete="address-level2"
        maxLength={AUTHOR_PLACE_MAX}
      />
    </div>
  )
}
