import type { Id } from '../common.ts'
import { BULLET, folded, readFoodLine, type FoodWords } from '../food-line.ts'
import type { UnitKey } from '../units.ts'
import { foodAmong, foodOf } from './line-food.ts'
import { measureAtStart, type LineMeasure } from './line-measure.ts'
import { ABOUT, BEFORE, FOR_GROUP, GROUPS, PART_OF, PART_UNITS, SOME } from './line-words.ts'

/**
 * What a cook may be asked about a line: a fruit of which only the juice is used, an amount that
 * cannot be weighed, a cup of unknown size, two foods in one line, a choice of foods, an amount
 * without a food.
 */
export const DOUBT_KINDS = ['juice', 'vague', 'cup', 'several', 'alternative', 'nothing'] as const
/** One of {@link DOUBT_KINDS}. */
export type DoubtKind = (typeof DOUBT_KINDS)[number]

/** An ingredient line as it was understood. */
export interface ReadLine {
  /** Undefined where it is left to the cook. */
  readonly amount?: number
  /** The upper end of a range, above `amount`. */
  readonly maxAmount?: number
  /** Undefined for pieces. */
  readonly unit?: UnitKey
  /** Undefined for an unknown food. */
  readonly food?: Id
  /** The food as it was written, or the heading. */
  readonly name: string
  /** Everything else that was written; '' for nothing. */
  readonly note: string
  /** It starts a group of ingredients. */
  readonly isHeading: boolean
  readonly doubt?: DoubtKind
}

/** Maximum number of words of a line. A longer text is a sentence and stays as it was written. */
const WORDS_MAX = 60

/** Normalises characters and spaces, and removes optional endings, bullets and numbering. */
function clean(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll('⁄', '/')
    .replaceAll(/(\d)\s*\/\s*(\d)/gu, '$1/$2')
    .replaceAll(/(\p{L})(?:\((?:n|en|e|er|s|es|r)\)|\/(?:n|e|en|er|s|r)(?![\p{L}\d]))/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return line.replace(BULLET, '').replace(/^\d{1,2}[.)] (?=[\d½⅓⅔¼¾⅛])/u, '')
}

/** The text of a heading without its markup; undefined if the line is not a heading. */
function headingOf(line: string, words: FoodWords): string | undefined {
  const marked = /^(?:#+ ?(.+)|\*\*(.+?):?\*\*|[-–=_]{2,} ?(.+?) ?[-–=_]{2,})$/u.exec(line)
  const inner = marked?.[1] ?? marked?.[2] ?? marked?.[3]
  if (inner) return inner.replace(/:$/u, '')
  if (/^[^\d:]+:$/u.test(line)) return line.slice(0, -1).trim()
  if (/[\d,:(]/u.test(line)) return undefined
  const isShouted = /^\p{Lu}[\p{Lu} &-]{2,}$/u.test(line) && foodOf(line, words) === undefined
  return isShouted || FOR_GROUP.test(line) || GROUPS.has(folded(line)) ? line : undefined
}

/** Separates brackets, and explanations after a comma or a dash, from a line. */
function splitNotes(line: string): { rest: string; notes: string[] } {
  const notes: string[] = []
  const withoutBrackets = line.replaceAll(/ ?[([]([^()[\]]*)[)\]]/gu, (_, inner: string) => {
    if (inner.trim() !== '') notes.push(inner.trim())
    return ''
  })
  const each = / (à|je) (~?\d[\d.,]* ?\p{L}+(?: Abtropfgewicht)?)(?= |,|$)/u
  const size = each.exec(withoutBrackets)
  const withoutSize = size ? withoutBrackets.replace(each, '') : withoutBrackets
  if (size) notes.push(size[0].trim())
  const [, rest = withoutSize, after] =
    /^(.+?)(?:,(?!\d)|;| [–—-] (?![\d½⅓⅔¼¾⅛])|(?= \+ )) ?(.+)$/u.exec(withoutSize.trim()) ?? []
  if (after) notes.push(after.trim())
  return { rest: rest.trim(), notes }
}

/** Removes the imperial amount beside a metric one. */
function metricOnly(line: string): string {
  const imperial = String.raw`[\d.,/½⅓⅔¼¾⅛ -]+ ?(?:oz|ounces?|lbs?|pounds?|fl\.? ?oz|pints?)\.?`
  const metric = String.raw`[\d.,/½⅓⅔¼¾⅛]+ ?(?:g|kg|ml|l|cl|dl)`
  return line
    .replace(new RegExp(`^(${metric}) ?(?:/|\\() ?(?:${imperial} ?)+\\)?(?= )`, 'iu'), '$1')
    .replace(new RegExp(`^(?:${imperial} ?)+(?:/|\\() ?(${metric})\\)?(?= )`, 'iu'), '$1')
}

/** Reads an amount after the food: "Tomaten 500 g". */
function measureBehind(text: string, known: FoodWords) {
  const line = readFoodLine(text, known)
  if (line.amount === undefined || line.note.includes(',')) return undefined
  const { amount, unit, name, note } = line
  return {
    amount,
    unit: unit === 'piece' ? undefined : unit,
    text: note ? `${note} ${name}` : name,
  }
}

/** The tinned variety of a food; undefined if there is none. */
function tinned(name: string, known: FoodWords): Id | undefined {
  const ways = [`tinned ${name}`, `canned ${name}`, `Dosen${name}`, `${name} aus der Dose`]
  return ways.map((way) => foodOf(way, known)).find((food) => food !== undefined)
}

function doubtOf(
  line: ReadLine,
  measure: LineMeasure | undefined,
  part: string,
): DoubtKind | undefined {
  if (/juice|saft/iu.test(part)) return 'juice'
  if (measure?.isLoose) return 'vague'
  if (/^(?:or|oder)\b|, (?:or|oder)\b/iu.test(line.note)) return 'alternative'
  if (/^(?:and|und|&)(?: |$)/iu.test(line.note)) return 'several'
  return undefined
}

/** "the juice", "Saft": the part of a fruit that is used, as a note. */
function partNote(part: string): string {
  return /juice|zest|rind|peel/iu.test(part) ? `the ${part.toLowerCase()}` : part
}

/** Splits a phrase without brackets and commas into a vague amount, a measure and the rest. */
function splitAmount(text: string, words: FoodWords) {
  const phrase = text.replace(/^(?:je|each) /iu, '').replace(ABOUT, '')
  const some = SOME.exec(phrase)?.[0] ?? ''
  const rest = phrase
    .slice(some.length)
    .trim()
    .replaceAll(/(?<= |^)Bio-(?=\p{Lu})/gu, 'Bio ')
  const all = rest.split(' ')
  const measure = measureAtStart(all, words)
  if (measure)
    return { some, measure, rest: all.slice(measure.taken), last: all[measure.taken - 1] }
  // "a few sprigs of parsley".
  if (some && all.length > 1 && words.units.has(folded(all[0] ?? ''))) {
    return { some: `${some} ${all[0]}`, rest: all.slice(1) }
  }
  const behind = some ? undefined : measureBehind(rest, words)
  if (!behind) return { some, rest: all }
  const { amount, unit } = behind
  const found: LineMeasure = { amount, ...(unit && { unit }), notes: [], taken: 0, isLoose: false }
  return { some, measure: found, rest: behind.text.split(' ') }
}

/** Reads the food and its unit. Words after the amount or the food may determine the unit. */
function readFood(rest: readonly string[], measure: LineMeasure | undefined, words: FoodWords) {
  const isLinked = rest.length > 1 && words.links.has(folded(rest[0] ?? ''))
  const found = foodAmong(isLinked ? rest.slice(1) : rest, words, !measure?.taken)
  const notes = [...(measure?.notes ?? [])]
  if (/garlic|knoblauch/iu.test(found.name) && /^(?:heads?|kopf|köpfe)$/iu.test(notes[0] ?? '')) {
    return { ...found, notes: [], unit: 'tuber' as const }
  }
  const isCounted = measure?.amount !== undefined && !measure.unit
  if (isCounted && PART_UNITS.has(found.after.toLowerCase())) {
    return { ...found, notes, after: '', unit: words.units.get(folded(found.after)) }
  }
  const unit = measure?.unit
  const food = (unit === 'can' ? tinned(found.name, words) : undefined) ?? found.food
  return { ...found, notes, food, unit }
}

/**
 * Reads an ingredient line of a recipe in either language. What is not understood stays in the name
 * or in the note. Only "about" and an amount in a second system of units are dropped.
 */
export function readDraftLine(text: string, words: FoodWords): ReadLine {
  const line = clean(text)
  const heading = headingOf(line, words)
  if (heading !== undefined) return { name: heading, note: '', isHeading: true }
  const asWritten = { name: line, note: '', isHeading: false }
  if (line === '' || line.split(' ').length > WORDS_MAX) return asWritten
  const front = /^([\p{L} ]{2,40}): ?(?=\S)/u.exec(line) ?? BEFORE.exec(line)
  const { rest, notes } = splitNotes(metricOnly(line.slice(front?.[0].length ?? 0)))
  const of = PART_OF.map((pattern) => pattern.exec(rest)).find((match) => match)
  const part = partNote(of?.[1] ?? '')
  const split = splitAmount(of?.[2] ?? rest, words)
  const { some, measure } = split
  if (split.rest.join('') === '') return { ...asWritten, doubt: 'nothing' }
  const found = readFood(split.rest, measure, words)
  const said = [front?.[1], part, some.trim(), ...found.notes, found.before, found.after, ...notes]
  const read: ReadLine = {
    ...(measure?.amount !== undefined && { amount: measure.amount }),
    ...(measure?.maxAmount !== undefined && { maxAmount: measure.maxAmount }),
    ...(found.unit && { unit: found.unit }),
    ...(found.food !== undefined && { food: found.food }),
    name: found.name,
    note: said.filter((piece) => piece).join(', '),
    isHeading: false,
  }
  const isCup = /^tassen?$/iu.test(split.last ?? '')
  const doubt = doubtOf(read, measure, part) ?? (isCup ? 'cup' : undefined)
  return doubt ? { ...read, doubt } : read
}
