import type { Recipe, Step } from '../format.ts'
import type { Source } from '../read.ts'
import { waitsOf } from '../step-times.ts'

/** A duration in minutes; `min` and `max` differ in "5 to 7 minutes". */
interface Duration {
  readonly min: number
  readonly max: number
  /** As the text has it. */
  readonly words: string
}

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  eine: 1,
  einer: 1,
  einen: 1,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  anderthalb: 1.5,
  half: 0.5,
  halbe: 0.5,
  halben: 0.5,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
}
const NUMBER = `\\d+(?:[.,]\\d+)?\\s?[½¼¾]?|[½¼¾]|${Object.keys(NUMBERS)
  .filter((word) => /\p{L}/u.test(word))
  .join('|')}`
const PATTERNS = {
  en: new RegExp(
    `(?<![\\p{L}\\d])(${NUMBER})(?:\\s?(?:to|or|–|-)\\s?(${NUMBER}))?(?:\\s(?:more|full|good|an|further))?\\s?(second|minute|hour)s?(?![\\p{L}-])`,
    'giu',
  ),
  de: new RegExp(
    `(?<![\\p{L}\\d])(?:eine\\s)?(${NUMBER})(?:\\s?(?:bis|oder|–|-)\\s?(${NUMBER}))?(?:\\s(?:weitere|weiteren|gute|volle|ganze))?\\s?(Sekunde|Minute|Stunde)n?(?!\\p{L})`,
    'giu',
  ),
} as const
const MINUTES: Record<string, number> = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  sekunde: 1 / 60,
  stunde: 60,
}
/** Before and after what is no wait: an interval, an age, a limit, a comparison. */
const NO_WAIT_BEFORE =
  /\b(quarters of|every|each|within|alle|jede|innerhalb(?: von| einer)?|vor|last|letzten?|nur)\s$/iu
const NO_WAIT_AFTER =
  /^\s(less|more or less|ago|earlier|old|later|longer|weniger|mehr oder weniger|kürzer|länger|vorher|früher|alt)\b/iu

function valueOf(text: string): number {
  const word = text.trim().toLowerCase()
  const known = NUMBERS[word]
  if (known !== undefined) return known
  const [, digits = '0', fraction] = /^([\d.,]+)\s?([½¼¾])?$/u.exec(word) ?? []
  return Number(digits.replace(',', '.')) + (fraction ? (NUMBERS[fraction] ?? 0) : 0)
}

/** The durations that a text states. */
function durationsIn(text: string, language: keyof typeof PATTERNS): Duration[] {
  return [...text.matchAll(PATTERNS[language])].flatMap((match) => {
    const [words, from = '', to, unit = ''] = match
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + words.length)
    const isCount = /^an?$/iu.test(from) && unit.toLowerCase() === 'second'
    if (isCount || NO_WAIT_BEFORE.test(before) || NO_WAIT_AFTER.test(after)) return []
    const factor = MINUTES[unit.toLowerCase()] ?? 1
    const min = valueOf(from) * factor
    return [{ min, max: to === undefined ? min : valueOf(to) * factor, words: words.trim() }]
  })
}

function isSame(one: Omit<Duration, 'words'>, other: Omit<Duration, 'words'>): boolean {
  return Math.abs(one.min - other.min) < 0.01 && Math.abs(one.max - other.max) < 0.01
}

function inWords({ min, max }: Omit<Duration, 'words'>): string {
  const rounded = [...new Set([min, max])].map((minutes) => Number(minutes.toFixed(2)))
  return `${rounded.join(' to ')} min`
}

function checkStep(step: Step, index: number, { report }: Source<Recipe>): void {
  const waits = waitsOf(step)
  for (const language of ['en', 'de'] as const) {
    const stated = durationsIn(step.text[language], language)
    // The older `timer` is one number for all durations of the text, so only one can be compared.
    if (!step.times && step.timer !== undefined && stated.length !== 1) continue
    const field = (step.times ?? step.timer === undefined) ? 'times' : 'timer'
    for (const duration of stated)
      if (!waits.some((wait) => isSame(wait, duration)))
        report(
          ['steps', index, 'text', language],
          `The text says "${duration.words}", which ${field} does not. Add it to times, or correct one of them.`,
          'warning',
        )
    for (const [place, wait] of waits.entries())
      if (step.times && !stated.some((duration) => isSame(wait, duration)))
        report(
          ['steps', index, 'times', place],
          `${inWords(wait)} is not in the text (${language}). Name it there, or correct one of them.`,
          'warning',
        )
  }
}

/** Compares the durations in the texts with `times`, or with the older `timer`. */
export function checkDurations(recipe: Source<Recipe>): void {
  // Older recipes have no times at all; a missing field is not wrong.
  const statesTimes = recipe.value.steps.some(({ times }) => times)
  for (const [index, step] of recipe.value.steps.entries())
    if (statesTimes || step.timer !== undefined) checkStep(step, index, recipe)
}
