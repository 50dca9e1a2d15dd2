import type { Language } from '#contract/languages.ts'
import { durationsIn } from '../times/durations.ts'
import { ovenOf, type StepOven } from '../heat/oven.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'

/** The oven that the text of a step names, tokens and all. Undefined if it names none. */
export const ovenIn = (text: string): StepOven | undefined => ovenOf(plainDraftText(text))

const SIGNS: Record<Language, RegExp> = {
  en: /\b(?:until|till)\s(?!then\b|ready\b|done\b)(\p{L}[^.!?;:]{5,120})(?=[.!?;:]|$)/iu,
  de: /\bbis\s(?!zu[mr]?\s|dahin\b|\d)(\p{L}[^.!?;:]{5,120})(?=[.!?;:]|$)/iu,
}

/**
 * The clause that states when a step is done: "the crumble is golden brown" in "Bake for 45
 * minutes, until the crumble is golden brown." Undefined without such a clause or without a time.
 */
export function signIn(text: string, language: Language): string | undefined {
  const words = plainDraftText(text)
  if (durationsIn(words).length === 0) return undefined
  return SIGNS[language].exec(words)?.[1]?.trim()
}
