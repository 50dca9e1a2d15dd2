import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { Meal, Week } from '#contract/week/week.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { WeekCard } from './card/week-card.tsx'
import { focusCard, leavePlaceOf } from './focus.ts'
import { secondOf, type Place } from './model/card.ts'
import { DAYS, daysFrom, keptWeeks, mondayOf } from './model/days.ts'
import { PrintOnDemand } from './print/print-on-demand.tsx'
import { AskCooked } from './side/ask-cooked.tsx'
import { ChangesLine } from './side/changes-line.tsx'
import { MeetingLine } from './side/meeting-line.tsx'
import { Suggestions } from './side/suggestions.tsx'
import { WeekTools } from './side/week-tools.tsx'
import type { WeekStore } from './sync/week-store.ts'
import type { useOthersNews } from './use-others-news.ts'
import { useWeekActions } from './use-week-actions.ts'
import { WeekEmpty } from './week-empty.tsx'
import { WeekSheets, type WeekSheet } from './week-sheets.tsx'

/** Props of {@link LoadedWeek}. */
export interface LoadedWeekProps {
  week: Week
  store: WeekStore
  fetchedAt: number | undefined
  others: ReturnType<typeof useOthersNews>
  monday: Day
  today: Day
  onMonday: (monday: Day) => void
  isListOpen: boolean
  onListOpen: (isOpen: boolean) => void
}

/** A week that is known: its card, or how to begin; what stands beside it; and its sheets. */
export function LoadedWeek(props: LoadedWeekProps) {
  const { week, store, fetchedAt, others, monday, today, onMonday, isListOpen, onListOpen } = props
  const { t } = useWords()
  const actions = useWeekActions(store)
  const [opened, setSheet] = useState<WeekSheet>()
  const [done, setDone] = useState<{ count: number; list: string | null }>()
  const sheet: WeekSheet | undefined = isListOpen ? { kind: 'list' } : opened
  const close = () => {
    setSheet(undefined)
    onListOpen(false)
  }
  const days = daysFrom(monday)
  const here = week.Meals.filter(({ Day }) => mondayOf(Day) === monday)
  const { first, last } = keptWeeks(today)
  const add = (place: Place) => setSheet({ kind: 'add', place })
  const remove = (meal: Meal) => {
    leavePlaceOf(week, meal)
    if (secondOf(week, meal)) setSheet({ kind: 'remove', meal })
    else {
      actions.remove(meal)
      close()
    }
  }
  const isOver = dayAfter(monday, DAYS) <= today
  const suggestions = !isOver && (
    <Suggestions
      monday={monday}
      title={t(here.length > 0 ? 'week.suggestions.title' : 'week.suggestions.begin')}
      planned={new Set(here.flatMap(({ RecipeId }) => RecipeId ?? []))}
      onPlan={(recipe) => setSheet({ kind: 'plan', recipe })}
    />
  )
  return (
    <>
      {others.meetings.map((meeting) => (
        <MeetingLine
          key={meeting.mine.Key}
          meeting={meeting}
          onRemove={() => actions.remove(meeting.mine)}
          onSettle={() => others.settle(meeting)}
        />
      ))}
      <ChangesLine fetchedAt={fetchedAt} />
      {mondayOf(today) === monday && (
        <AskCooked
          week={week}
          today={today}
          store={store}
          onMove={(meal) => setSheet({ kind: 'meal', key: meal.Key })}
        />
      )}
      {done && (
        <Banner
          tone="success"
          announced
          title={t('week.list.done', {
            count: done.count,
            list:
              done.list === null
                ? t('week.list.theList')
                : t('week.list.named', { name: done.list }),
          })}
          onDismiss={() => {
            setDone(undefined)
            focusCard()
          }}
        >
          {t('week.list.doneText')}
        </Banner>
      )}
      {here.length === 0 && !isOver ? (
        <WeekEmpty
          isThisWeek={mondayOf(today) === monday}
          onPlan={() => add({ day: monday > today ? monday : today, slot: 'dinner' })}
          onCopy={() => setSheet({ kind: 'copy' })}
        >
          {suggestions}
        </WeekEmpty>
      ) : (
        <div className="week-body">
          <div>
            <WeekCard
              week={week}
              days={days}
              today={today}
              actions={actions}
              news={others.news}
              onOpen={(meal) => setSheet({ kind: 'meal', key: meal.Key })}
              onAdd={add}
              onRemove={remove}
              onKeys={() => setSheet({ kind: 'keys' })}
              onToday={() => onMonday(mondayOf(today))}
              onWeek={(by) => {
                const next = dayAfter(monday, by * DAYS)
                if (next >= first && next <= last) onMonday(next)
              }}
            />
            <Button
              className="week-put-wide"
              variant="primary"
              size="l"
              full
              icon={ShoppingBasket}
              onClick={() => onListOpen(true)}
            >
              {t('week.list.action')}
            </Button>
          </div>
          <aside className="week-side" aria-label={t('week.side')}>
            {suggestions}
            <WeekTools
              onCopy={() => setSheet({ kind: 'copy' })}
              onCalendar={() => setSheet({ kind: 'calendar' })}
              onPrint={() => print()}
              onKeys={() => setSheet({ kind: 'keys' })}
            />
          </aside>
        </div>
      )}
      <PrintOnDemand week={week} days={days} />
      <WeekSheets
        sheet={sheet}
        week={week}
        monday={monday}
        today={today}
        actions={actions}
        store={store}
        onSheet={setSheet}
        onRemove={remove}
        onDone={(count, list) => setDone({ count, list })}
        onClose={close}
      />
    </>
  )
}
