import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Clock, Eye, RotateCcw } from '#design-system/icon/lucide.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WeekCalendar } from '#contract/week/calendar.ts'
import { cardFocus } from '../focus.ts'
import { CalendarExample, type CalendarExampleProps } from './calendar-example.tsx'
import { useCalendar } from './use-calendar.ts'

/** Props of {@link CalendarSheet}. */
export interface CalendarSheetProps extends CalendarExampleProps {
  onClose: () => void
}

/** The address that calendars subscribe to: made, copied once, renewed, turned off. */
export function CalendarSheet({ week, today, onClose }: CalendarSheetProps) {
  const { t } = useWords()
  const [path, setPath] = useState<string | null>(null)
  const { calendar, error, retry, isPending, set, end } = useCalendar(setPath)
  const make = useRef<HTMLButtonElement>(null)
  const turnOff = async () => {
    // The button that was pressed goes.
    if (await end()) make.current?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={cardFocus}
      size="l"
      className="week-sheet"
      title={t('week.calendar.title')}
      description={t('week.calendar.text')}
    >
      {calendar === undefined && error === undefined && (
        <SkeletonRegion>
          <Skeleton className="week-box-row" />
        </SkeletonRegion>
      )}
      {error !== undefined && (
        <LoadFailed
          title={t('week.calendar.failed')}
          text={t('week.calendar.failedText')}
          onRetry={retry}
        />
      )}
      {calendar !== undefined && (
        <>
          {path !== null && (
            <>
              <CopyLink
                label={t('week.calendar.address')}
                url={`${location.origin}${path}`}
                words={{
                  copy: t('week.calendar.copy'),
                  copied: t('week.calendar.copied'),
                  pressCopy: t('week.calendar.once'),
                }}
              />
              <p className="week-soft">{t('week.calendar.once')}</p>
            </>
          )}
          {calendar ? (
            <Standing calendar={calendar} isNew={path !== null} />
          ) : (
            <p>{t('week.calendar.isOff')}</p>
          )}
          <ul className="week-plain">
            <li>
              <Icon of={Eye} />
              {t('week.calendar.sees')}
            </li>
            <li>
              <Icon of={Clock} />
              {t('week.calendar.hours')}
            </li>
            <li>
              <Icon of={RotateCcw} />
              {t('week.calendar.stops')}
            </li>
          </ul>
          <p className="week-words">
            <Button
              ref={make}
              variant={calendar ? 'quiet' : 'primary'}
              pending={isPending}
              onClick={() => void set({ IsNew: true })}
            >
              {t(calendar ? 'week.calendar.another' : 'week.calendar.make')}
            </Button>
            {calendar && (
              <Button variant="bare" onClick={() => void turnOff()}>
                {t('week.calendar.off')}
              </Button>
            )}
          </p>
          <CalendarExample week={week} today={today} />
          {calendar && (
            <fieldset className="week-include">
              <legend>{t('week.calendar.include')}</legend>
              <Checkbox
                label={t('week.calendar.allMeals')}
                variant="switch"
                hint={t('week.calendar.allMealsText')}
                checked={calendar.HasAllMeals}
                onCheckedChange={(HasAllMeals) => void set({ HasAllMeals })}
              />
              <Checkbox
                label={t('week.calendar.ahead')}
                variant="switch"
                hint={t('week.calendar.aheadText')}
                checked={calendar.HasAhead}
                onCheckedChange={(HasAhead) => void set({ HasAhead })}
              />
            </fieldset>
          )}
        </>
      )}
    </Dialog>
  )
}

/** Since when there is an address, and when it was fetched. */
function Standing({ calendar, isNew }: { calendar: WeekCalendar; isNew: boolean }) {
  const { t, language } = useWords()
  const { Made, LastFetched, Tail } = calendar
  const at = LastFetched === null ? undefined : new Date(LastFetched)
  return (
    <p className="week-soft">
      {!isNew && `${t('week.calendar.ends', { tail: Tail })} `}
      {t('week.calendar.made', { date: writeDate(new Date(Made), language) })}{' '}
      {at
        ? t('week.calendar.fetched', {
            date: `${writeDate(at, language)}, ${writeTime(at, language)}`,
          })
        : t('week.calendar.never')}
    </p>
  )
}
