import { useId, useState, type SyntheticEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { FieldError } from '#design-system/text-field/field-words.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { failureText, NoticeBanner, useNotice } from '#app/features/account/index.ts'
import { oneLine } from '#app/lib/one-line.ts'
import '#app/lib/ui/pick-cards.css'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SCRIPT_KEY_DAYS, SCRIPT_KEY_NAME_MAX } from '#contract/script-keys/limits.ts'
import { SCOPES, type Scope } from '#contract/script-keys/scopes.ts'
import type { MadeKey } from './key-once.tsx'
import { useScriptKeys } from './use-script-keys.ts'

/** Props of {@link KeyForm}. */
export interface KeyFormProps {
  onMade: (made: MadeKey) => void
  onCancel: () => void
}

/** A new key: what it is for, what it may do and how long. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const { t } = useWords()
  const { make } = useScriptKeys()
  const { notice, show, clear } = useNotice()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const [days, setDays] = useState<(typeof SCRIPT_KEY_DAYS)[number]>(90)
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const isNamed = oneLine(name) !== ''
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    clear()
    if (isPending || !isNamed || scopes.length === 0) return
    setPending(true)
    try {
      const { made, key } = await make({ Name: oneLine(name), Scopes: [...scopes], Days: days })
      onMade({ ...made, key })
    } catch (error) {
      setPending(false)
      show({ tone: 'danger', text: failureText(error) })
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h3 className="text-heading">{t('scriptKeys.form.title')}</h3>
      <TextField
        label={t('scriptKeys.form.name')}
        maxLength={SCRIPT_KEY_NAME_MAX}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isTried && !isNamed ? t('scriptKeys.form.nameMissing') : undefined}
      />
      <ScopeBoxes chosen={scopes} onChange={setScopes} isMissing={isTried && scopes.length === 0} />
      <RadioGroup
        variant="segments"
        label={t('scriptKeys.form.days')}
        hint={t('scriptKeys.form.daysHint')}
        options={SCRIPT_KEY_DAYS.map((value) => ({
          value,
          label: t(`scriptKeys.form.day.d${value}`),
        }))}
        value={days}
        onValueChange={setDays}
      />
      <NoticeBanner notice={notice} />
      <div className="script-keys-actions">
        <Button type="submit" variant="primary" pending={isPending}>
          {t('scriptKeys.form.make')}
        </Button>
        <Button variant="bare" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface ScopeBoxesProps {
  chosen: readonly Scope[]
  onChange: (chosen: readonly Scope[]) => void
  isMissing: boolean
}

function ScopeBoxes({ chosen, onChange, isMissing }: ScopeBoxesProps) {
  const { t } = useWords()
  const errorId = useId()
  const hintOf = (scope: Scope) =>
    scope === 'lists:read' || scope === 'cooked:read' || scope === 'week:read'
      ? undefined
      : t(`scriptKeys.form.hint.${scope}`)
  return (
    <fieldset className="pick-cards" aria-describedby={isMissing ? errorId : undefined}>
      <legend>{t('scriptKeys.form.scopes')}</legend>
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          className="pick-check"
          label={<b>{t(`scriptKeys.form.scope.${scope}`)}</b>}
          hint={hintOf(scope)}
          checked={chosen.includes(scope)}
          onCheckedChange={(isChosen) =>
            onChange(SCOPES.filter((one) => (one === scope ? isChosen : chosen.includes(one))))
          }
        />
      ))}
      {isMissing && <FieldError id={errorId}>{t('scriptKeys.form.scopesMissing')}</FieldError>}
      <p className="text-caption text-ink-soft">{t('scriptKeys.form.never')}</p>
    </fieldset>
  )
}
