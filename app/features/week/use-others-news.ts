import { useEffect, useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { meetingsIn, newOfOthers, type Meeting, type NewMealOfOther } from './model/others.ts'
import type { WeekState } from './sync/week-store.ts'
import { useDayWords } from './use-day-words.ts'

/** Milliseconds between two sentences about what others plan. */
const ANNOUNCED_AFTER_MS = 5000

/** What is said at a meal that somebody else has put there. */
export type MealNews = Pick<NewMealOfOther, 'name' | 'before'>

const NONE: ReadonlyMap<string, MealNews> = new Map()
const NO_MEETINGS: readonly Meeting[] = []

/**
 * What others plan while the week is on screen: it is said politely, and the name stays at the meal. Where two
 * have planned the same meal without knowing of each other, both stand, and one question asks.
 */
export function useOthersNews(state: WeekState | undefined) {
  const week = state?.week
  const { t } = useWords()
  const days = useDayWords()
  const [seen, setSeen] = useState(state)
  const [news, setNews] = useState(NONE)
  const [meetings, setMeetings] = useState(NO_MEETINGS)
  const [latest, setLatest] = useState<NewMealOfOther>()
  if (state !== seen) {
    setSeen(state)
    const found = week && seen?.week ? newOfOthers(seen.week, week) : []
    const met = week && seen ? meetingsIn(week, found, seen.unsent) : []
    if (met.length > 0) setMeetings([...meetings, ...met])
    if (found.length > 0) {
      setNews(new Map([...news, ...found.map((one) => [one.meal.Key, one] as const)]))
      setLatest(found.at(-1))
    }
  }
  useEffect(() => {
    if (!latest) return undefined
    const { name } = latest
    const { Name: meal, Day } = latest.meal
    const timer = setTimeout(
      () => announce(t('week.news', { name, meal, day: days.weekday(Day) })),
      ANNOUNCED_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [latest, t, days])
  const keys = new Set(week?.Meals.map(({ Key }) => Key))
  return {
    /** By keys of meals. */
    news,
    /** Of which both dishes are there. */
    meetings: meetings.filter(({ mine, theirs }) => keys.has(mine.Key) && keys.has(theirs.Key)),
    /** Ends a question. */
    settle: ({ mine }: Meeting) => setMeetings(meetings.filter((one) => one.mine.Key !== mine.Key)),
  }
}
