import type { Language } from '#contract/languages.ts'
import { splitStepText } from '#contract/step-text.ts'
import { SUBTITLE_MAX } from '../format.ts'
import type { Known } from '../known.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { caseProblems } from './german.ts'

/** Notes a problem of one text. */
export type ReportText = (message: string, severity?: Problem['severity']) => void

/** Sentences from which on a step is too much to read while cooking. */
const SENTENCES_MAX = 4
/** Stands for an amount when the room of a subtitle is measured. */
const TYPICAL_AMOUNT = '1.5 EL '

/** The ingredients that a text names, each once. */
function named(texts: readonly string[]): string[] {
  const pieces = texts.flatMap(splitStepText)
  return [...new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.slug])))]
}

/** The placeholders of a text as they stand there, `onion` or `onion!`. */
function written(texts: readonly string[]): string[] {
  const pieces = texts.flatMap(splitStepText)
  const all = pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.slug + (piece.withAmount ? '' : '!')],
  )
  return [...new Set(all)].sort()
}

/** Checks for the long dash, which the catalogue's style does without. */
export function checkDash(text: string, report: ReportText): void {
  if (text.includes('\u2014')) report('Avoid the long dash; use a comma or a full stop.', 'warning')
}

function checkLetters(text: string, report: ReportText): void {
  if (/[<>]/u.test(text)) report('"<" and ">" cannot be shown here. Write the words.')
  if (/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, '')))
    report('A brace has no partner. A placeholder looks like {onion}.')
  checkDash(text, report)
}

/** Checks the letters, length and German of a step's text. */
export function checkText(
  text: string,
  language: Language,
  known: Known,
  report: ReportText,
): void {
  checkLetters(text, report)
  const sentences = text.split(/[.!?](?:\s|$)/u).filter((sentence) => sentence.trim()).length
  if (sentences > SENTENCES_MAX)
    report(`${sentences} sentences are many for one step. Keep to three.`, 'warning')
  if (language === 'de')
    for (const problem of caseProblems(text, known.ingredients)) report(problem, 'warning')
}

/** Checks a subtitle line, also for the room it takes once its placeholders are filled. */
export function checkLine(
  line: string,
  language: Language,
  known: Known,
  report: ReportText,
): void {
  checkLetters(line, report)
  const shown = splitStepText(line).map((piece) => {
    if (typeof piece === 'string') return piece
    const name = known.ingredients.get(piece.slug)?.name[language].other ?? ''
    return (piece.withAmount ? TYPICAL_AMOUNT : '') + name
  })
  const { length } = shown.join('')
  if (length > SUBTITLE_MAX)
    report(
      `With its amounts this line has about ${length} characters; keep it under ${SUBTITLE_MAX}.`,
      'warning',
    )
  if (language === 'de')
    for (const problem of caseProblems(line, known.ingredients)) report(problem, 'warning')
}

/** Placeholders in a sentence. */
function list(placeholders: readonly string[]): string {
  return placeholders.map((slug) => `{${slug}}`).join(' ') || 'none'
}

/** Checks that both languages name the same ingredients, all of the recipe and listed by now. */
export function checkPlaceholders(
  english: readonly string[],
  german: readonly string[],
  { own, used }: { own: readonly string[]; used: ReadonlySet<string> },
  report: ReportText,
): void {
  const [inEnglish, inGerman] = [written(english), written(german)]
  if (inEnglish.join() !== inGerman.join())
    report(
      `The placeholders differ: ${list(inEnglish)} in English, ${list(inGerman)} in German. Use the same.`,
    )
  for (const slug of named([...english, ...german])) {
    if (!own.includes(slug))
      report(`{${slug}} is not an ingredient of the recipe.${didYouMean(slug, own)}`)
    else if (!used.has(slug))
      report(`{${slug}} comes before the step that lists it. List it in this step's ingredients.`)
  }
}
