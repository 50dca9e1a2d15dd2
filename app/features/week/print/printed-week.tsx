import { Logo } from '#design-system/icon/logo.tsx'
import { BRAND } from '#app/lib/site/brand.ts'
import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { Week } from '#contract/week/week.ts'
import { cardOf } from '../model/card.ts'
import { useDayWords } from '../use-day-words.ts'
import { useMealWords } from '../use-meal-words.ts'
import '#app/lib/print/sheet.css'
import './printed-week.css'

/** Meals of one day up to which there is room to write beside them. */
const ROOMY = 3

/** Props of {@link PrintedWeek}. */
export interface PrintedWeekProps {
  week: Week
  days: readonly Day[]
  /** When it is printed. */
  now: Date
}

/** The week on one A4 page, upright: seven lines that share the page, and lines for a pencil. */
export function PrintedWeek({ week, days, now }: PrintedWeekProps) {
  const { t, language } = useWords()
  const words = useDayWords()
  const mealWords = useMealWords(week)
  const card = cardOf(week, days)
  const isRoomy = card.every(
    ({ slots }) => slots.reduce((all, { meals }) => all + meals.length, 0) <= ROOMY,
  )
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  return (
    <div className="printed-week" data-roomy={isRoomy || undefined}>
      <header>
        <h1>{words.range(first, last)}</h1>
        <p>
          <Logo />
          {BRAND}
        </p>
      </header>
      <ol>
        {card.map(({ day, slots }) => (
          <li key={day}>
            <h2>
              {words.weekday(day)}
              <span>{t('week.number', { number: words.number(day) })}</span>
            </h2>
            <dl>
              {slots
                .filter(({ meals }) => meals.length > 0)
                .map(({ slot, meals, hour }) => (
                  <div key={slot}>
                    <dt>{t(`week.slots.${slot}`)}</dt>
                    <dd>
                      <b>{meals.map(({ Name }) => Name).join(', ')}</b>
                      <small>
                        {[
                          ...new Set(meals.map((meal) => mealWords(meal).text)),
                          hour === undefined ? '' : t('week.hourAt', { time: words.hour(hour) }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </dd>
                  </div>
                ))}
            </dl>
            {isRoomy && <div className="pencil" aria-hidden="true" />}
          </li>
        ))}
      </ol>
      <footer>
        <span>
          {t('week.printed.asOf', {
            date: `${writeDate(now, language)}, ${writeTime(now, language)}`,
          })}
        </span>
        <span>{location.host}/week</span>
      </footer>
    </div>
  )
}
