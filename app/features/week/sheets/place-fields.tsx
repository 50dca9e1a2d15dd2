import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Select } from '#design-system/select/select.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { SLOTS } from '#contract/week/limits.ts'
import type { Slot } from '#contract/week/week.ts'
import type { Place } from '../model/card.ts'
import { DAYS, keptWeeks } from '../model/days.ts'
import { useDayWords } from '../use-day-words.ts'

/** Props of {@link PlaceFields}. */
export interface PlaceFieldsProps {
  place: Place
  today: Day
  onChange: (place: Place) => void
}

/** A day and a meal time, as two fields. */
export function PlaceFields({ place, today, onChange }: PlaceFieldsProps) {
  const { t } = useWords()
  const days = useDayWords()
  const from = place.day < today ? place.day : today
  const end = dayAfter(keptWeeks(today).last, DAYS)
  const all: Day[] = []
  for (let day = from; day < end; day = dayAfter(day, 1)) all.push(day)
  return (
    <div className="week-place-fields">
      <Select
        label={t('week.day')}
        value={place.day}
        options={all.map((day) => ({
          value: day,
          label: days.short(day),
        }))}
        onValueChange={(day) => onChange({ ...place, day })}
      />
      <Select
        label={t('week.meal')}
        value={place.slot}
        options={SLOTS.map((slot) => ({ value: slot, label: t(`week.slots.${slot}`) }))}
        onValueChange={(slot) => onChange({ ...place, slot })}
      />
    </div>
  )
}

/** Props of {@link SlotChoice}. */
export interface SlotChoiceProps {
  slot: Slot
  onChange: (slot: Slot) => void
}

/** The meal times, side by side. */
export function SlotChoice({ slot, onChange }: SlotChoiceProps) {
  const { t } = useWords()
  return (
    <RadioGroup
      label={t('week.meal')}
      labelHidden
      variant="segments"
      className="week-segments"
      value={slot}
      options={SLOTS.map((value) => ({ value, label: t(`week.slots.${value}`) }))}
      onValueChange={onChange}
    />
  )
}
