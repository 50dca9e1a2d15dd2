import { dayAt } from '#app/lib/calendar.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Meal, Week } from '#contract/week/week.ts'
import { firstOf, secondOf } from './model/card.ts'
import { amountText, makesOf } from './model/persons.ts'
import { useDayWords } from './use-day-words.ts'

/** What the line below the name of a meal says. */
export interface MealWords {
  /** `again`: eaten again from another one; `double`: cooked for that; `cooked`: it was. */
  readonly sign: 'again' | 'double' | 'cooked' | 'private' | undefined
  readonly text: string
}

const join = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ')

/** Writes meals: for how many, who cooks, where they come from. */
export function useMealWords(week: Week) {
  const { t, language } = useWords()
  const days = useDayWords()
  const cook = ({ CookId }: Meal) => {
    const person = week.People.find(({ Id }) => Id === CookId)
    if (!person) return undefined
    return person.IsYou ? t('week.youCook') : t('week.cooks', { name: person.Name })
  }
  const cookedAt = ({ CookedAt, Day }: Meal) => {
    const at = CookedAt === null ? undefined : new Date(CookedAt)
    return at && dayAt(at) === Day
      ? t('week.cookedAt', { time: writeTime(at, language) })
      : t('week.cooked')
  }
  const logged = ({ IsLogged }: Meal) => (IsLogged ? t('week.logged') : undefined)
  /** @param isLarge says how long it takes, too */
  return (meal: Meal, isLarge = false): MealWords => {
    const { Persons: count, Note, RecipeId, IsCooked, IsPrivate } = meal
    const first = firstOf(week, meal)
    if (first) return { sign: 'again', text: t('week.from', { day: days.weekday(first.Day) }) }
    if (IsCooked) return { sign: 'cooked', text: join([cookedAt(meal), logged(meal)]) }
    const recipe = week.Recipes.find(({ Id }) => Id === RecipeId)
    const minutes = recipe?.Minutes
    const makes = makesOf(recipe)
    const isDouble = secondOf(week, meal) !== undefined
    const people = makes
      ? t(isDouble ? 'week.doubleAmount' : 'week.forAmount', { amount: amountText(makes, count) })
      : t(isDouble ? 'week.double' : 'week.forPeople', { count })
    const text =
      RecipeId === null && Note !== ''
        ? join([Note, cook(meal)])
        : join([
            people,
            cook(meal),
            isLarge && minutes ? t('week.minutes', { count: minutes }) : undefined,
            IsPrivate ? t('week.isPrivate') : undefined,
          ])
    return { sign: isDouble ? 'double' : IsPrivate ? 'private' : undefined, text }
  }
}
