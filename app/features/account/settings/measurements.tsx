import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { UNIT_SYSTEMS } from '#contract/limits.ts'
import { SaveBar } from './save-bar.tsx'
import type { SettingsProps } from './settings-props.ts'
import { useChoice } from './use-choice.ts'

/** Meter or Inch: whether amounts are also shown in imperial units. */
export function Measurements({ member }: SettingsProps) {
  const { t } = useWords()
  const { value, choose, isPending, notice, onSubmit } = useChoice({
    field: 'UnitSystem',
    saved: member.UnitSystem as 0 | 1,
    text: (t) => t('settings.saved.data'),
  })
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-5">
      <RadioGroup
        label={t('settings.measurements.label')}
        hint={t('settings.measurements.hint')}
        options={UNIT_SYSTEMS.map((name, index) => ({
          value: index as 0 | 1,
          label: t(`settings.measurements.${name}`),
        }))}
        value={value}
        onValueChange={choose}
      />
      <SaveBar label={t('settings.save')} pending={isPending} notice={notice} />
    </form>
  )
}
