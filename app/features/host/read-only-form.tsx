import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { READ_ONLY_WORDS_MAX } from '#contract/host/limits.ts'
import type { ReadOnlyBody, ReadOnlyState } from '#contract/host/read-only.ts'

/** Props of {@link ReadOnlyForm}. */
export interface ReadOnlyFormProps {
  state: ReadOnlyState
  choose: (body: ReadOnlyBody) => Promise<unknown>
}

interface Fields {
  en: string
  de: string
  until: string
}

/** Switches read-only on or off, with what members read meanwhile. */
export function ReadOnlyForm({ state, choose }: ReadOnlyFormProps) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  const { register, control, getValues } = useForm<Fields>({
    defaultValues: { en: state.Words.En, de: state.Words.De, until: state.Until },
  })
  const typed = { en: useWatch({ control, name: 'en' }), de: useWatch({ control, name: 'de' }) }
  const send = async (IsOn: boolean) => {
    const { en, de, until } = getValues()
    const body = { IsOn, Words: { De: de, En: en }, Until: until }
    return await change(t('host.readOnly.notChanged'), async () => await choose(body))
  }
  const save = async () => {
    if (await send(state.IsOn)) toast({ title: t('host.readOnly.saved') })
  }
  const length = (name: 'en' | 'de') => (
    <small className="text-caption text-ink-soft" aria-hidden="true">
      {typed[name].length} / {READ_ONLY_WORDS_MAX}
    </small>
  )
  return (
    <form className="mt-10 grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <div>
        <h2 className="text-heading">{t('host.readOnly.words')}</h2>
        <p className="text-label text-ink-soft">{t('host.readOnly.empty')}</p>
      </div>
      <div className="host-pair">
        <TextArea
          {...register('en')}
          lang="en"
          label={t('host.readOnly.english')}
          labelEnd={length('en')}
          placeholder={t('host.readOnly.exampleEn')}
          maxLength={READ_ONLY_WORDS_MAX}
          rows={3}
        />
        <TextArea
          {...register('de')}
          lang="de"
          label={t('host.readOnly.german')}
          labelEnd={length('de')}
          placeholder={t('host.readOnly.exampleDe')}
          maxLength={READ_ONLY_WORDS_MAX}
          rows={3}
        />
      </div>
      <TextField
        {...register('until')}
        type="time"
        className="max-w-64"
        label={t('host.readOnly.until')}
        hint={t('host.readOnly.promise')}
      />
      <div className="host-acts">
        <Button
          variant="primary"
          pending={isPending}
          disabled={state.IsForced}
          onClick={() => void send(!state.IsOn)}
        >
          {state.IsOn ? t('host.readOnly.turnOff') : t('host.readOnly.turnOn')}
        </Button>
        <Button disabled={isPending || state.IsForced} onClick={() => void save()}>
          {t('host.readOnly.save')}
        </Button>
      </div>
    </form>
  )
}
