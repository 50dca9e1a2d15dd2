import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design-system/button/button.tsx'
import { Globe, Plus } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AUTHOR_LINK_MAX, AUTHOR_LINKS_MAX } from '#contract/desk/limits.ts'
import { linkOf } from '#contract/desk/link.ts'
import type { AuthorFormProps } from './author-fields.ts'
import { Optional } from './optional.tsx'

/** Pages of an author elsewhere. An emptied field is none. */
export function LinkFields({ form }: AuthorFormProps) {
  const { t } = useWords()
  const { register, getValues, setFocus, formState } = form
  const [count, setCount] = useState(() => Math.max(1, getValues('links').length))
  const add = () => {
    // The field has to be there before it can have the focus.
    flushSync(() => setCount(count + 1))
    setFocus(`links.${count}`)
  }
  return (
    <div role="group" aria-label={t('authorship.links.label')} className="author-links">
      {Array.from({ length: count }, (_, index) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- fields are identified by position
          key={index}
          {...register(`links.${index}`, { validate: (typed = '') => linkOf(typed) !== undefined })}
          icon={Globe}
          type="url"
          inputMode="url"
          autoComplete="url"
          label={
            index === 0
              ? t('authorship.links.first')
              : t('authorship.links.further', { number: index + 1 })
          }
          labelEnd={index === 0 && <Optional />}
          placeholder={t('authorship.links.example')}
          hint={index === 0 ? t('authorship.links.hint') : undefined}
          maxLength={AUTHOR_LINK_MAX}
          error={formState.errors.links?.[index] && t('authorship.links.wrong')}
        />
      ))}
      {count < AUTHOR_LINKS_MAX && (
        <Button variant="bare" icon={Plus} className="justify-self-start" onClick={add}>
          {t('authorship.links.add')}
        </Button>
      )}
    </div>
  )
}
