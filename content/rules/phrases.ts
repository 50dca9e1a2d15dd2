import { isLanguage, type Language } from '#contract/languages.ts'
import type { Catalogue } from '../catalogue-folder.ts'
import type { Report, ValuePath } from '../problem.ts'
import { PHRASES } from './phrase-list.ts'

/** Words of readers, and words that people search for. */
const QUOTED = new Set(['comments', 'synonyms', 'cover'])
/** In an oven's degrees without the word the reader cannot tell top and bottom heat from the fan. */
const OVEN = /\b(?:Backo|O)fen\b/u
const DEGREES = /\d °C(?! (Ober-|Umluft|Grill|mit|oder mehr))/u

/** Whether a sentence names degrees after the oven. */
function hasPlainDegrees(sentence: string): boolean {
  const oven = OVEN.exec(sentence)
  return oven !== null && DEGREES.test(sentence.slice(oven.index))
}

function checkText(original: string, language: Language, path: ValuePath, report: Report): void {
  const text = original.replaceAll(/\{[^{}]*\}/gu, '#')
  for (const { pattern, instead } of PHRASES[language]) {
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) report(path, `Avoid "${found}". Better: ${instead}.`, 'warning')
  }
  // A film's line has no room for it.
  const isLine = path.includes('subtitles')
  if (language === 'de' && !isLine && text.split('.').some(hasPlainDegrees))
    report(
      path,
      'An oven temperature needs „Ober-/Unterhitze“, as in 220 °C Ober-/Unterhitze (200 °C Umluft).',
      'warning',
    )
}

/** Checks every text below a value whose language is known. */
function visit(value: unknown, path: ValuePath, language: Language | undefined, report: Report) {
  if (typeof value === 'string' && language) checkText(value, language, path, report)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (QUOTED.has(key)) continue
    const here = isLanguage(key) ? key : language
    visit(child, [...path, Array.isArray(value) ? Number(key) : key], here, report)
  }
}

/** Reports wordings that a native cook would not use, in recipes and data files. */
export function checkPhrases(catalogue: Catalogue): void {
  const { authors, cookbooks, departments, ingredients, tags, tools, recipes } = catalogue
  for (const { value, report } of [
    authors,
    cookbooks,
    departments,
    ingredients,
    tags,
    tools,
    ...recipes,
  ])
    visit(value, [], undefined, report)
}
