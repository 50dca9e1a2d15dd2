import { createContext, use, type KeyboardEvent } from 'react'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { Meal, Week } from '#contract/week/week.ts'
import type { useCarry } from '../carry/use-carry.ts'
import type { AheadLine } from '../model/ahead.ts'
import type { Place } from '../model/card.ts'
import type { MealNews } from '../use-others-news.ts'

/** What the lines of the card share. */
export interface Card {
  readonly week: Week
  readonly today: Day
  readonly ahead: readonly AheadLine[]
  readonly carry: ReturnType<typeof useCarry>
  /** The place that Tab reaches. */
  readonly current: string
  readonly setCurrent: (id: string) => void
  readonly open: (meal: Meal) => void
  readonly add: (place: Place) => void
  /** Keys of a place. */
  readonly pressKey: (event: KeyboardEvent<HTMLElement>) => void
  /** By keys of meals that somebody else has just put there. */
  readonly news: ReadonlyMap<string, MealNews>
}

/** The {@link Card} around a line. */
export const CardContext = createContext<Card | null>(null)

/** The card around a line. @throws outside of one */
export function useCard(): Card {
  const card = use(CardContext)
  if (!card) throw new Error('There is no card around.')
  return card
}

/** Id of a place on the card: of a meal of it, or of the free place. */
export const placeId = ({ day, slot }: Place, index = 0) => `week-${day}-${slot}-${index}`
