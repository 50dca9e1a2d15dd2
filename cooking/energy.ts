/** Kilocalories of a kilojoule. */
const KCAL_OF_KJ = 1 / 4.184
const NUMBER = String.raw`\d{1,9}(?:[.,'’ \u00a0\u202f]\d{1,9}){0,3}`
const KCAL = String.raw`(?:kilo)?(?:calories|calorie|kalorien|cals?)|kcals?`
const KJ = String.raw`kilojoules?|kj`
/** A number, and what is said of it before or behind. */
const behind = (unit: string) =>
  new RegExp(String.raw`(${NUMBER})[ \u00a0]?(?:${unit})(?!\p{L})`, 'iu')
const before = (unit: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${unit})(?!\p{L})[\s\u00a0:=]{0,3}(${NUMBER})(?!\d|[ ]?\p{L})`,
    'iu',
  )
const PATTERNS = [
  { pattern: behind(KCAL), factor: 1 },
  { pattern: before(KCAL), factor: 1 },
  { pattern: behind(KJ), factor: KCAL_OF_KJ },
  { pattern: before(KJ), factor: KCAL_OF_KJ },
  { pattern: new RegExp(`(${NUMBER})`, 'u'), factor: 1 },
] as const
/** Characters that are read. */
const READ_MAX = 100

/** A number in which three digits behind a mark are thousands: "1,234", "1.234", "1 234". */
function valueOf(digits: string): number {
  const groups = digits.split(/[.,'’ \u00a0\u202f]/u)
  const [first = '', ...rest] = groups
  const isThousands =
    first !== '0' && first.length <= 3 && rest.every((group) => group.length === 3)
  if (rest.length === 0 || isThousands) return Number(groups.join(''))
  const isDecimal = rest.length === 1 && /[.,]/u.test(digits)
  if (isDecimal) return Number(groups.join('.'))
  // "1,234.5": the last mark is the decimal one.
  const last = rest.pop() ?? ''
  return Number(`${[first, ...rest].join('')}.${last}`)
}

/**
 * Kilocalories as a source writes them: "510 kcal", "1,234 calories", "2134 kJ (510 kcal)", 510. Of
 * both units kilocalories count; a bare number is kilocalories. Undefined where there is none.
 */
export function kcalOf(value: string | number): number | undefined {
  const text = String(value).slice(0, READ_MAX)
  for (const { pattern, factor } of PATTERNS) {
    const digits = pattern.exec(text)?.[1]
    if (digits !== undefined) return valueOf(digits) * factor
  }
  return undefined
}
