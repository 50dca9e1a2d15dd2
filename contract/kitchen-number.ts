import type { Language } from './languages.ts'

/** A number as a cook reads it: a whole number with or without a fraction, or a decimal. */
export interface KitchenNumber {
  /** Value of the written number. */
  readonly value: number
  /** ¼ ⅓ ½ ⅔ ¾, or nothing. */
  readonly fraction: string
}

/** How far a shown amount may be from the true one, as a share of the true one (D-46). */
const AMOUNT_TOLERANCE = 0.1

const FRACTIONS = [
  { value: 1 / 4, fraction: '¼' },
  { value: 1 / 3, fraction: '⅓' },
  { value: 1 / 2, fraction: '½' },
  { value: 2 / 3, fraction: '⅔' },
  { value: 3 / 4, fraction: '¾' },
]

const FORMATS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20, useGrouping: 'min2' }),
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 20, useGrouping: 'min2' }),
}

function isClose(shown: number, amount: number): boolean {
  return Math.abs(shown - amount) <= AMOUNT_TOLERANCE * amount * (1 + 1e-9)
}

/**
 * Rounds an amount above 0 to what a cook can measure: a whole number where that changes it by at
 * most 10 %, else the nearest kitchen fraction within 10 %, else as few decimals as stay within
 * 10 %. Never 0 (D-46).
 */
export function kitchenNumber(amount: number): KitchenNumber {
  const whole = Math.round(amount)
  if (isClose(whole, amount)) return { value: whole, fraction: '' }
  const [nearest] = FRACTIONS.map(({ value, fraction }) => ({
    value: Math.floor(amount) + value,
    fraction,
  })).sort((a, b) => Math.abs(a.value - amount) - Math.abs(b.value - amount))
  if (nearest && isClose(nearest.value, amount)) return nearest
  const oneDigit = Number(amount.toPrecision(1))
  const value = isClose(oneDigit, amount) ? oneDigit : Number(amount.toPrecision(2))
  return { value, fraction: '' }
}

/** Writes a kitchen number in a language: "1½", "0.4" or "0,4". */
export function writeNumber({ value, fraction }: KitchenNumber, language: Language): string {
  if (!fraction) return FORMATS[language].format(value)
  const whole = Math.floor(value)
  return (whole > 0 ? FORMATS[language].format(whole) : '') + fraction
}

/** Reads what {@link writeNumber} wrote, and what authors write in their texts. */
export function readNumber(text: string, language: Language): number {
  const fraction = FRACTIONS.find((known) => text.endsWith(known.fraction))
  const whole = fraction ? text.slice(0, -1) : text
  const plain =
    language === 'de' ? whole.replaceAll('.', '').replace(',', '.') : whole.replaceAll(',', '')
  return Number(plain) + (fraction?.value ?? 0)
}
