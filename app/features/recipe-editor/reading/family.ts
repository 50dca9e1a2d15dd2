import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { allNamesOf, namesOf } from '#cooking/writing/both.ts'
import type { Foods } from './foods.ts'

/** A word for several foods, such as "vinegar", and foods that it may stand for. */
export interface Family {
  /** As it was written. */
  readonly word: string
  /** At most two: the member's own first, then short names. */
  readonly foods: readonly WritableFood[]
}

/** Foods that are suggested for a family. */
const SUGGESTED_MAX = 2
/** Shorter words are the end of too many others. */
const WORD_MIN = 3
/** Words that do not say which food it is. */
const VAGUE =
  /^(?:the|an?|some|any|good|nice|fine|best|better|decent|your|my|our|usual|favou?rite|der|die|das|den|dem|ein|eine[nmrs]?|etwas|gute?[nmrs]?|feine?[nmrs]?|beste[nmrs]?|besser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|dein(?:e[nmrs]?)?|üblich(?:e[nmrs]?)?)$/iu

const folded = (text: string) => text.replaceAll('\u00ad', '').trim().toLowerCase()

/** Whether a language writes the words of a name as one. */
const JOINS_WORDS: Record<Language, boolean> = { en: false, de: true }

/** Whether a name is that of a kind: "rice vinegar" of "vinegar", "Reisessig" of "Essig". */
function isKind(name: string, word: string, language: Language): boolean {
  const low = folded(name)
  if (low === word || !low.endsWith(word)) return false
  return JOINS_WORDS[language] || low.at(-word.length - 1) === ' '
}

const length = (food: WritableFood) => (allNamesOf(food)[0] ?? '').length

function foodsOf(word: string, { byId }: Foods): WritableFood[] {
  const kinds = [...byId.values()].filter((food) =>
    LANGUAGES.some((language) =>
      namesOf(food, language).some((name) => isKind(name, word, language)),
    ),
  )
  return kinds
    .toSorted((a, b) => Number(b.IsOwn) - Number(a.IsOwn) || length(a) - length(b))
    .slice(0, SUGGESTED_MAX)
}

/** Foods found for each word, cached per {@link Foods} because every line is read at every keystroke. */
const known = new WeakMap<Foods, Map<string, WritableFood[]>>()

/**
 * The family that an unknown food names: one word, beside words that do not say which. "tonka bean" is
 * a food of its own. Undefined where no food belongs to it.
 */
export function familyOf(name: string, foods: Foods): Family | undefined {
  const [word, ...more] = name.split(/\s+/u).filter((part) => part !== '' && !VAGUE.test(part))
  if (word === undefined || more.length > 0 || word.length < WORD_MIN) return undefined
  const found = known.get(foods) ?? new Map<string, WritableFood[]>()
  known.set(foods, found)
  const kinds = found.get(folded(word)) ?? foodsOf(folded(word), foods)
  found.set(folded(word), kinds)
  return kinds.length === 0 ? undefined : { word, foods: kinds }
}
