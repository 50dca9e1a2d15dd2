import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useDayWords } from '../use-day-words.ts'

/** Minutes of an hour. */
const HOUR = 60

/** Props of {@link HourField}. */
export interface HourFieldProps {
  /** Minutes after midnight; null for no hour. */
  value: number | null
  onChange: (minutes: number | null) => void
}

/** The hour at which a meal is on the table, if somebody says one. */
export function HourField({ value, onChange }: HourFieldProps) {
  const { t } = useWords()
  const days = useDayWords()
  return (
    <TextField
      type="time"
      label={t('week.sheet.hour')}
      value={value === null ? '' : days.hour(value)}
      onChange={({ target }) => {
        const [hours, minutes] = target.value.split(':').map(Number)
        const isSaid = hours !== undefined && minutes !== undefined
        onChange(isSaid ? hours * HOUR + minutes : null)
      }}
    />
  )
}
