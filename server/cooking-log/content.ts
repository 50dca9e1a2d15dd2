import type { CookingLogBody } from '#contract/cooking-log/cooking-log.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { visibleText } from '#server/comments/text.ts'
import { ApiError } from '#server/http/errors.ts'
import { foldWords } from '#server/search/fold.ts'

/** By how much clocks on earth are ahead of UTC at most, in milliseconds. */
const AHEAD_MS = 14 * HOUR_MS

/** Values of an entry that its member did not write. */
interface ContentOptions {
  /** Names of the recipe, by which the entry is found. */
  names: readonly string[]
  now: Date
}

/**
 * What a member wrote about a meal, as columns.
 * @throws {ApiError} `FieldInvalid` for a day that does not exist, or has begun nowhere on earth
 */
export function contentOf(body: CookingLogBody, { names, now }: ContentOptions) {
  const note = body.Note.trim()
  const changes = body.Changes.map(({ StepId, Step, Text }) => {
    return { StepId, Step, Text: visibleText(Text, 'Text') }
  })
  const words = [...names, note, ...changes.map(({ Text }) => Text)].flatMap(foldWords)
  return {
    day: pastDay(body.Day, now),
    people: body.People,
    minutes: body.Minutes,
    note,
    changes: JSON.stringify(changes),
    folded: ` ${words.join(' ')} `,
  }
}

/** The day, which has begun somewhere. */
function pastDay(day: string, now: Date): string {
  const start = Date.parse(`${day}T00:00:00Z`)
  // 31 February is read as 3 March.
  const isReal = !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
  if (!isReal || start > now.getTime() + AHEAD_MS)
    throw new ApiError('FieldInvalid', { field: 'Day' })
  return day
}
