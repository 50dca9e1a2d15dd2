import type { FoodWords } from '../food-words.ts'
import { NUMBER_START } from '../numbers/fraction-signs.ts'
import { foodOf } from './food.ts'
import { measureAtStart } from './measure.ts'
import { isModifier } from './words.ts'

/** A line without its explanations, and these. */
export interface NotedLine {
  readonly rest: string
  readonly notes: readonly string[]
}

/** "à 400 g", "je 125 g": the size of each. */
const EACH = /,? (à|je) (~?\d[\d.,]* ?\p{L}+(?: Abtropfgewicht)?)(?= |,|$)/u
/** Between a food and its explanation: a comma, a semicolon, a dash or a plus. */
const EXPLANATION = new RegExp(
  String.raw`(?:,(?!\d)|;| [–—-] (?!${NUMBER_START})|(?= \+ )) ?(?=.)`,
  'gu',
)
/** Commas that are looked at. */
const COMMAS_MAX = 6

const isOpening = (sign: string) => sign === '(' || sign === '['
const isClosing = (sign: string) => sign === ')' || sign === ']'

/** Takes brackets out of a line, with the brackets in them. One that nothing closes ends with the line. */
export function withoutBrackets(line: string): NotedLine {
  const notes: string[] = []
  let [rest, from, depth, start] = ['', 0, 0, 0]
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? ''
    if (isOpening(sign)) {
      if (depth === 0) start = at
      depth += 1
    } else if (isClosing(sign) && depth > 0) {
      depth -= 1
      if (depth > 0) continue
      rest += line.slice(from, start).trimEnd()
      from = at + 1
      const inner = line
        .slice(start + 1, at)
        .replaceAll(/ ?[()[\]]+/gu, (found) => (found.startsWith(' ') ? ', ' : ''))
        .replace(/^[,\s]+/u, '')
        .trim()
      if (inner !== '') notes.push(inner)
    }
  }
  const before = rest + line.slice(from, start).trimEnd()
  // Nothing closes it up to the end.
  if (depth > 0 && before !== '' && start >= from) {
    const inner = line
      .slice(start)
      .replaceAll(/[()[\]]+/gu, '')
      .trim()
    return { rest: before, notes: inner === '' ? notes : [...notes, inner] }
  }
  return { rest: rest + line.slice(from), notes }
}

/** Whether nothing but an amount and states of a food stand in a text: "2 lbs boneless". */
function isOnlyStates(text: string, known: FoodWords): boolean {
  const measure = measureAtStart(text, known)
  const words = text
    .slice(measure?.end ?? 0)
    .trim()
    .split(' ')
    .filter((word) => word !== '')
  const isState = (word: string) => isModifier(word) && foodOf(word, known) === undefined
  return words.every(isState) && (measure !== undefined || words.length > 0)
}

/** Separates brackets, and explanations after a comma or a dash, from a line. */
export function splitNotes(line: string, known: FoodWords): NotedLine {
  const { rest: bare, notes: inBrackets } = withoutBrackets(line)
  const notes = [...inBrackets]
  const size = EACH.exec(bare)
  if (size) notes.push(`${size[1]} ${size[2]}`)
  const whole = (size ? bare.replace(EACH, '') : bare).trim()
  // A note follows something.
  const all = [...whole.slice(1).matchAll(EXPLANATION)].slice(0, COMMAS_MAX)
  const explains = all.find(({ index }) => {
    const before = whole.slice(0, index + 1)
    return !isOnlyStates(before, known) || isOnlyStates(whole.slice(index + 2).trim(), known)
  })
  if (!explains) return { rest: whole, notes }
  const at = explains.index + 1
  notes.push(whole.slice(at + explains[0].length).trim())
  return { rest: whole.slice(0, at).trim(), notes }
}
