import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Plus, X } from '#design-system/icon/lucide.ts'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { languageOf, type LangId } from '#contract/languages.ts'
import { COOKED_CHANGE_MAX, COOKED_CHANGES_MAX } from '#contract/cooking-log/limits.ts'
import type { DraftChange } from '../drafts.ts'

/** Props of {@link ChangesField}. */
export interface ChangesFieldProps {
  changes: readonly DraftChange[]
  onChangesChange: (changes: readonly DraftChange[]) => void
  /** Of the recipe; empty while they load, and where there is no recipe. */
  steps: readonly HowToStep[]
  /** Language of what is typed. */
  langId: LangId
}

/** How many code points a text is too long by; 0 for one that fits. */
export const tooManyIn = (text: string, most: number) =>
  Math.max(Array.from(text.trim()).length - most, 0)

/** What was different at steps: offered to be ticked, or typed. */
export function ChangesField({ changes, onChangesChange, steps, langId }: ChangesFieldProps) {
  const { t } = useWords()
  const edit = (id: string, part: Partial<DraftChange>) =>
    onChangesChange(changes.map((change) => (change.id === id ? { ...change, ...part } : change)))
  const add = () => {
    const [first] = steps
    if (!first) return
    const typed = { StepId: first.Id, Step: first.StepNumber, Text: '', isOn: true, from: null }
    onChangesChange([...changes, { ...typed, id: crypto.randomUUID() }])
  }
  return (
    <div className="meal-changes">
      {changes.map((change) =>
        change.from === null ? (
          <TypedChange
            key={change.id}
            change={change}
            steps={steps}
            langId={langId}
            onEdit={(part) => edit(change.id, part)}
            onRemove={() => onChangesChange(changes.filter(({ id }) => id !== change.id))}
          />
        ) : (
          <Checkbox
            key={change.id}
            label={<b className="font-semibold">{change.Text}</b>}
            hint={change.from}
            checked={change.isOn}
            onCheckedChange={(isOn) => edit(change.id, { isOn })}
            className="meal-known"
          />
        ),
      )}
      {changes.length >= COOKED_CHANGES_MAX && (
        <p className="text-label text-ink-soft">
          {t('cookingLog.form.tooManyChanges', { count: COOKED_CHANGES_MAX })}
        </p>
      )}
      {steps.length > 0 && changes.length < COOKED_CHANGES_MAX && (
        <Button variant="bare" icon={Plus} onClick={add} className="justify-self-start">
          {t('cookingLog.form.add')}
        </Button>
      )}
    </div>
  )
}

interface TypedChangeProps extends Pick<ChangesFieldProps, 'steps' | 'langId'> {
  change: DraftChange
  onEdit: (part: Partial<DraftChange>) => void
  onRemove: () => void
}

function TypedChange({ change, steps, langId, onEdit, onRemove }: TypedChangeProps) {
  const { t } = useWords()
  const tooMany = tooManyIn(change.Text, COOKED_CHANGE_MAX)
  const known = steps.map(({ Id, StepNumber }) => ({ id: Id, number: StepNumber }))
  // A step may have left the recipe since.
  const isThere = known.some(({ id }) => id === change.StepId)
  const all = isThere ? known : [{ id: change.StepId, number: change.Step }, ...known]
  return (
    <div className="meal-change">
      <Select
        label={t('cookingLog.form.stepLabel')}
        labelHidden
        value={String(change.StepId)}
        options={all.map(({ id, number }) => ({
          value: String(id),
          label: t('cookingLog.step', { number }),
        }))}
        onValueChange={(value) => {
          const step = all.find(({ id }) => String(id) === value)
          if (step) onEdit({ StepId: step.id, Step: step.number })
        }}
      />
      <TextField
        label={t('cookingLog.form.changeLabel')}
        labelHidden
        placeholder={t('cookingLog.form.changeLabel')}
        lang={languageOf(langId)}
        dir="auto"
        value={change.Text}
        onChange={(event) => onEdit({ Text: event.target.value })}
        error={tooMany > 0 ? t('cookingLog.form.tooLong', { count: tooMany }) : undefined}
      />
      <IconButton icon={X} label={t('cookingLog.form.remove')} onClick={onRemove} />
    </div>
  )
}
