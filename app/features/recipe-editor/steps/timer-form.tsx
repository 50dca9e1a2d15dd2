import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep, DraftTime } from '#contract/own-recipes/draft.ts'
import { DRAFT_WORD_MAX } from '#contract/own-recipes/limits.ts'
import { setStep } from '../document/steps.ts'
import { ownText, withText } from '../document/texts.ts'
import { useEditorContext } from '../context.ts'
import { PopForm } from '../parts/pop-form.tsx'

/** Props of {@link TimerForm}. */
export interface TimerFormProps {
  step: DraftStep
  /** Which of the times in the step's text. */
  index: number
  /** The time as the step has it. */
  time: DraftTime
  onClose: () => void
}

/** Names the timer of a time, or lets it not ring. */
export function TimerForm({ step, index, time, onClose }: TimerFormProps) {
  const { t } = useWords()
  const { language, change } = useEditorContext()
  const [name, setName] = useState(ownText(time.Name, language))
  const [isTimer, setTimer] = useState(time.IsTimer)
  const finish = () => {
    const { Name: before, ...rest } = time
    const Name = withText(before, language, name.trim())
    const said: DraftTime = {
      ...rest,
      ...(Object.keys(Name).length > 0 && { Name }),
      IsTimer: isTimer,
    }
    const Times = Array.from({ length: Math.max(index + 1, step.Times?.length ?? 0) }, (_, at) =>
      at === index ? said : (step.Times?.[at] ?? null),
    )
    change(setStep(step.Key, { Times }))
    onClose()
  }
  return (
    <PopForm
      label={t('recipeEditor.time.title')}
      onSubmit={finish}
      onClose={onClose}
      className="wr-pop wr-small-form"
    >
      <TextField
        label={t('recipeEditor.time.name')}
        maxLength={DRAFT_WORD_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox label={t('recipeEditor.time.rings')} checked={isTimer} onCheckedChange={setTimer} />
      <Button type="submit" variant="primary">
        {t('recipeEditor.time.done')}
      </Button>
    </PopForm>
  )
}
