import { useState } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { CalendarDays } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { dayAt, timeOf } from '#app/lib/calendar.ts'
import { WEEK_PATH } from '#app/lib/dinner-address.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Week } from '#contract/week/week.ts'
import { useDayWords } from '../use-day-words.ts'
import { useWeek } from '../use-week.ts'

/** Props of {@link PlannedLine}. */
export interface PlannedLineProps {
  recipeId: Id
  /** When the reader began. @default this moment */
  now?: Date
}

/** "Planned for Saturday, for 4." on the page of a recipe that is planned. Nothing where it is not. */
export function PlannedLine({ recipeId, now }: PlannedLineProps) {
  const { t } = useWords()
  const days = useDayWords()
  const { state } = useWeek()
  const [today] = useState(() => dayAt(now ?? new Date()))
  const planned = state?.week && nextMeal(state.week, recipeId, today)
  if (!planned) return null
  const { meal, others, hour } = planned
  const day = meal.Day === today ? t('week.planned.today') : days.weekday(meal.Day)
  const table = {
    names: others.map(({ Name }) => Name).join(', '),
    time: hour === undefined ? '' : timeOf(hour),
  }
  return (
    <p className="flex items-start gap-2 text-label">
      <Icon of={CalendarDays} />
      <span>
        <b className="font-semibold">{t('week.planned.for', { day, count: meal.Persons })}</b>{' '}
        {others.length > 0 &&
          t(hour === undefined ? 'week.planned.with' : 'week.planned.withAt', table)}
        {others.length === 0 && hour !== undefined && t('week.planned.at', table)}{' '}
        <TextLink href={WEEK_PATH}>{t('week.title')}</TextLink>
      </span>
    </p>
  )
}

/** The next meal that is cooked from a recipe, with what is eaten beside it and the hour. */
function nextMeal({ Meals, Hours }: Week, recipeId: Id, today: string) {
  const meal = Meals.filter(
    ({ RecipeId, Day, IsCooked, AgainOf }) =>
      RecipeId === recipeId && Day >= today && !IsCooked && AgainOf === null,
  ).toSorted((one, other) => one.Day.localeCompare(other.Day))[0]
  if (!meal) return undefined
  const isHere = ({ Day, Slot }: { Day: string; Slot: string }) =>
    Day === meal.Day && Slot === meal.Slot
  return {
    meal,
    others: Meals.filter((one) => isHere(one) && one.Key !== meal.Key),
    hour: Hours.find(isHere)?.Minutes,
  }
}
