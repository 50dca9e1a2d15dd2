import { toMillionth } from './millionth.ts'
import type { ImperialUnits } from './imperial-units.ts'
import { kitchenNumber, writeNumber, writtenNumber } from './kitchen-number.ts'
import type { Language } from '#contract/languages.ts'
import { UNIT_WORDS } from './unit-words.ts'
import { unitKey, type UnitCode, type UnitKey } from '#contract/units.ts'

/** An amount as a screen shows it. */
export interface ShownAmount {
  /** "200", "1½", "0.4" or "0,4". */
  readonly number: string
  /** "g", "cloves", "pcs"; empty for a unit code that the contract does not know. */
  readonly unit: string
  /** "≈ 7 oz" where the imperial system is chosen and the unit is metric, else null. */
  readonly imperial: string | null
  /** All of it, joined by spaces that do not break: "200 g (≈ 7 oz)". */
  readonly text: string
  /** Whether a counted ingredient takes its plural: "1½ onions", but "½ onion". */
  readonly isPlural: boolean
}

/** How an amount is written. */
export interface AmountOptions {
  /** People above 0; a whole number unless the recipe is scaled by what somebody has. */
  readonly persons: number
  /** People that the amount was written for: for these it is shown as it was written. */
  readonly servings?: number | undefined
  readonly language: Language
  /** Adds an imperial value in brackets; undefined writes metric units alone. */
  readonly imperial?: ImperialUnits | undefined
  /** Weight of a millilitre of the ingredient, where it is known. */
  readonly gramsPerMl?: number | undefined
}

/** The next larger unit, and the amount from which it is used. */
const LARGER: Partial<Record<UnitKey, { unit: UnitKey; from: number }>> = {
  mg: { unit: 'g', from: 1000 },
  g: { unit: 'kg', from: 1000 },
  ml: { unit: 'l', from: 1000 },
  cl: { unit: 'l', from: 100 },
  dl: { unit: 'l', from: 10 },
}

/**
 * The amount for `persons` people from the amount for one, free of floating point noise (to the
 * millionth). Null, 0 and less mean "no amount" and give null.
 */
export function scaleAmount(perPerson: number | null, persons: number): number | null {
  if (perPerson === null || perPerson <= 0) return null
  return toMillionth(perPerson * persons)
}

function inLargestUnit(amount: number, unit: UnitKey): { amount: number; unit: UnitKey } {
  const larger = LARGER[unit]
  if (!larger || Math.round(amount) < larger.from) return { amount, unit }
  return inLargestUnit(amount / larger.from, larger.unit)
}

/**
 * Writes an amount for a number of people: at most 10 % from the true amount, never
 * 0, in the larger unit from 1000 on. For the people that it was written for it is not rounded. Null where there is no amount: only the name is shown then.
 */
export function showAmount(
  perPerson: number | null,
  unitCode: UnitCode,
  { persons, servings, language, imperial: units, gramsPerMl }: AmountOptions,
): ShownAmount | null {
  const total = scaleAmount(perPerson, persons)
  if (total === null) return null
  const key = unitKey(unitCode)
  const { amount, unit } = key ? inLargestUnit(total, key) : { amount: total, unit: undefined }
  const rounded = persons === servings ? writtenNumber(amount) : kitchenNumber(amount)
  const isPlural = rounded.value > 1
  const words = unit && UNIT_WORDS[language][unit]
  const number = writeNumber(rounded, language)
  const unitText = words ? words[isPlural ? 'other' : 'one'] : ''
  const imperial = (unit && units?.valueOf(amount, unit, { language, gramsPerMl })) ?? null
  const text = [number, unitText, imperial && `(${imperial})`].filter(Boolean).join('\u00a0')
  return { number, unit: unitText, imperial, text, isPlural }
}
