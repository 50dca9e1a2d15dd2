import type { DayPart } from '#contract/week/ahead.ts'

/** When something is done that a dish needs ahead. */
export interface TimeBefore {
  /** Days before that of the meal. */
  readonly days: number
  readonly part: DayPart
}

const DAYS: readonly [words: RegExp, days: number][] = [
  [
    /\b(?:two|2) (?:day|evening|night)s before\b|\b(?:zwei|2) (?:tage|abende) (?:vorher|davor|zuvor)\b/,
    2,
  ],
  [/\b(?:day|morning|afternoon|evening|night) before\b|\bovernight\b/, 1],
  [/\bvor(?:abend|tag)|\b(?:tag|abend) (?:vorher|davor|zuvor)\b|über nacht/, 1],
]

const PARTS: readonly [words: RegExp, part: DayPart][] = [
  [/morning|morgen|vormittag|früh/, 'morning'],
  [/noon|mittag/, 'noon'],
  [/evening|night|abend|nacht/, 'evening'],
]

/**
 * Reads when something is done ahead, as recipes say it: "The evening before", "Am Vortag, mittags". What says no
 * day is done on that of the meal.
 */
export function timeBefore(when: string): TimeBefore {
  const text = when.toLowerCase()
  const days = DAYS.find(([words]) => words.test(text))?.[1] ?? 0
  const part = PARTS.find(([words]) => words.test(text))?.[1] ?? 'day'
  return { days, part }
}
