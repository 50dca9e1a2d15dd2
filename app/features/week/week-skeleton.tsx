import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { daysFrom } from './model/days.ts'
import { useDayWords } from './use-day-words.ts'

/** The week while it is fetched: its days stand at once, its meals are boxes. */
export function WeekSkeleton({ monday, today }: { monday: Day; today: Day }) {
  const { t } = useWords()
  const days = useDayWords()
  return (
    <SkeletonRegion>
      <ol className="week-days" data-loading>
        {daysFrom(monday)
          .filter((day) => day >= today)
          .map((day) => (
            <li key={day} className="week-day" data-today={day === today || undefined}>
              <h2>
                {days.weekday(day)}
                <span>{t('week.number', { number: days.number(day) })}</span>
              </h2>
              <div className="week-slot" data-slot-of="dinner">
                <div className="week-meal">
                  <Skeleton className="week-box-picture" />
                  <div>
                    <Skeleton className="week-box-name" />
                    <Skeleton className="week-box-text" />
                  </div>
                </div>
              </div>
            </li>
          ))}
      </ol>
    </SkeletonRegion>
  )
}
