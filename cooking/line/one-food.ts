import type { DoubtKind } from '#contract/own-recipes/doubts.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import type { UnitKey } from '#contract/units.ts'
import type { FoodWords } from '../food-words.ts'
import { type LineFood, withoutComma } from './food.ts'
import { measureAtStart, type Measure } from './measure.ts'
import { splitNotes } from './notes.ts'
import { metricOnly, readFood, splitAmount, wordsOf } from './phrase.ts'
import { ABOUT, BEFORE, PART_OF } from './words.ts'

function doubtOf(
  line: ReadLine,
  measure: { readonly isLoose?: boolean } | undefined,
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

/** A line in its parts: what it measures, its food, and everything else that it says. */
export interface LineParts {
  readonly measure?: Omit<Measure, 'end'>
  readonly unit?: UnitKey | undefined
  /** Undefined where nothing names a food. */
  readonly found: LineFood | undefined
  /** What stands before the food: "Optional", "the juice", "etwas", "heaped". */
  readonly before: readonly string[]
  /** What explains it: in brackets, behind a comma. */
  readonly notes: readonly string[]
  /** The part of a fruit that is used. */
  readonly part: string
  /** Whether it is measured in cups of any size. */
  readonly isCup: boolean
}

/** The first explanation that is nothing but an amount: "garlic, 2 cloves", "Parmesan (50 g)". */
function measureIn(notes: readonly string[], words: FoodWords) {
  for (const [index, note] of notes.entries()) {
    const text = note.replace(ABOUT, '')
    // The food stands before it: "2 cloves" are no spice.
    const { end, ...measure } = measureAtStart(`${text} y`, words) ?? { end: 0 }
    const isWhole = end >= text.length && 'unit' in measure && measure.unit !== undefined
    if (isWhole && 'notes' in measure && measure.notes.length === 0) return { index, measure }
  }
  return undefined
}

/**
 * Reads the first food of a line. Only "about" and an amount in a second system of units are dropped.
 *
 * @param line as `cleanLine` leaves it
 */
export function partsOfLine(line: string, words: FoodWords): LineParts {
  const front = /^([\p{L} ]{2,40}): ?(?=\S)/u.exec(line) ?? BEFORE.exec(line)
  const { rest, notes } = splitNotes(metricOnly(line.slice(front?.[0].length ?? 0)), words)
  const of = PART_OF.map((pattern) => pattern.exec(rest)).find((match) => match)
  const part = partNote(of?.[1] ?? '')
  const split = splitAmount(of?.[2] ?? rest, words)
  // "Mehl: 200 g".
  const isBehind = split.rest.length === 0 && front?.[1] !== undefined && !of
  const phrase = isBehind ? { ...split, rest: wordsOf(front[1] ?? '') } : split
  const explained = phrase.measure ? undefined : measureIn(notes, words)
  const measure = phrase.measure ?? explained?.measure
  const { some, said } = phrase
  const isCup = /tassen?$/iu.test(said)
  const others = explained ? notes.filter((_, index) => index !== explained.index) : notes
  const shared = { ...(measure && { measure }), notes: others, part, isCup }
  if (phrase.rest.length === 0) return { ...shared, found: undefined, before: [] }
  const {
    notes: inMeasure,
    unit,
    ...found
  } = readFood({ ...phrase, ...(measure && { measure }) }, others, words)
  const before = [isBehind ? '' : (front?.[1] ?? ''), part, some.trim(), ...inMeasure]
  return { ...shared, unit, found, before: before.filter((words) => words !== '') }
}

/**
 * Reads the first food of a line. What is not understood stays in the name or in the note.
 *
 * @param line as `cleanLine` leaves it
 */
export function readFoodOf(line: string, words: FoodWords): ReadLine {
  const { measure, unit, found, before, notes, part, isCup } = partsOfLine(line, words)
  if (!found) return { name: line, note: '', isHeading: false, doubt: 'nothing' }
  const said = [...before, withoutComma(found.before), found.after, ...notes]
  const read: ReadLine = {
    ...(measure?.amount !== undefined && { amount: measure.amount }),
    ...(measure?.maxAmount !== undefined && { maxAmount: measure.maxAmount }),
    ...(unit && unit !== 'piece' && { unit }),
    ...(found.food !== undefined && { food: found.food }),
    name: found.name,
    note: said.filter((piece) => piece).join(', '),
    isHeading: false,
  }
  const doubt = doubtOf(read, measure, part) ?? (isCup ? 'cup' : undefined)
  return doubt ? { ...read, doubt } : read
}
