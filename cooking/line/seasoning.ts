import type { Id } from '#contract/common.ts'
import type { UnitKey } from '#contract/units.ts'
import type { FoodWords } from '../food-words.ts'
import { foodOf, type LineFood } from './food.ts'
import type { Measure } from './measure.ts'

/** Units in which spices are measured. */
const SPOONS: ReadonlySet<UnitKey | undefined> = new Set([
  'teaSpoon',
  'tableSpoon',
  'pinch',
  'price',
  'dash',
])
/** Words of a spice, whatever its amount. */
const SPICY =
  /edels(?:ü|ue)ss?|edelsüß|rosenscharf|scharf|geräuchert|gemahlen|smoked|ground|hot|to taste|pulver|powder|nach geschmack/iu
const SMOKED = /geräuchert|smoked/iu
/** Peppers that are a spice of their own. */
const OTHER_PEPPER = /(?:^|\s)(?:white|pink|long|wei(?:ß|ss)\p{L}*|rosa|bunte\p{L}*|lange\p{L}*)$/iu
const VEGETABLE = /(?:^|\s)(?:red|green|yellow|orange|bell|sweet)$/iu

const unknown = ({ name, before, after }: LineFood, words: string): LineFood => ({
  name: words,
  before: before.slice(0, Math.max(0, before.length - (words.length - name.length))).trim(),
  after,
})

/** The kind of pepper of which a sort stands before it: "white pepper". */
function sortOfPepper(found: LineFood, known: FoodWords): LineFood | undefined {
  const sort = OTHER_PEPPER.exec(found.before)?.[0].trim()
  if (sort === undefined || !/^(?:peppers?|pfeffer|peppercorns)$/iu.test(found.name))
    return undefined
  const words = `${sort} ${found.name}`
  return named(unknown(found, words), foodOf(words, known))
}

const named = (found: LineFood, food: Id | undefined): LineFood =>
  food === undefined ? found : { ...found, food }

/**
 * Tells spices from vegetables of the same name: "1 tsp pepper" and "pepper" are pepper, "2 peppers" are
 * vegetables; "1 TL Paprika, edelsüß" is a spice.
 *
 * @param notes what else the line says
 */
export function asSeasoning(
  found: LineFood,
  measure: Pick<Measure, 'amount' | 'unit' | 'isLoose'> | undefined,
  notes: readonly string[],
  known: FoodWords,
): LineFood {
  const sorted = sortOfPepper(found, known)
  if (sorted) return sorted
  const said = [found.before, found.after, ...notes].join(' ')
  const isSpoon = SPOONS.has(measure?.unit) || measure?.isLoose === true
  const isOpen = measure?.amount === undefined
  if (/^(?:(?:red|green|yellow|orange|sweet) )?pepper$/iu.test(found.name)) {
    const isVegetable = VEGETABLE.test(found.before) || found.name.includes(' ')
    if (/^flakes\b/iu.test(found.after)) return flakes(found, known)
    // A red pepper in spoons is no vegetable, and nobody knows which spice it is.
    if (isVegetable && isSpoon) return unknown(found, found.name)
    const isSpice = !isVegetable && (isSpoon || isOpen || SPICY.test(said))
    return isSpice ? named(found, foodOf('black pepper', known)) : found
  }
  if (!/^paprika$/iu.test(found.name)) return found
  if (!isSpoon && !isOpen && !SPICY.test(said)) return found
  const { name, before, after } = found
  const smoked = SMOKED.test(said) ? foodOf('smoked paprika', known) : undefined
  return named({ name, before, after }, smoked)
}

/** "Pepper flakes" are chillies. */
function flakes(found: LineFood, known: FoodWords): LineFood {
  const name = `${found.name} flakes`
  const food = foodOf(name, known) ?? foodOf('red pepper flakes', known)
  const after = found.after.replace(/^flakes ?/iu, '')
  return named({ name, before: found.before, after }, food)
}
