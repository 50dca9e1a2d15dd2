import { isLanguage } from '#contract/languages.ts'
import type { Recipe } from '../format.ts'
import type { ValuePath } from '../problem.ts'
import type { Source } from '../read.ts'
import { checkLetters } from './texts.ts'

/** Texts of a step that rules of their own check, because they may hold placeholders. */
const OWN_RULES = new Set(['text', 'subtitles'])
/** Texts that stand beside a name and are no sentences. */
const PHRASES = new Set(['note', 'ready', 'of', 'one', 'form', 'forms', 'in', 'group'])

/** Calls `visit` for every text in both languages below a value. */
function eachText(
  value: unknown,
  path: ValuePath,
  visit: (path: ValuePath, text: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    const isText = isLanguage(key) && typeof child === 'string'
    if (isText) visit(at, child)
    else eachText(child, at, visit)
  }
}

/** Checks the letters of all texts of a recipe that hold no placeholders. */
export function checkNotes({ value, report }: Source<Recipe>): void {
  const { ingredients, ahead, keep, warnings, yield: servings, steps } = value
  const plainSteps = steps.map((step) =>
    Object.fromEntries(Object.entries(step).filter(([field]) => !OWN_RULES.has(field))),
  )
  const texts = { yield: servings, ingredients, steps: plainSteps, ahead, keep, warnings }
  eachText(texts, [], (path, text) => {
    checkLetters(text, (message, severity) => report(path, message, severity))
    if (/\{[^{}]*\}/u.test(text))
      report(path, 'Placeholders are read only in the text and subtitles of steps. Write the name.')
    const field = path.findLast((part) => typeof part === 'string' && !isLanguage(part))
    if (PHRASES.has(String(field)) && /\.\s*$/u.test(text))
      report(path, 'This is no sentence. Leave the full stop out.', 'warning')
  })
}
