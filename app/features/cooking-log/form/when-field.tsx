import { useState } from 'react'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { daysAgo } from '../day.ts'

/** Props of {@link WhenField}. */
export interface WhenFieldProps {
  /** Empty while another day is typed. */
  day: string
  onDayChange: (day: string) => void
  error: string | undefined
}

type When = 'today' | 'yesterday' | 'other'

function whenOf(day: string): When {
  if (day === daysAgo(0)) return 'today'
  return day === daysAgo(1) ? 'yesterday' : 'other'
}

/** When it was cooked: today, yesterday, or any other day. */
export function WhenField({ day, onDayChange, error }: WhenFieldProps) {
  const { t } = useWords()
  const [when, setWhen] = useState<When>(() => whenOf(day))
  return (
    <>
      <RadioGroup<When>
        variant="segments"
        label={t('cookingLog.form.when')}
        labelHidden
        value={when}
        onValueChange={(chosen) => {
          setWhen(chosen)
          if (chosen !== 'other') onDayChange(daysAgo(chosen === 'today' ? 0 : 1))
        }}
        options={(['today', 'yesterday', 'other'] as const).map((value) => ({
          value,
          label: t(`cookingLog.form.${value}`),
        }))}
        className="meal-when"
      />
      {when === 'other' && (
        <TextField
          type="date"
          label={t('cookingLog.form.day')}
          value={day}
          max={daysAgo(0)}
          min="1950-01-01"
          onChange={(event) => onDayChange(event.target.value)}
          error={error}
          className="meal-day"
        />
      )}
    </>
  )
}
