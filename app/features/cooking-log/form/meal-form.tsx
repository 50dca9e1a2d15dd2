import { useId, type ReactNode } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { CloudOff } from '#design-system/icon/lucide.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useOnline } from '#app/lib/use-online.ts'
import { useBlobUrl } from '#app/lib/media/use-blob-url.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { languageOf } from '#contract/languages.ts'
import { COOKED_NOTE_MAX } from '#contract/cooking-log/limits.ts'
import type { Yield } from '#contract/recipes/facts.ts'
import { ChangesField } from './changes-field.tsx'
import { PeopleField } from './people-field.tsx'
import { PhotoField } from './photo-field.tsx'
import type { useMealForm } from './use-meal-form.ts'
import { WhenField } from './when-field.tsx'
import '../cooking-log.css'

/** Props of {@link MealForm}. */
export interface MealFormProps {
  form: ReturnType<typeof useMealForm>
  /** Title and name of the dish. */
  head: ReactNode
  makes: Yield | undefined
  steps: readonly HowToStep[]
  /** Photo of the entry that is changed; undefined without one. */
  photoSrc: string | undefined
  words: { save: string; cancel: string; offline: string }
  onCancel: () => void
}

/** When, for how many, what was different, and a photo. */
export function MealForm({ form, head, makes, steps, photoSrc, words, onCancel }: MealFormProps) {
  const { t } = useWords()
  const id = useId()
  const isOnline = useOnline()
  const { draft, change, tooMany } = form
  const url = useBlobUrl(form.photo)
  const kept = draft.removesPhoto || draft.hasPhoto ? undefined : photoSrc
  const length = t('cookingLog.form.length', {
    count: Array.from(draft.Note.trim()).length,
    most: COOKED_NOTE_MAX,
  })
  return (
    <form
      data-slot="meal-form"
      noValidate
      className="meal-form"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <section>
        {head}
        <div className="meal-row">
          <WhenField day={draft.Day} onDayChange={(Day) => change({ Day })} error={form.dayError} />
          <PeopleField
            makes={makes}
            value={draft.People}
            onValueChange={(People) => change({ People })}
          />
        </div>
      </section>
      <section aria-labelledby={`${id}-changed`}>
        <h2 id={`${id}-changed`}>{t('cookingLog.form.changed')}</h2>
        <p className="text-label text-ink-soft">{t('cookingLog.form.changedHint')}</p>
        <ChangesField
          changes={draft.changes}
          onChangesChange={(changes) => change({ changes })}
          steps={steps}
          langId={draft.langId}
        />
        <TextArea
          label={t('cookingLog.form.note')}
          labelHidden
          rows={3}
          placeholder={t('cookingLog.form.notePlaceholder')}
          lang={languageOf(draft.langId)}
          dir="auto"
          value={draft.Note}
          onChange={(event) => change({ Note: event.target.value })}
          {...(draft.Note.length > COOKED_NOTE_MAX / 2 && { hint: length })}
          error={tooMany > 0 ? t('cookingLog.form.tooLong', { count: tooMany }) : undefined}
          className="meal-note"
        />
      </section>
      <section aria-labelledby={`${id}-photo`}>
        <h2 id={`${id}-photo`}>{t('cookingLog.form.photo')}</h2>
        <PhotoField src={url ?? kept} onPhotoChange={form.changePhoto} error={form.photoError} />
      </section>
      <div className="meal-end">
        {!isOnline && <Banner tone="info" icon={CloudOff} title={words.offline} announced />}
        {form.error !== undefined && <Banner tone="danger" title={form.error} announced />}
        <Button
          type="submit"
          variant="primary"
          size="l"
          pending={form.isPending}
          disabled={!form.canSave}
        >
          {words.save}
        </Button>
        <Button size="l" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
