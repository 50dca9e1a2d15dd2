import type { UnitKey } from '#contract/units.ts'
import type { FoodWords } from '../food-words.ts'
import { isAmount } from '../numbers/numbers.ts'
import { tokensOf } from '../numbers/tokens.ts'
import { measureAtStart } from './measure.ts'

/** An amount behind a food, and the words before it. */
interface MeasureBehind {
  readonly amount: number
  readonly maxAmount?: number
  readonly unit?: UnitKey
  readonly rest: string
}

/** How often, behind a food: "x2", "2x", "4 Stück". */
const TIMES = / (?:[x×] ?(\d{1,5})|(\d{1,5})[x×]|(\d{1,5}) (?:stück|stk|st|pcs|pieces)\.?)$/iu
/** A text without the signs between a food and its amount: "Mehl – 200 g". */
function withoutSigns(text: string): string {
  let end = text.length
  while (end > 0 && ' :=–—-'.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}

/** Tokens that an amount behind a food takes at most. */
const BEHIND_MAX = 5

/**
 * Reads an amount behind a food: "Tomaten 500 g", "Brot x2". A bare number may belong to a name, such as
 * "Mehl 405", and is none.
 */
export function measureAtEnd(text: string, known: FoodWords): MeasureBehind | undefined {
  const tokens = tokensOf(text)
  const times = TIMES.exec(text)
  const many = Number(times?.[1] ?? times?.[2] ?? times?.[3])
  if (times && times.index > 0 && isAmount(many))
    return {
      amount: many,
      ...(times[3] && { unit: 'piece' as const }),
      rest: text.slice(0, times.index).trim(),
    }
  for (let at = Math.max(1, tokens.length - BEHIND_MAX); at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || Number.isNaN(token.value) || !token.isSpaced) continue
    const said = text.slice(token.index)
    const measure = measureAtStart(said, known)
    if (!measure?.unit || measure.end < said.length || measure.notes.length > 0) continue
    const rest = withoutSigns(text.slice(0, token.index))
    const { amount, maxAmount, unit } = measure
    const range = maxAmount === undefined ? {} : { maxAmount }
    return amount === undefined ? undefined : { amount, ...range, unit, rest }
  }
  return undefined
}
