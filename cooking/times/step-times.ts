import { plainDraftText } from '#cooking/writing/draft-text.ts'
import { durationsIn, type TextDuration } from './durations.ts'

/** The times of a step of a draft, in the order of its text. */
export function draftTimes(text: string): TextDuration[] {
  return durationsIn(plainDraftText(text))
}
