import { CARD_TIME_MARGIN } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { timeToMinutes } from '#contract/text/time.ts'
import { formatShortDuration } from './duration.ts'

const minutesOf = (time: string | null) => timeToMinutes(time ?? '') ?? 0

/**
 * The time of a recipe in all, such as "19 h 40"; undefined unless it is more than 30 minutes longer than
 * the preparation, which a card states. An unknown preparation takes no time.
 */
export function longTime({ PrepTime, TotalTime }: Recipe): string | undefined {
  const isLong = minutesOf(TotalTime) - minutesOf(PrepTime) > CARD_TIME_MARGIN
  return isLong ? formatShortDuration(TotalTime) : undefined
}
