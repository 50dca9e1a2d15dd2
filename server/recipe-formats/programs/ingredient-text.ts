import { DRAFT_LINE_MAX } from '#contract/own-recipes/limits.ts'
import { textOf, type Json } from '../json-value.ts'

/** Characters of a part: more than a line may have. */
const PART_MAX = 2 * DRAFT_LINE_MAX

/** What a program keeps of an ingredient, apart. */
export interface IngredientParts {
  readonly amount?: Json
  readonly unit?: Json
  readonly food?: Json
  readonly note?: Json
}

/** A part of a line. Many lines may name one food, so that its length counts for each of them. */
const shortText = (value: Json) => textOf(value)?.slice(0, PART_MAX)

/** A line as a cook writes it: "200 g flour, sifted". */
export function ingredientText({ amount, unit, food, note }: IngredientParts): string {
  const number = Number(textOf(amount) ?? Number.NaN)
  const digits = number > 0 ? String(Number(number.toFixed(3))) : undefined
  const name = shortText(food)
  const words = [
    digits,
    digits === undefined ? undefined : shortText(unit),
    name ?? shortText(note),
  ]
  const line = words.filter((word) => word !== undefined).join(' ')
  const after = name === undefined ? undefined : shortText(note)
  return after === undefined ? line : `${line}, ${after}`
}
