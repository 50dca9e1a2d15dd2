import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { READ_ONLY_WORDS_MAX } from '#contract/host/limits.ts'
import type { ReadOnlyBody, ReadOnlyState } from '#contract/host/read-only.ts'
import { ActForm } from './act-form.tsx'

/** Props of {@link ReadOnlyForm}. */
export interface ReadOnlyFormProps {
  state: ReadOnlyState
  choose: (body: ReadOnlyBody) => Promise<unknown>
}

interface Fields {
  En: string
  De: string
  Until: string
}

/** Switches read-only on or off, with what members read meanwhile. */
export function ReadOnlyForm({ state, choose }: ReadOnlyFormProps) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  const { plain } = useSite()
  const posted = plain?.fields ?? {}
  const defaultValues = {
    En: posted['En'] ?? state.Words.En,
    De: posted['De'] ?? state.Words.De,
    Until: posted['Until'] ?? state.Until,
  }
  const { register, control, getValues } = useForm<Fields>({ defaultValues })
  const typed = { En: useWatch({ control, name: 'En' }), De: useWatch({ control, name: 'De' }) }
  const send = async (IsOn: boolean) => {
    const { En, De, Until } = getValues()
    const body = { IsOn, Words: { De, En }, Until }
    return await change(t('host.readOnly.notChanged'), async () => await choose(body))
  }
  const save = async () => {
    if (await send(state.IsOn)) toast({ title: t('host.readOnly.saved') })
  }
  const act = (submitter: HTMLElement | null) => {
    const isSwitch = submitter?.hasAttribute('data-switch') === true
    if (!state.IsForced) void (isSwitch ? send(!state.IsOn) : save())
  }
  const length = (name: 'En' | 'De') =>
    plain === undefined && (
      <small className="text-caption text-ink-soft" aria-hidden="true">
        {typed[name].length} / {READ_ONLY_WORDS_MAX}
      </small>
    )
  return (
    <ActForm act="readOnly" className="mt-10 grid gap-4" onAct={act}>
      {/* What Enter in a field presses is the first button: words are saved, and nothing is switched. */}
      <button type="submit" name="IsOn" value={String(state.IsOn)} hidden tabIndex={-1}>
        {t('host.readOnly.save')}
      </button>
      <div>
        <h2 className="text-heading">{t('host.readOnly.words')}</h2>
        <p className="text-label text-ink-soft">{t('host.readOnly.empty')}</p>
      </div>
      <div className="host-pair">
        <TextArea
          {...register('En')}
          defaultValue={defaultValues.En}
          lang="en"
          label={t('host.readOnly.english')}
          labelEnd={length('En')}
          placeholder={t('host.readOnly.exampleEn')}
          maxLength={READ_ONLY_WORDS_MAX}
          rows={3}
        />
        <TextArea
          {...register('De')}
          defaultValue={defaultValues.De}
          lang="de"
          label={t('host.readOnly.german')}
          labelEnd={length('De')}
          placeholder={t('host.readOnly.exampleDe')}
          maxLength={READ_ONLY_WORDS_MAX}
          rows={3}
        />
      </div>
      <TextField
        {...register('Until')}
        defaultValue={defaultValues.Until}
        type="time"
        className="max-w-64"
        label={t('host.readOnly.until')}
        hint={t('host.readOnly.promise')}
      />
      <div className="host-acts">
        <Button
          type="submit"
          name="IsOn"
          value={String(!state.IsOn)}
          data-switch=""
          variant="primary"
          pending={isPending}
          disabled={state.IsForced}
        >
          {state.IsOn ? t('host.readOnly.turnOff') : t('host.readOnly.turnOn')}
        </Button>
        <Button
          type="submit"
          name="IsOn"
          value={String(state.IsOn)}
          disabled={isPending || state.IsForced}
        >
          {t('host.readOnly.save')}
        </Button>
      </div>
    </ActForm>
  )
}
