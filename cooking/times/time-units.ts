/** Seconds of a minute, an hour and a day. */
export const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400] as const

/** A word for a unit of time. */
export interface TimeUnit {
  readonly seconds: number
  /** Whether a full stop may follow that ends no sentence. */
  readonly isShort: boolean
  /** Whether it is said without a number: "Viertelstunde". */
  readonly isWhole: boolean
}

const WORDS: readonly (readonly [seconds: number, words: string, short: string, whole?: string])[] =
  [
    [1, 'second seconds sekunde sekunden', 'sec secs sek'],
    [MINUTE, 'minute minutes minuten minütchen', 'min mins'],
    [HOUR, 'hour hours stunde stunden stündchen', 'hr hrs std stdn'],
    [HOUR / 4, '', '', 'viertelstunde viertelstunden viertelstündchen'],
    [HOUR / 2, '', '', 'halbestunde halbstunde'],
    [(3 * HOUR) / 4, '', '', 'dreiviertelstunde dreiviertelstunden'],
    [DAY, 'day days tag tage tagen', ''],
    [7 * DAY, 'week weeks woche wochen', 'wk wks'],
  ]
const UNITS = new Map<string, TimeUnit>(
  WORDS.flatMap(([seconds, words, short, whole = '']) =>
    [words, short, whole].flatMap((list, index) =>
      list
        .split(' ')
        .map((word) => [word, { seconds, isShort: index === 1, isWhole: index === 2 }] as const),
    ),
  ),
)
UNITS.delete('')
/** Letters that are units behind digits alone. */
const LETTERS: Readonly<Record<string, number>> = { s: 1, h: HOUR }
/** Letters and signs that are units where only times are expected. */
const FACT_LETTERS: Readonly<Record<string, number>> = {
  m: MINUTE,
  d: DAY,
  "'": MINUTE,
  '′': MINUTE,
}

/**
 * The unit that a word names.
 *
 * @param word in lower case
 * @param isBehindDigits whether a number in digits stands before it
 * @param isFact whether the text is known to be a time, so that "m" are minutes
 */
export function timeUnitOf(
  word: string,
  isBehindDigits: boolean,
  isFact: boolean,
): TimeUnit | undefined {
  const known = UNITS.get(word)
  if (known || !isBehindDigits) return known
  const seconds = Object.hasOwn(LETTERS, word)
    ? LETTERS[word]
    : isFact && Object.hasOwn(FACT_LETTERS, word)
      ? FACT_LETTERS[word]
      : undefined
  return seconds === undefined ? undefined : { seconds, isShort: true, isWhole: false }
}
