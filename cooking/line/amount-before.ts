import type { FoodWords } from '../food-words.ts'
import { tokensOf } from '../numbers/tokens.ts'
import { measureAtStart, type Measure } from './measure.ts'
import { GRAMS, MILLILITRES } from './units.ts'

/** An amount at the end of a text, and the text before it. */
export interface AmountBefore {
  readonly before: string
  readonly measure: Omit<Measure, 'end'> & { readonly amount: number }
}

/** Characters in which an amount is looked for. */
const LENGTH_MAX = 40
/** What joins an amount with its food: "200 g of the". */
const JOINT = / (?:of the|of|the|von|vom|der|des|den) $/u

/** The amount that stands at the end of a text, before a food: "Mix 200 g". */
export function amountBefore(text: string, known: FoodWords): AmountBefore | undefined {
  const plain = text.replaceAll('\u00a0', ' ')
  const joint = JOINT.exec(plain)?.index
  const end = joint ?? (plain.endsWith(' ') ? plain.length - 1 : -1)
  if (end < 0) return undefined
  const from = Math.max(0, end - LENGTH_MAX)
  const near = plain.slice(from, end)
  for (const token of tokensOf(near)) {
    const isNumber = !Number.isNaN(token.value) && (token.isSpaced || token.index === 0)
    if (!isNumber || (token.index === 0 && from > 0)) continue
    const said = near.slice(token.index)
    // The food follows: "3 cloves" are no spice.
    const measure = measureAtStart(`${said} y`, known)
    if (measure?.amount === undefined || measure.end < said.length) continue
    if (measure.notes.length > 0) return undefined
    return {
      before: text.slice(0, from + token.index),
      measure: { ...measure, amount: measure.amount },
    }
  }
  return undefined
}

/** An amount with its unit. */
interface Amount {
  readonly amount: number
  readonly unit?: Measure['unit']
}

/**
 * Which share of an amount another one is: 1 where they are the same, in whichever units. Undefined where
 * they cannot be compared.
 */
export function shareOf(part: Amount, whole: Amount): number | undefined {
  if (part.unit === whole.unit) return part.amount / whole.amount
  for (const sizes of [GRAMS, MILLILITRES]) {
    const [one, all] = [part, whole].map(({ unit }) => (unit ? sizes[unit] : undefined))
    if (one !== undefined && all !== undefined) return (part.amount * one) / (whole.amount * all)
  }
  return undefined
}
