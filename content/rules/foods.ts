import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { Recipe, Step } from '../format.ts'
import type { Known, KnownIngredient } from '../known.ts'
import type { Source } from '../read.ts'

/** Languages of texts, and how their words end in the plural and the genitive. */
const ENDINGS: Record<Language, string> = { en: '(?:s|es)?', de: '[ns]?' }
/** Flags of patterns: a German name begins with a capital letter. */
const FLAGS: Record<Language, string> = { en: 'giu', de: 'gu' }

/** Free from the tap; texts name it without listing it. */
const FREE = new Set(['water', 'ice-cube'])
/** Shorter German words would match others with an ending: "Ei" and "Eis", "Reis" and "Reisn". */
const ENDING_MIN = 5
/** Names that mean another thing too: "am Rande", "Brösel" of dough, "a stock of". */
const AMBIGUOUS = new Set(['Rande', 'Rahne', 'Brösel', 'Salat', 'Port', 'Hafer', 'leaven', 'tonic'])
/** Words before a food that is not in the dish: "like peas", "groß wie eine Walnuss". */
const COMPARED =
  /(?<!\p{L})(like|size of|thick as|smells? of|instead of|without|colour of|leave out|its|their|no|not|ohne|ihr|sein|wie|kein\p{L}*|statt|nicht|nach)(?:\P{L}+\p{L}+){0,3}\P{L}*$/iu

function namesOf({ name, synonyms }: KnownIngredient, language: Language): string[] {
  const all = [name[language].one, name[language].other, ...(synonyms?.[language] ?? [])]
  return all.filter((word) => !AMBIGUOUS.has(word))
}

/** A pattern of all names of all ingredients; at the same place the longest wins. */
function patternOf(known: Known, language: Language): RegExp {
  const names = [...known.ingredients]
    .filter(([slug]) => !FREE.has(slug))
    .flatMap(([, ingredient]) => namesOf(ingredient, language))
  const words = [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map(
      (word) =>
        word.replaceAll(/[$()*+./?[\\\]^{|}]/gu, (sign) => `\\${sign}`) +
        (word.length >= ENDING_MIN ? ENDINGS[language] : ''),
    )
  return new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}])`, FLAGS[language])
}

const patterns = new WeakMap<Known, Record<Language, RegExp>>()

function patternsOf(known: Known): Record<Language, RegExp> {
  const found = patterns.get(known)
  if (found) return found
  const made = { en: patternOf(known, 'en'), de: patternOf(known, 'de') }
  patterns.set(known, made)
  return made
}

/** The part of a word that all its forms share, as far as it matters: "onion" of "onions". */
function stem(word: string): string {
  return word.toLowerCase().replace(/(?<=.{3})(es|s|n)$/u, '')
}

/** Foods that a text names in words although none of these names belongs to them. */
function strangers(text: string, pattern: RegExp, own: string): string[] {
  const words = text.replaceAll(/\{[^{}]*\}/gu, '#')
  return [...words.matchAll(pattern)]
    .filter(({ index, 0: word }) => {
      const before =
        words
          .slice(0, index)
          .split(/[.;:]\s/u)
          .at(-1) ?? ''
      const after = words.slice(index).split(/[.;:,]/u)[0] ?? ''
      return !COMPARED.test(before) && !/\bweg\b/u.test(after) && !own.includes(stem(word))
    })
    .map(([word]) => word)
}

/** Whether the texts of a step name an ingredient, by placeholder or by a word of its names. */
function isNamed(slug: string, { text }: Step, known: Known): boolean {
  const ingredient = known.ingredients.get(slug)
  if (!ingredient) return true
  return LANGUAGES.some((language) => {
    if (text[language].includes(`{${slug}}`) || text[language].includes(`{${slug}!}`)) return true
    const plain = text[language].toLowerCase()
    const words = namesOf(ingredient, language).flatMap((name) => name.split(/[\s-]/u))
    return words.some((word) => word.length > 1 && plain.includes(stem(word)))
  })
}

/** Compares the foods that the texts name with those that the recipe and its steps list. */
export function checkFoods({ value, report }: Source<Recipe>, known: Known): void {
  const listed = value.ingredients.flatMap(({ ingredient, or = [] }) => [
    ingredient,
    ...or.map((other) => other.ingredient),
  ])
  for (const language of LANGUAGES) {
    const made = value.steps.flatMap(({ ready = [] }) => ready.map((thing) => thing[language]))
    const own = listed
      .flatMap((slug) => {
        const ingredient = known.ingredients.get(slug)
        return ingredient ? namesOf(ingredient, language) : []
      })
      .concat(made, value.name[language])
      .join(' ')
      .toLowerCase()
    for (const [index, { text }] of value.steps.entries())
      for (const word of new Set(strangers(text[language], patternsOf(known)[language], own)))
        report(
          ['steps', index, 'text', language],
          `"${word}" is not among the ingredients. List it, or name what is.`,
          'warning',
        )
  }
  for (const [index, step] of value.steps.entries())
    for (const [place, slug] of step.ingredients.entries())
      if (!isNamed(slug, step, known))
        report(
          ['steps', index, 'ingredients', place],
          `The text of this step does not name "${slug}". Name it, or list it where it is used.`,
          'warning',
        )
}
