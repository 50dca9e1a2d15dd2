import type { ReactNode } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { PersonDisc } from '#app/lib/people/person-disc.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { HouseholdPerson } from '#contract/household.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { DAYS, keptWeeks, mondayOf } from './model/days.ts'
import { useDayWords } from './use-day-words.ts'

/** Props of {@link WeekHead}. */
export interface WeekHeadProps {
  monday: Day
  today: Day
  /** Who plans it; undefined while that is unknown, empty without a household. */
  people: readonly HouseholdPerson[] | undefined
  onMonday: (monday: Day) => void
  /** The main action. */
  children?: ReactNode
}

/** Which week it is, who sees it, and the ways to the others. */
export function WeekHead({ monday, today, people, onMonday, children }: WeekHeadProps) {
  const { t } = useWords()
  const days = useDayWords()
  const { first, last } = keptWeeks(today)
  const current = mondayOf(today)
  const titles = new Map([
    [current, t('week.thisWeek')],
    [dayAfter(current, DAYS), t('week.nextWeek')],
    [dayAfter(current, -DAYS), t('week.lastWeek')],
  ])
  const names = people?.map(({ Name, IsYou }) => (IsYou ? t('week.you') : Name))
  return (
    <header className="week-head">
      <div>
        <div className="week-title">
          <h1 className="text-title">
            {titles.get(monday) ?? t('week.weekOf', { date: days.date(monday) })}
          </h1>
          <IconButton
            icon={ChevronLeft}
            iconSize="l"
            label={t('week.earlierWeek')}
            disabled={monday <= first}
            onClick={() => onMonday(dayAfter(monday, -DAYS))}
          />
          <IconButton
            icon={ChevronRight}
            iconSize="l"
            label={t('week.laterWeek')}
            disabled={monday >= last}
            onClick={() => onMonday(dayAfter(monday, DAYS))}
          />
        </div>
        <p className="week-range">
          <span>{days.range(monday, dayAfter(monday, DAYS - 1))}</span>
          {people && people.length > 0 && (
            <Link href="/household" className="week-people">
              <span className="sr-only">
                {t('week.sharedWith', { names: (names ?? []).join(', ') })}
              </span>
              {people.map(({ Id, Initials, PhotoPath }) => (
                <PersonDisc
                  key={Id}
                  letters={Initials}
                  picture={PhotoPath && pictureUrl(PhotoPath, PORTRAIT_WIDTH)}
                />
              ))}
            </Link>
          )}
          {people?.length === 0 && (
            <span>
              {t('week.alone')} <TextLink href="/household">{t('week.together')}</TextLink>
            </span>
          )}
        </p>
      </div>
      {children}
    </header>
  )
}
