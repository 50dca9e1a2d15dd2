import { useKey } from '#app/lib/api/use-key.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { Week } from '#contract/week/week.ts'
import { useDayWords } from '../use-day-words.ts'
import { weekKeys } from '../week-keys.ts'

/** Props of {@link CalendarExample}. */
export interface CalendarExampleProps {
  week: Week
  today: Day
}

/** What the next dinner says in a calendar; nothing while none is planned. */
export function CalendarExample({ week, today }: CalendarExampleProps) {
  const { t, langId, language } = useWords()
  const days = useDayWords()
  const { data: dinners } = useKey(weekKeys.dinners(langId))
  const coming = week.Meals.filter(({ Slot, Day }) => Slot === 'dinner' && Day >= today)
  const hourOf = (day: Day) =>
    week.Hours.find(({ Day, Slot }) => Day === day && Slot === 'dinner')?.Minutes
  const byDay = coming.toSorted((a, b) => (a.Day < b.Day ? -1 : 1))
  // One with a time shows most of what a calendar shows.
  const first = byDay.find(({ Day }) => hourOf(Day) !== undefined) ?? byDay[0]
  if (!first) return null
  const meals = coming.filter(({ Day }) => Day === first.Day)
  const plan = dinners?.Dinners.find(({ Dishes }) =>
    Dishes.some(({ Meal }) => meals.some(({ Key }) => Key === Meal)),
  )
  const hour = hourOf(first.Day)
  const begin = plan && writeTime(new Date(plan.Begin), language)
  const table = plan
    ? writeTime(new Date(plan.Table), language)
    : hour !== undefined && days.hour(hour)
  const cooks = new Set(meals.map(({ CookId }) => CookId))
  const day = `${days.weekday(first.Day)}, ${days.date(first.Day)}`
  return (
    <section>
      <h3 className="week-small-head">{t('week.calendar.says')}</h3>
      <div className="week-example">
        <p className="week-soft">
          {begin && table ? t('week.calendar.from', { day, begin, table }) : day}
        </p>
        <p>
          <b>{meals.map(({ Name }) => Name).join(', ')}</b>
        </p>
        <p>
          {[
            t('week.calendar.saysFor', {
              slot: t('week.slots.dinner'),
              count: Math.max(...meals.map(({ Persons }) => Persons)),
            }),
            ...week.People.filter(({ Id }) => cooks.has(Id)).map(({ Initials: initials }) =>
              t('week.calendar.saysCooks', { initials }),
            ),
            begin && table && t('week.calendar.saysHours', { begin, table }),
            !begin && table && t('week.calendar.saysTable', { table }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </section>
  )
}
