import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { minuteOf } from '#cooking/dinner/shown/reminder.ts'

/** The minute of a dinner at a moment, epoch milliseconds. */
export function minuteAt({ Table }: Pick<KeptDinner, 'Table'>, moment: number): number {
  return minuteOf(new Date(Table), new Date(moment))
}
