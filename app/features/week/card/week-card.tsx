import { useMemo, useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { SLOTS } from '#contract/week/limits.ts'
import type { Meal, Week } from '#contract/week/week.ts'
import { useCarry } from '../carry/use-carry.ts'
import { useWeekKeys } from '../carry/use-week-keys.ts'
import { focusCard, focusMeal } from '../focus.ts'
import { aheadLines } from '../model/ahead.ts'
import { cardOf, hasOnlyDinners, type Place } from '../model/card.ts'
import { useDayWords } from '../use-day-words.ts'
import type { MealNews } from '../use-others-news.ts'
import type { WeekActions } from '../use-week-actions.ts'
import { CardContext, placeId } from './context.ts'
import { DayLine } from './day-line.tsx'
import { NextLine } from './next-line.tsx'
import { PastFold } from './past-fold.tsx'

/** Props of {@link WeekCard}. */
export interface WeekCardProps {
  week: Week
  days: readonly Day[]
  today: Day
  actions: WeekActions
  news: ReadonlyMap<string, MealNews>
  onOpen: (meal: Meal) => void
  onAdd: (place: Place) => void
  onRemove: (meal: Meal) => void
  onKeys: () => void
  onToday: () => void
  onWeek: (by: number) => void
}

/** The card: days as lines, meals on them. */
export function WeekCard(props: WeekCardProps) {
  const { week, days, today, actions, news, onOpen, onAdd, onRemove, onKeys, onToday, onWeek } =
    props
  const { t } = useWords()
  const words = useDayWords()
  const card = cardOf(week, days)
  const hasColumns = !hasOnlyDinners(card)
  const past = card.filter(({ day }) => day < today)
  const rest = card.filter(({ day }) => day >= today)
  const shown = rest.length > 0 ? rest : past
  const first = shown[0]
  const [isFoldOpen, setFoldOpen] = useState(false)
  /** The days that keys reach. */
  const reached = isFoldOpen ? card : shown
  const [chosen, setCurrent] = useState('')
  const isThere = reached.some(({ slots }) =>
    slots.some(
      (slot) =>
        slot.meals.some((_, index) => placeId(slot, index) === chosen) || placeId(slot) === chosen,
    ),
  )
  const current = isThere || !first ? chosen : placeId({ day: first.day, slot: 'dinner' })

  const carry = useCarry({
    card: reached,
    onMove: (meal, to) => {
      actions.move(meal, to)
      setCurrent('')
      focusMeal(meal.Key)
    },
    onEvent: (event, { Name: name }, place, state, count) => {
      const slot = t(`week.slotIn.${place.slot}`)
      const day = words.named(place.day)
      const stands = state === 'taken' ? t('week.carry.taken', { count }) : t(`week.carry.${state}`)
      if (event === 'lifted') announce(t('week.carry.lifted', { name, place: words.place(place) }))
      else if (event === 'at') announce(t('week.carry.at', { day, slot, state: stands }))
      else announce(t(`week.carry.${event}`, { name, day, slot }))
    },
  })
  const pressKey = useWeekKeys({
    card: reached,
    hasColumns: hasColumns || carry.lifted !== undefined,
    carry,
    onPersons: actions.addPersons,
    onRemove,
    onAdd,
    onKeys,
    onToday: () => {
      onToday()
      requestAnimationFrame(() =>
        document.getElementById(placeId({ day: today, slot: 'dinner' }))?.focus(),
      )
    },
    onWeek: (by) => {
      onWeek(by)
      focusCard()
    },
  })
  const { lifted, target, state, count } = carry
  const ahead = useMemo(() => aheadLines(week, today), [week, today])
  const last = days.at(-1)
  const goOn = () => {
    onWeek(1)
    focusCard()
  }
  return (
    <CardContext
      value={{
        week,
        today,
        ahead,
        carry,
        current,
        setCurrent,
        open: onOpen,
        add: onAdd,
        news,
        pressKey,
      }}
    >
      <div
        className="week-card"
        data-columns={hasColumns || lifted ? undefined : 'one'}
        data-carrying={lifted ? true : undefined}
      >
        <div className="week-columns" aria-hidden="true">
          {SLOTS.map((slot) => (
            <span key={slot}>{t(`week.slots.${slot}`)}</span>
          ))}
        </div>
        {rest.length > 0 && past.length > 0 && (
          <PastFold lines={past} isOpen={isFoldOpen} onOpen={setFoldOpen} />
        )}
        <ol className="week-days">
          {shown.map((line) => (
            <DayLine key={line.day} line={line} isPast={line.day < today} />
          ))}
        </ol>
        {last !== undefined && <NextLine day={dayAfter(last, 1)} onPress={goOn} />}
        {lifted && target && (
          <p className="week-say" aria-hidden="true">
            <span>
              <b>{lifted.Name}:</b> {words.place(target)}
              {state !== undefined &&
                `, ${state === 'taken' ? t('week.carry.taken', { count }) : t(`week.carry.${state}`)}`}
            </span>
            <span>
              <kbd>{t('week.keys.enter')}</kbd> {t('week.carry.keyDown')} ·{' '}
              <kbd>{t('week.keys.escape')}</kbd> {t('week.carry.keyBack')}
            </span>
          </p>
        )}
      </div>
    </CardContext>
  )
}
