import { type Language, LOCALES } from '#contract/languages.ts'

/** A number as a cook reads it: a whole number with or without a fraction, or a decimal. */
export interface KitchenNumber {
  /** Value of the written number. */
  readonly value: number
  /** ¼ ⅓ ½ ⅔ ¾, as somebody wrote it ⅛ ⅜ ⅝ ⅞ too, or nothing. */
  readonly fraction: string
}

/** How far a shown amount may be from the true one, as a share of the true one. */
const AMOUNT_TOLERANCE = 0.1

const FRACTIONS = [
  { value: 1 / 4, fraction: '¼' },
  { value: 1 / 3, fraction: '⅓' },
  { value: 1 / 2, fraction: '½' },
  { value: 2 / 3, fraction: '⅔' },
  { value: 3 / 4, fraction: '¾' },
]

/** Fractions that people write beside those to which an amount is rounded. */
const EIGHTHS = [
  { value: 1 / 8, fraction: '⅛' },
  { value: 3 / 8, fraction: '⅜' },
  { value: 5 / 8, fraction: '⅝' },
  { value: 7 / 8, fraction: '⅞' },
]
const WRITTEN_FRACTIONS = [...FRACTIONS, ...EIGHTHS]
/** How far a written decimal may be from its fraction: 0.33 is a third. */
const WRITTEN_TOLERANCE = 0.004

const FORMATS: Record<Language, Intl.NumberFormat> = {
  en: formatOf('en'),
  de: formatOf('de'),
}

function formatOf(language: Language): Intl.NumberFormat {
  const options = { maximumFractionDigits: 20, useGrouping: 'min2' } as const
  return new Intl.NumberFormat(LOCALES[language], options)
}

/** The signs of numbers in each language. */
const SIGNS: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  de: { decimal: ',', thousands: '.' },
}

/** A number with a decimal point, in the notation of a language. */
export function withDecimalSign(number: string, language: Language): string {
  return number.replaceAll('.', SIGNS[language].decimal)
}

function isClose(shown: number, amount: number): boolean {
  return Math.abs(shown - amount) <= AMOUNT_TOLERANCE * amount * (1 + 1e-9)
}

/**
 * Rounds an amount above 0 to what a cook can measure: a whole number where that changes it by at
 * most 10 %, else the nearest kitchen fraction within 10 %, else as few decimals as stay within
 * 10 %. Never 0.
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

/** An amount above 0 as somebody wrote it: with a fraction of a kitchen, or up to three decimals. */
export function writtenNumber(amount: number): KitchenNumber {
  const value = Math.round(amount * 1000) / 1000 || amount
  const whole = Math.floor(value)
  const known = WRITTEN_FRACTIONS.find(
    (fraction) => Math.abs(value - whole - fraction.value) <= WRITTEN_TOLERANCE,
  )
  if (known) return { value: whole + known.value, fraction: known.fraction }
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
  const fraction = WRITTEN_FRACTIONS.find((known) => text.endsWith(known.fraction))
  const whole = fraction ? text.slice(0, -1) : text
  const { decimal, thousands } = SIGNS[language]
  return Number(whole.replaceAll(thousands, '').replace(decimal, '.')) + (fraction?.value ?? 0)
}
