import { compoundParts } from './compound-parts.ts'
import { foldWords } from './fold.ts'
import { LINKS } from './links.ts'
import { irregularSingularsOf } from './word-forms.ts'

/** What is made from a food is another food: rice vinegar has no rice in it. */
const MADE_FROM: ReadonlySet<string> = new Set(
  foldWords(`
    extract flour leaf leaves oil powder sauce soda sugar vinegar
    Blatt Blätter Essig Mehl Öl Pulver Sauce Soße Zucker
  `),
)

/** Foods whose last word says how they look, not what they are: no milk in coconut milk. */
const LOOKS_LIKE: ReadonlySet<string> = new Set(
  [
    'coconut milk',
    'peanut butter',
    'ice cube',
    'mustard seeds',
    'Kokosmilch',
    'Erdnussbutter',
    'Senfkörner',
  ].map((name) => foldWords(name).join(' ')),
)

/** A folded name and every ending of it that has several words: "chicken thigh". */
export function phrasesOf(words: readonly string[]): string[] {
  return words.slice(0, -1).map((_, start) => words.slice(start).join(' '))
}

function partsOf(word: string, tails: ReadonlySet<string>): string[] {
  return compoundParts(word, tails).flatMap(({ head, tail }) => {
    if (MADE_FROM.has(tail)) return [tail]
    return LOOKS_LIKE.has(word) ? [head] : [head, tail]
  })
}

/** A food's names and other words for it. */
export interface FoodNames {
  readonly names: readonly string[]
  readonly synonyms: readonly string[]
}

/** The words of a name up to the first linking one: "Keule mit Knochen" → keule. */
function nounWords(name: string): string[] {
  const words = foldWords(name)
  const link = words.findIndex((word, index) => index > 0 && LINKS.has(word))
  return link === -1 ? words : words.slice(0, link)
}

function wordsOfName(name: string, tails: ReadonlySet<string>): string[] {
  const words = nounWords(name)
  const head = words.at(-1)
  if (head === undefined) return []
  const isMade = words.length > 1 && MADE_FROM.has(head)
  const others = isMade ? [] : words.slice(0, -1).filter((word) => /^\p{L}+$/u.test(word))
  const single = words.length > 1 && LOOKS_LIKE.has(words.join(' ')) ? others : [...others, head]
  return [...phrasesOf(words), ...single, ...single.flatMap((word) => partsOf(word, tails))]
}

/** Only the last word of a synonym counts: a cocktail tomato is found by "tomato". */
function wordsOfSynonym(name: string, tails: ReadonlySet<string>): string[] {
  const words = nounWords(name)
  const head = words.at(-1)
  if (head === undefined) return []
  const ends = compoundParts(head, tails).map(({ tail }) => tail)
  return [...phrasesOf(words), ...(LOOKS_LIKE.has(words.join(' ')) ? words : [head, ...ends])]
}

/**
 * The words by which a dish is found that has a food in it: those of its names, their parts, and
 * every name as a whole. "rice vinegar" → rice vinegar, vinegar.
 */
export function foodWords(
  { names, synonyms }: FoodNames,
  tails: ReadonlySet<string>,
): readonly string[] {
  const whole = [...names, ...synonyms].map(foldWords).filter((parts) => parts.length > 1)
  const words = [
    ...whole.map((parts) => parts.join(' ')),
    ...names.flatMap((name) => wordsOfName(name, tails)),
    ...synonyms.flatMap((name) => wordsOfSynonym(name, tails)),
  ]
  return [...words, ...words.flatMap(irregularSingularsOf)]
}
