import type { FoodWords } from '../food-words.ts'
import { cleanLine } from './clean.ts'
import { headingOf } from './headings.ts'
import { measureAtStart } from './measure.ts'
import { withoutBrackets } from './notes.ts'
import { readFoodOf } from './one-food.ts'
import { EXPLAINS, isModifier } from './words.ts'

/** Foods that are looked for in one line. */
const FOODS_MAX = 8
/** Characters of a line in which several foods are looked for. */
const LENGTH_MAX = 200
const BETWEEN =
  /[,;] ?(?! ?(?:to taste|as needed|nach (?:geschmack|belieben|bedarf))(?!\p{L}))(?:and |und |& )?(?!\d{1,2}\b(?! ?\p{L}))| (?:and|und|&) | \+ (?=\p{L})|(?<=\p{L}) ?\/ ?(?=\p{L}{3})/giu
/** "je 1 TL", "1 tsp each (of)": what stands behind it has that amount. */
const EACH_BEFORE = /^(?:je(?:weils)?|each) /iu
const EACH_BEHIND = /^(?:(?:of )?each|je|jeweils)(?: of)?:? /iu

/** "je 1 TL", "1/2 tsp each" behind the foods. */
const EACH_LAST = /^(?:je(?:weils)? (.{1,30})|(.{1,30}) (?:(?:of )?each|je|jeweils))$/iu

/** A line in which the amount of each food stands before them: "salt, pepper, 1 tsp each". */
function eachFirst(line: string, words: FoodWords): string {
  const comma = line.lastIndexOf(',')
  const [, one, other] = EACH_LAST.exec(line.slice(comma + 1).trim()) ?? []
  const amount = comma > 0 ? (one ?? other) : undefined
  const measure = amount === undefined ? undefined : measureAtStart(`${amount} y`, words)
  const isAmount = amount !== undefined && measure?.end === amount.length + 1
  return isAmount ? `${amount} each ${line.slice(0, comma).trim()}` : line
}

/** Whether a part of a line is a name that nobody knows, and no state: "garlic powder". */
function isName(part: string): boolean {
  const words = part.split(' ')
  const isExplanation = EXPLAINS.has((words[0] ?? '').toLowerCase())
  const isFood = !isExplanation && !isModifier(words.at(-1) ?? '') && /^\p{L}/u.test(part)
  return words.length <= 3 && isFood && !/ (?:or|oder) /u.test(part)
}

/** Spices that a kitchen has even where the catalogue does not know their kind. */
const SPICE = /(?:pfeffer|pepper|paprika)$/iu

/** What is known of a part of a line. */
function partOf(text: string, words: FoodWords) {
  const read = readFoodOf(text, words)
  return { text, read, isKnown: read.food !== undefined, hasAmount: read.amount !== undefined }
}

/** The foods of a line that names several with one amount: "je 1 Prise Salz und Zucker". */
function sharing(text: string, words: FoodWords): string[] {
  const line = eachFirst(text, words)
  const bare = line.replace(EACH_BEFORE, '')
  const measure = measureAtStart(bare, words)
  if (!measure) return []
  const said = bare.slice(0, measure.end).trim()
  const rest = bare.slice(measure.end).replace(/^: ?/u, '').trim()
  const foods = rest.replace(EACH_BEHIND, '')
  const isPinch = measure.unit === 'pinch' || measure.unit === 'dash'
  const isSaid = bare !== line || foods !== rest
  const parts = partsOf(foods.replace(/^(?:of|von) /iu, ''))
  if (!(isSaid || isPinch) || parts.length < 2) return []
  const read = parts.map((part) => partOf(part, words))
  const isSure =
    read.some(({ isKnown }) => isKnown) &&
    read.every(
      ({ isKnown, hasAmount, text: part }) => !hasAmount && (isKnown || (isSaid && isName(part))),
    )
  return isSure ? parts.map((part) => `${said} ${part}`) : []
}

function partsOf(text: string): string[] {
  return text.split(BETWEEN).map((part) => part.trim())
}

/**
 * Takes a line apart that names several foods: "salt, pepper and oil", "250 g flour, 1 egg". One food, or
 * a line of which nobody can say where a food ends, stays one line.
 */
export function foodsOfLine(text: string, words: FoodWords): string[] {
  const one = [text]
  const line = cleanLine(text)
  if (line.length > LENGTH_MAX || headingOf(line, words) !== undefined) return one
  const { rest, notes } = withoutBrackets(line)
  const parts = partsOf(rest.trim())
  if (notes.length > 0 || parts.length < 2 || parts.length > FOODS_MAX || parts.includes(''))
    return one
  const shared = sharing(rest.trim(), words)
  if (shared.length > 0) return shared
  const read = parts.map((part) => partOf(part, words))
  const known = read.filter(({ isKnown }) => isKnown)
  const isOnce = new Set(known.map(({ read: { food } }) => food)).size === known.length
  const spices = read.filter(({ isKnown, text: part }) => !isKnown && SPICE.test(part))
  if (!isOnce || !read[0]?.isKnown || known.length + spices.length < 2) return one
  if (read.every(({ isKnown, hasAmount }) => isKnown && hasAmount)) return parts
  // "2 EL Olivenöl, Salz, Pfeffer": the amount is that of the first.
  const isFirstOnly = read.every(
    ({ isKnown, hasAmount }, at) => isKnown && (at === 0 || !hasAmount),
  )
  const isListed = isFirstOnly && /^[^,]+,/u.test(rest) && !/ (?:und|and|or|oder|&) /u.test(rest)
  if (read.some(({ hasAmount }) => hasAmount)) return isListed ? parts : one
  const isSure = read.every(({ isKnown, text: part }) => isKnown || isName(part))
  return isSure ? parts : one
}
