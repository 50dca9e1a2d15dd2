import { Icon } from '#design-system/icon/icon.tsx'
import { Check, ChevronDown } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { mealsOf, type CardDay } from '../model/card.ts'
import { useDayWords } from '../use-day-words.ts'
import { DayLine } from './day-line.tsx'

/** Props of {@link PastFold}. */
export interface PastFoldProps {
  lines: readonly CardDay[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The days before today: one line that opens. */
export function PastFold({ lines, isOpen, onOpen }: PastFoldProps) {
  const { t } = useWords()
  const days = useDayWords()
  const meals = lines.flatMap(mealsOf)
  const cooked = meals.filter(({ IsCooked }) => IsCooked).length
  const dinners = meals.filter(({ Slot }) => Slot === 'dinner')
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return null
  const names = lines.map(({ day }) => days.weekday(day))
  const what = (dinners.length > 0 ? dinners : meals).map(({ Name }) => Name).join(', ')
  return (
    <>
      <button
        type="button"
        className="week-fold"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon of={Check} />
        <b>
          {names.length > 2
            ? t('week.range', { from: names[0] ?? '', to: names.at(-1) ?? '' })
            : names.join(', ')}
        </b>
        <span className="week-fold-what">{what || t('week.past.none')}</span>
        <span className="week-fold-count">
          {cooked > 0
            ? t('week.past.cooked', { count: cooked })
            : meals.length > 0
              ? t('week.past.meals', { count: meals.length })
              : t('week.past.none')}
        </span>
        <Icon of={ChevronDown} />
      </button>
      {isOpen && (
        <ol className="week-days">
          {lines.map((line) => (
            <DayLine key={line.day} line={line} isPast />
          ))}
        </ol>
      )}
    </>
  )
}
