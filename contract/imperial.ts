import { kitchenNumber, writeNumber } from './kitchen-number.ts'
import type { Language } from './languages.ts'
import { IMPERIAL_WORDS, type ImperialUnit } from './unit-words.ts'
import type { UnitKey } from './units.ts'

/** Grams, millilitres or millimetres in one of a metric unit. */
const METRIC: Partial<Record<UnitKey, { kind: 'mass' | 'volume' | 'length'; base: number }>> = {
  mg: { kind: 'mass', base: 0.001 },
  g: { kind: 'mass', base: 1 },
  kg: { kind: 'mass', base: 1000 },
  ml: { kind: 'volume', base: 1 },
  cl: { kind: 'volume', base: 10 },
  dl: { kind: 'volume', base: 100 },
  l: { kind: 'volume', base: 1000 },
  millimeter: { kind: 'length', base: 1 },
}

/** Imperial (US) units, largest first, by how many grams, millilitres or millimetres they hold. */
const IMPERIAL: Record<'mass' | 'volume' | 'length', { unit: ImperialUnit; base: number }[]> = {
  mass: [
    { unit: 'lb', base: 453.592_37 },
    { unit: 'oz', base: 28.349_523_125 },
  ],
  volume: [
    { unit: 'quart', base: 946.352_946 },
    { unit: 'fluidOunce', base: 29.573_529_562_5 },
  ],
  length: [{ unit: 'inch', base: 25.4 }],
}

/**
 * The approximate imperial value of a metric amount above 0, "≈ 7 oz", in the largest unit it fills;
 * null for a unit that is neither mass, volume nor length (D-46).
 */
export function imperialValue(amount: number, unit: UnitKey, language: Language): string | null {
  const metric = METRIC[unit]
  if (!metric) return null
  const total = amount * metric.base
  const units = IMPERIAL[metric.kind]
  const chosen = units.find(({ base }) => total >= base) ?? units.at(-1)
  if (!chosen) return null
  const number = writeNumber(kitchenNumber(total / chosen.base), language)
  return `≈\u00a0${number}\u00a0${IMPERIAL_WORDS[language][chosen.unit]}`
}
