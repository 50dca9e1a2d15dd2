import type { Language } from '../languages.ts'
import type { DraftStep } from './draft.ts'
import { durationsIn } from '../text-durations.ts'
import { plainDraftText } from './step-text.ts'

/** The oven that a step names. */
export type StepOven = NonNullable<DraftStep['Oven']>

const TEMPERATURE = /(?<![\d,.])(\d{2,3})\s?(?:°\s?C?|degrees|Grad)(?![\p{L}\d])([^\d.]{0,24})/iu
const OVEN =
  /\b(?:oven|bake|roast|preheat|grill|backofen|ofen|backe[nt]?|röste[nt]?|vorheizen|heize|umluft|unterhitze)\b/iu
const FAN = /^[\s,(]*(?:fan|convection|umluft|heißluft)/iu
const GRILL = /^[\s,(]*(?:grill|broil)/iu

/** The oven that a step's text names: "Heat the oven to 180 °C". Undefined if it names none. */
export function ovenIn(text: string): StepOven | undefined {
  const words = plainDraftText(text)
  const [, degrees, after = ''] = TEMPERATURE.exec(words) ?? []
  const Celsius = Number(degrees)
  if (!OVEN.test(words) || !(Celsius >= 30 && Celsius <= 500)) return undefined
  return {
    Celsius,
    ...(FAN.test(after) && { Fan: true }),
    ...(GRILL.test(after) && { Grill: true }),
  }
}

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
  if (durationsIn(words, language).length === 0) return undefined
  return SIGNS[language].exec(words)?.[1]?.trim()
}
