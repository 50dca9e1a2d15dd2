import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Plus } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CardDay, Place } from '../model/card.ts'
import { useDayWords } from '../use-day-words.ts'
import { AheadPart } from './ahead-part.tsx'
import { useCard } from './context.ts'
import { HourLine } from './hour-line.tsx'
import { SlotPart } from './slot-part.tsx'

/** Props of {@link DayLine}. */
export interface DayLineProps {
  line: CardDay
  /** Nothing can be planned there any more. */
  isPast?: boolean
}

/** A day of the card: its name, its meals, and one plus. Today leads. */
export function DayLine({ line, isPast = false }: DayLineProps) {
  const { t } = useWords()
  const days = useDayWords()
  const { today, add } = useCard()
  const { day, slots } = line
  const isToday = day === today
  return (
    <li className="week-day" data-today={isToday || undefined}>
      <h2>
        {days.weekday(day)}
        <span>{t('week.number', { number: days.number(day) })}</span>
        {isToday && <small>{t('week.today')}</small>}
      </h2>
      {slots.map((slot) => (
        <SlotPart key={slot.slot} slot={slot} />
      ))}
      {!isPast && (
        <IconButton
          className="week-plus"
          icon={Plus}
          label={t('week.add', { day: days.named(day) })}
          aria-haspopup="dialog"
          onClick={() => add(firstFree(line))}
        />
      )}
      {slots.map((slot) => (
        <HourLine key={slot.slot} slot={slot} isPast={isPast} />
      ))}
      {!isPast && <AheadPart day={day} />}
    </li>
  )
}

/** Where the plus of a day plans: dinner, unless only another meal time is free. */
function firstFree({ day, slots }: CardDay): Place {
  const free = slots.findLast(({ meals }) => meals.length === 0)
  return { day, slot: free?.slot ?? 'dinner' }
}
