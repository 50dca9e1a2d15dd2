import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useOnline } from '#app/lib/use-online.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { Week } from '#contract/week/week.ts'
import { mondayOf } from './model/days.ts'
import { ConnectionLine } from './connection-line.tsx'
import { useOthersNews } from './use-others-news.ts'
import { useToday } from './use-today.ts'
import { useWeek } from './use-week.ts'
import { useRefusals } from './use-refusals.ts'
import type { WeekStore } from './sync/week-store.ts'
import { LoadedWeek } from './loaded-week.tsx'
import { WeekHead } from './week-head.tsx'
import { WeekSkeleton } from './week-skeleton.tsx'
import './card/card.css'
import './card/lines.css'
import './card/meals.css'
import './card/places.css'
import './side/side.css'
import './empty.css'
import './week.css'

/** Props of {@link WeekPage}. */
export interface WeekPageProps {
  /** When the reader began. @default this moment */
  now?: Date
}

/** The week of a household: a card with a line for each day. */
export function WeekPage({ now }: WeekPageProps) {
  const { t } = useWords()
  const today = useToday(now)
  const [chosen, setMonday] = useState<Day>()
  const monday = chosen ?? mondayOf(today)
  const { store, state } = useWeek()
  const isOnline = useOnline()
  const [isListOpen, setListOpen] = useState(false)
  const others = useOthersNews(state)
  useRefusals(store, state?.refused)
  const week = state?.week
  const isFilled = week !== undefined && hasMeals(week, monday)
  return (
    <div tabIndex={-1} className="page-column week outline-none">
      <WeekHead monday={monday} today={today} people={week?.People} onMonday={setMonday}>
        {isFilled && (
          <Button
            className="week-put"
            variant="primary"
            icon={ShoppingBasket}
            onClick={() => setListOpen(true)}
          >
            {t('week.list.action')}
          </Button>
        )}
      </WeekHead>
      {state && <ConnectionLine state={state} />}
      {week && store ? (
        <LoadedWeek
          key={monday}
          week={week}
          store={store}
          fetchedAt={state.fetchedAt}
          others={others}
          monday={monday}
          today={today}
          onMonday={setMonday}
          isListOpen={isListOpen}
          onListOpen={setListOpen}
        />
      ) : state?.error || !isOnline ? (
        <LoadFailed
          title={t('week.failed')}
          text={t(isOnline ? 'week.failedText' : 'week.unreachable')}
          onRetry={() => retryOf(store)}
        />
      ) : (
        <WeekSkeleton monday={monday} today={today} />
      )}
    </div>
  )
}

const hasMeals = ({ Meals }: Week, monday: string) =>
  Meals.some(({ Day }) => mondayOf(Day) === monday)

/** Fetches again; resolves when that has settled. */
async function retryOf(store: WeekStore | undefined): Promise<void> {
  if (!store) return
  const before = store.state()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = store.subscribe(() => store.state() !== before && resolve())
  store.retry()
  await promise
  stop()
}
