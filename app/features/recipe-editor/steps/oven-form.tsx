import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { ovenIn } from '#cooking/writing/step-signs.ts'
import { setStep } from '../document/steps.ts'
import { textIn } from '../document/texts.ts'
import { useEditorContext } from '../context.ts'
import { PopForm } from '../parts/pop-form.tsx'

/** Props of {@link OvenForm}. */
export interface OvenFormProps {
  step: DraftStep
  onClose: () => void
}

type Heat = 'both' | 'fan' | 'grill'

/** The oven that is on from a step. */
export function OvenForm({ step, onClose }: OvenFormProps) {
  const { t } = useWords()
  const { language, change } = useEditorContext()
  const oven = step.Oven ?? ovenIn(textIn(step.Text, language).words)
  const [degrees, setDegrees] = useState(String(oven?.Celsius ?? 180))
  const [heat, setHeat] = useState<Heat>(oven?.Fan ? 'fan' : oven?.Grill ? 'grill' : 'both')
  const Celsius = Number(degrees)
  const isWrong = !(Number.isInteger(Celsius) && Celsius >= 30 && Celsius <= 500)
  const finish = () => {
    if (isWrong) return
    const Oven = {
      Celsius,
      ...(heat === 'fan' && { Fan: true }),
      ...(heat === 'grill' && { Grill: true }),
    }
    change(setStep(step.Key, { Oven }))
    onClose()
  }
  return (
    <PopForm
      label={t('recipeEditor.oven.title')}
      onSubmit={finish}
      onClose={onClose}
      className="wr-pop wr-small-form"
    >
      <div className="wr-pair">
        <TextField
          inputMode="numeric"
          label={t('recipeEditor.oven.degrees')}
          value={degrees}
          error={isWrong ? t('recipeEditor.oven.wrong') : undefined}
          onChange={({ target }) => setDegrees(target.value)}
        />
        <Select
          label={t('recipeEditor.oven.kind')}
          value={heat}
          onValueChange={setHeat}
          options={(['both', 'fan', 'grill'] as const).map((value) => ({
            value,
            label: t(`recipeEditor.oven.${value}`),
          }))}
        />
      </div>
      <div className="wr-acts">
        <Button type="submit" variant="primary">
          {t('recipeEditor.oven.done')}
        </Button>
        {step.Oven && (
          <Button
            variant="bare"
            onClick={() => {
              change(setStep(step.Key, { Oven: undefined }))
              onClose()
            }}
          >
            {t('recipeEditor.oven.remove')}
          </Button>
        )}
      </div>
    </PopForm>
  )
}
