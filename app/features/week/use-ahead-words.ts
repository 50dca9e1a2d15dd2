import { timeOf } from '#app/lib/calendar.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { isWait, type AheadLine } from './model/ahead.ts'
import { useDayWords } from './use-day-words.ts'

/** "2 h 30 min" */
const writeSpan = (minutes: number) => formatDuration(`${timeOf(minutes)}:00`)

/** Writes what has to be done ahead: when and for which dish, and what. */
export function useAheadWords(today: Day) {
  const { t } = useWords()
  const days = useDayWords()
  const whenOf = ({ day, what, isLate, begin, minutes }: AheadLine) => {
    if (isWait(what))
      return begin === null
        ? t('week.ahead.before', { span: writeSpan(minutes) })
        : t('week.ahead.from', { time: timeOf(begin) })
    if (isLate || what.Days === 0) return what.When
    if (what.Part === 'day') return undefined
    return t(`week.ahead.${what.Part === 'evening' && day === today ? 'tonight' : what.Part}`)
  }
  /** "for tomorrow", "for Saturday". */
  const forDay = ({ day, meal }: AheadLine, name: 'forDay' | 'ForDay') => {
    const isTomorrow = day === today && dayAfter(day, 1) === meal.Day
    return t(`week.ahead.${name}`, {
      day: isTomorrow ? t('week.ahead.tomorrow') : days.weekday(meal.Day),
    })
  }
  const headOf = (line: AheadLine) => {
    const { day, meal, what, begin } = line
    const isOvernight = isWait(what) && begin === null && day !== meal.Day
    const when = isOvernight ? undefined : whenOf(line)
    if (when === undefined) return forDay(line, 'ForDay')
    return day === meal.Day ? when : `${when}, ${forDay(line, 'forDay')}`
  }
  return (line: AheadLine): { when: string; text: string } => {
    const { meal, what } = line
    return {
      when: t('week.ahead.head', { when: headOf(line), name: meal.Name }),
      text: isWait(what)
        ? t(`week.ahead.${what.Kind ?? 'stand'}`, { span: writeSpan(what.Minutes) })
        : what.Text,
    }
  }
}
