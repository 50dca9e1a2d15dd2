import type { Language } from '#contract/languages.ts'
import { splitStepText } from '#cooking/step-text.ts'
import { SUBTITLE_MAX } from '../format.ts'
import type { Known } from '../known.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { caseProblems, detours } from './german.ts'

/** Reports a problem of a text. */
export type ReportText = (message: string, severity?: Problem['severity']) => void

/** Maximum sentences of a step. More are too many to read while cooking. */
const SENTENCES_MAX = 4
/** Placeholder for an amount when the length of a subtitle is measured. */
const TYPICAL_AMOUNT = '1.5 EL '

/** The distinct ingredients that texts mention. */
function named(texts: readonly string[]): string[] {
  const pieces = texts.flatMap(splitStepText)
  return [...new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.slug])))]
}

/** The placeholders of texts as written, `onion` or `onion!`. */
function written(texts: readonly string[]): string[] {
  const pieces = texts.flatMap(splitStepText)
  const all = pieces.flatMap((piece) =>
    typeof piece === 'string'
      ? []
      : [piece.slug + (piece.share ? ` ${piece.share}` : piece.withAmount ? '' : '!')],
  )
  return [...new Set(all)].sort()
}

/** Reports long dashes, which the catalogue's style excludes. */
export function checkDash(text: string, report: ReportText): void {
  if (text.includes('\u2014')) report('Avoid the long dash; use a comma or a full stop.', 'warning')
}

/** Reports markup, braces outside placeholders, and long dashes. */
export function checkLetters(text: string, report: ReportText): void {
  if (/[<>]/u.test(text)) report('"<" and ">" cannot be shown here. Write the words.')
  if (/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, '')))
    report('A brace has no partner. A placeholder looks like {onion}.')
  checkDash(text, report)
}

/** A fraction of what a placeholder names, in words. */
const SHARE_IN_WORDS: Record<Language, RegExp> = {
  en: /\b(?:half|thirds?|quarters?)(?: of(?: the)?| the) (\{[^{}]*\})/giu,
  de: /(?:hälfte|drittel|viertel)n? (?:von |der |des |vom )?(\{[^{}]*\})/giu,
}

/** Reports "three quarters of {milk}", which leaves the sum to the cook. */
function checkShares(text: string, language: Language, report: ReportText): void {
  for (const [words, placeholder = ''] of text.matchAll(SHARE_IN_WORDS[language])) {
    const slug = placeholder.slice(1, -1).replace(/!$/u, '')
    report(`"${words}" leaves the sum to the cook. Write {${slug} 1/2}, or the part that is meant.`)
  }
}

/** Checks the characters, length and German of a step's text. */
export function checkText(
  text: string,
  language: Language,
  known: Known,
  report: ReportText,
): void {
  checkLetters(text, report)
  checkShares(text, language, report)
  const sentences = text.split(/[.!?](?:\s|$)/u).filter((sentence) => sentence.trim()).length
  if (sentences > SENTENCES_MAX)
    report(`${sentences} sentences are many for one step. Keep to three.`, 'warning')
  if (language === 'de')
    for (const problem of [
      ...caseProblems(text, known.ingredients),
      ...detours(text, known.ingredients),
    ])
      report(problem, 'warning')
}

/** Checks a subtitle line, including its length with placeholders filled. */
export function checkLine(
  line: string,
  language: Language,
  known: Known,
  report: ReportText,
): void {
  checkLetters(line, report)
  checkShares(line, language, report)
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

/** Joins placeholders for a message. */
function list(placeholders: readonly string[]): string {
  return placeholders.map((slug) => `{${slug}}`).join(' ') || 'none'
}

/**
 * Checks that both languages mention the same ingredients, that the recipe has all of them, and
 * that this step or an earlier one lists them.
 */
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
