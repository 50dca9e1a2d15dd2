import type { Id } from '#contract/common.ts'
import type { UnitKey } from '#contract/units.ts'
import { folded, type FoodWords } from '../food-words.ts'
import { FRACTION_SIGNS } from '../numbers/fraction-signs.ts'
import { foodAmong, foodOf, type LineFood } from './food.ts'
import { measureAtEnd } from './measure-behind.ts'
import { measureAtStart, type Measure } from './measure.ts'
import { asSeasoning } from './seasoning.ts'
import { ABOUT, LINKS, PART_UNITS, SOME } from './words.ts'

/** "1 lb 2 oz". A number takes the spaces around it, so that there is one way to read it. */
const IMPERIAL = String.raw`(?:[\d.,/${FRACTION_SIGNS} -]+(?:oz|ounces?|lbs?|pounds?|fl\.? ?oz|pints?))+\.? ?`
const METRIC = String.raw`[\d.,/${FRACTION_SIGNS}]+ ?(?:g|kg|ml|l|cl|dl)`
const METRIC_FIRST = new RegExp(`^(${METRIC}) ?(?:/|\\()${IMPERIAL}\\)?(?= )`, 'iu')
const IMPERIAL_FIRST = new RegExp(`^${IMPERIAL}(?:/|\\() ?(${METRIC})\\)?(?= )`, 'iu')

/** Removes the imperial amount beside a metric one. */
export function metricOnly(line: string): string {
  return line.replace(METRIC_FIRST, '$1').replace(IMPERIAL_FIRST, '$1')
}

/** A phrase in its parts: a vague amount, a measure, and the words of the food. */
interface Phrase {
  readonly some: string
  readonly measure?: Omit<Measure, 'end'>
  readonly rest: readonly string[]
  /** Whether the measure stands before the food. */
  readonly isFirst: boolean
  /** The words of the measure. */
  readonly said: string
}

/** "between 2 and 3": a range. */
const BETWEEN = /^(?:between|zwischen) (\d\S*) (?:and|und) (?=\d)/iu

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** Splits a phrase without brackets and commas into a vague amount, a measure and the rest. */
export function splitAmount(text: string, words: FoodWords): Phrase {
  const phrase = text
    .replace(/^(?:je(?:weils)?|each) /iu, '')
    .replace(BETWEEN, '$1-')
    .replace(ABOUT, '')
  const some = SOME.exec(phrase)?.[0] ?? ''
  const rest = phrase
    .slice(some.length)
    .trim()
    .replaceAll(/(?<= |^)Bio-(?=\p{Lu})/gu, 'Bio ')
  const measure = measureAtStart(rest, words)
  if (measure) {
    const said = rest.slice(0, measure.end).trim()
    return { some, measure, rest: wordsOf(rest.slice(measure.end)), isFirst: true, said }
  }
  const all = wordsOf(rest)
  const plain = { some, rest: all, isFirst: false, said: '' }
  // "a few sprigs of parsley".
  if (some && all.length > 1 && words.units.has(folded(all[0] ?? '')))
    return { ...plain, some: `${some} ${all[0]}`, rest: all.slice(1) }
  const behind = some ? undefined : measureAtEnd(rest, words)
  if (!behind) return plain
  const { rest: before, ...found } = behind
  return { ...plain, measure: { ...found, notes: [], isLoose: false }, rest: wordsOf(before) }
}

/** The tinned variety of a food; undefined if there is none. */
function tinned(name: string, known: FoodWords): Id | undefined {
  const ways = [`tinned ${name}`, `canned ${name}`, `Dosen${name}`, `${name} aus der Dose`]
  return ways.map((way) => foodOf(way, known)).find((food) => food !== undefined)
}

/** The unit that the name of a food has in it: "garlic cloves" are cloves. */
function unitInName(name: string, known: FoodWords): UnitKey | undefined {
  const word = / (cloves?)$|(zehen?)$/iu.exec(name)
  return word ? known.units.get(folded(word[1] ?? word[2] ?? '')) : undefined
}

/** A food with the unit that it has, and what the measure says beside it. */
interface FoundFood extends LineFood {
  readonly notes: readonly string[]
  readonly unit?: UnitKey | undefined
}

/** "salt and vinegar crisps": a food that is called after two others. */
const CALLED_AFTER =
  /^(?:\p{L}+ ){1,3}(?:and|und|&|n) \p{L}+ (?:crisps|chips|popcorn|squid|pickles|crackers?|pretzels|brezeln|nachos|flips|pizza|quiche|soup|suppe|dip|ravioli|tortellini)$/iu

/** The food of some words. */
function foodIn(rest: readonly string[], words: FoodWords, isAtStart: boolean): LineFood {
  const name = rest.join(' ')
  const isCalled = CALLED_AFTER.test(name) && foodOf(rest.slice(-2).join(' '), words) === undefined
  return isCalled ? { name, before: '', after: '' } : foodAmong(rest, words, isAtStart)
}

/** Reads the food and its unit. Words after the amount or the food may determine the unit. */
export function readFood(phrase: Phrase, said: readonly string[], words: FoodWords): FoundFood {
  const { rest, measure } = phrase
  const isLinked =
    (phrase.isFirst || phrase.some !== '') && rest.length > 1 && LINKS.has(folded(rest[0] ?? ''))
  const inWords = foodIn(isLinked ? rest.slice(1) : rest, words, !phrase.isFirst)
  const found = asSeasoning(inWords, measure, [...said, ...(measure?.notes ?? [])], words)
  const notes = [...(measure?.notes ?? [])]
  if (/garlic|knoblauch/iu.test(found.name) && /^(?:heads?|kopf|köpfe)$/iu.test(notes[0] ?? ''))
    return { ...found, notes: [], unit: 'tuber' }
  const isCounted = measure?.amount !== undefined && !measure.unit
  if (isCounted && PART_UNITS.has(found.after.toLowerCase()))
    return { ...found, notes, after: '', unit: words.units.get(folded(found.after)) }
  const unit = measure?.unit ?? (isCounted ? unitInName(found.name, words) : undefined)
  const food = (unit === 'can' ? tinned(found.name, words) : undefined) ?? found.food
  return { ...found, notes, ...(food !== undefined && { food }), unit }
}
