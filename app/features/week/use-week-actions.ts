import { useEffect } from 'react'
import { SERVINGS_MIN } from '#design-system/servings-counter/servings-counter.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SERVINGS_MAX } from '#contract/limits.ts'
import type { Meal, MealChange } from '#contract/week/week.ts'
import { focusCard, focusMeal } from './focus.ts'
import type { Place } from './model/card.ts'
import type { WeekChange } from './sync/operation.ts'
import type { WeekStore } from './sync/week-store.ts'
import { endUndoOffer, offerUndo } from './undo-offer.ts'
import { useDayWords } from './use-day-words.ts'

/** Changes of the card, each with a way back. */
export function useWeekActions(store: WeekStore | undefined) {
  const { t } = useWords()
  const days = useDayWords()
  useEffect(() => endUndoOffer, [])

  /** @param key of the meal that gets the focus once it is back */
  const say = (title: string, back: readonly WeekChange[], key?: string) => {
    const onClick = () => {
      store?.change(...back)
      if (key === undefined) focusCard()
      else focusMeal(key)
    }
    offerUndo({ title, action: { label: t('week.undo'), onClick } })
  }
  const change = (meal: Meal, wished: MealChange) =>
    store?.change({ kind: 'change', meal: meal.Key, change: wished })

  return {
    move: (meal: Meal, { day, slot }: Place) => {
      change(meal, { Day: day, Slot: slot })
      const before = { Day: meal.Day, Slot: meal.Slot }
      say(
        t('week.moved', { name: meal.Name, day: days.named(day) }),
        [{ kind: 'change', meal: meal.Key, change: before }],
        meal.Key,
      )
    },
    addPersons: (meal: Meal, by: number) => {
      const Persons = Math.min(SERVINGS_MAX, Math.max(SERVINGS_MIN, meal.Persons + by))
      if (Persons !== meal.Persons) change(meal, { Persons })
    },
    /** Takes meals off: one, or also the second that is eaten from it. */
    remove: (meal: Meal, second?: Meal) => {
      const gone = second ? [meal, second] : [meal]
      store?.change(
        ...gone.map(({ Key, Version }): WeekChange => ({
          kind: 'remove',
          meal: Key,
          version: Version,
        })),
      )
      const { Name: name } = meal
      const title = second
        ? t('week.alsoRemoved', { name })
        : t('week.removed', { name, day: days.named(meal.Day) })
      say(
        title,
        gone.map((one): WeekChange => ({ kind: 'restore', meal: one })),
        meal.Key,
      )
    },
    /** Plans several meals, which one press takes off again. */
    planAll: (changes: readonly WeekChange[], title: string) => {
      store?.change(...changes)
      const back = changes.flatMap((one): WeekChange[] =>
        one.kind === 'add' ? [{ kind: 'remove', meal: one.meal.Key, version: 1 }] : [],
      )
      say(title, back)
    },
  }
}

/** Result of {@link useWeekActions}. */
export type WeekActions = ReturnType<typeof useWeekActions>
