import type { Draft } from '#contract/own-recipes/draft.ts'
import { DRAFT_WORD_MAX } from '#contract/own-recipes/limits.ts'
import type { Language } from '#contract/languages.ts'
import { textIn, withText } from './texts.ts'

/** For how many a recipe is. */
export type Yield = NonNullable<Draft['Yield']>

/** Minutes of a week: the longest time. */
const MINUTES_MAX = 10_080
/** Words for servings, which need no name of their own. */
const SERVINGS = /^(?:servings?|portions?|people|persons?|portionen|portion|personen|person)$/iu
/** Before a form, which is always one: "one 26 cm tin". */
const ONE = /^(?:one|an?|1|eine[nr]?|ein)\s+/iu
const PLAIN: Record<Language, { one: string; other: string }> = {
  en: { one: 'serving', other: 'servings' },
  de: { one: 'Portion', other: 'Portionen' },
}

/**
 * Reads "12 slices, one 26 cm tin" or "4". Words in the other language are kept if the text has
 * words, too.
 *
 * @returns undefined where it says no number
 */
export function readYield(
  text: string,
  language: Language,
  before: Yield | undefined,
): Yield | undefined {
  const [, digits, of = '', form = ''] =
    /^\D*(\d{1,3})(?!\d)(?: ?[-–] ?\d{1,4})?([^,;(]*)(?:[,;(]([^)]*)\)?)?$/u.exec(
      text.replaceAll(/\s+/gu, ' ').trim(),
    ) ?? []
  const Servings = Number(digits)
  if (!digits || Servings < 1) return undefined
  const word = SERVINGS.test(of.trim()) ? '' : of.trim().slice(0, DRAFT_WORD_MAX)
  const Of = withText(before?.Of, language, word)
  const one = form.trim().replace(ONE, '').slice(0, DRAFT_WORD_MAX)
  const Form = withText(before?.Form, language, one)
  return {
    Servings,
    ...(word !== '' && { Of }),
    ...(one !== '' && { Form }),
  }
}

/** Writes the yield of a recipe: "12 slices, 26 cm tin". */
export function writeYield(facts: Yield | undefined, language: Language): string {
  if (!facts) return ''
  const of =
    textIn(facts.Of, language).words || PLAIN[language][facts.Servings === 1 ? 'one' : 'other']
  const form = textIn(facts.Form, language).words
  return `${facts.Servings} ${of}${form === '' ? '' : `, ${form}`}`
}

const HOURS = /(\d{1,5}(?:[.,]\d{1,5})?) ?([½¼¾])? ?(?:h|hrs?|hours?|std\.?|stunden?)\b\.?/iu
const MINUTES = /(\d{1,5}) ?(?:m|min|mins|minutes?|minuten?)\b/iu
const FRACTIONS: Record<string, number> = { '½': 30, '¼': 15, '¾': 45 }

/** Minutes of "45", "2 h 10", "1½ Std." or "1:30"; undefined where it says no time. */
export function readMinutes(written: string): number | undefined {
  const text = written.replaceAll(/\s+/gu, ' ').trim()
  const clock = /^(\d{1,3}):([0-5]\d) ?(?:h|std\.?)?$/iu.exec(text)
  if (clock) return inRange(Number(clock[1]) * 60 + Number(clock[2]))
  const hours = HOURS.exec(text)
  const days = /(\d{1,2}) ?(?:days?|tage?)\b/iu.exec(text)
  const rest = text.slice(hours ? hours.index + hours[0].length : 0)
  const minutes = MINUTES.exec(rest) ?? /^ ?(?:and|und|,)? ?(\d{1,5})$/iu.exec(rest)
  if (!hours && !minutes && !days) return undefined
  const whole = hours ? Number((hours[1] ?? '').replace(',', '.')) * 60 : 0
  const part = FRACTIONS[hours?.[2] ?? ''] ?? 0
  return inRange(
    Math.round(Number(days?.[1] ?? 0) * 1440 + whole + part + Number(minutes?.[1] ?? 0)),
  )
}

const inRange = (minutes: number) => (minutes >= 1 && minutes <= MINUTES_MAX ? minutes : undefined)

const HOUR_WORDS: Record<Language, string> = { en: 'h', de: 'Std.' }

/** Writes minutes: "45 min", "2 h 10", "1 Std. 20". */
export function writeMinutes(minutes: number | undefined, language: Language): string {
  if (minutes === undefined) return ''
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} ${HOUR_WORDS[language]}${rest === 0 ? '' : ` ${rest}`}`
}
