import { textOf, type Json } from './json-value.ts'

/** What a program keeps of an ingredient, apart. */
export interface IngredientParts {
  readonly amount?: Json
  readonly unit?: Json
  readonly food?: Json
  readonly note?: Json
}

/** A line as a cook writes it: "200 g flour, sifted". */
export function ingredientText({ amount, unit, food, note }: IngredientParts): string {
  const number = Number(textOf(amount) ?? Number.NaN)
  const digits = number > 0 ? String(Number(number.toFixed(3))) : undefined
  const name = textOf(food)
  const words = [digits, digits === undefined ? undefined : textOf(unit), name ?? textOf(note)]
  const line = words.filter((word) => word !== undefined).join(' ')
  const after = name === undefined ? undefined : textOf(note)
  return after === undefined ? line : `${line}, ${after}`
}
