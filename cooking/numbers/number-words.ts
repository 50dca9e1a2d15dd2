const ONES = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
} as const satisfies Record<string, number>
const TEENS: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  eins: 1,
  zwo: 2,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  hundert: 100,
  hundred: 100,
}
/** Tens of English, behind which another word may stand. */
const ENGLISH_TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const GERMAN_TENS: Readonly<Record<string, number>> = {
  zwanzig: 20,
  dreißig: 30,
  dreissig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
}
const SMALL: Readonly<Record<string, number>> = ONES
const GERMAN_ONES = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun'
const GERMAN_SUM = new RegExp(`^(${GERMAN_ONES})und(${Object.keys(GERMAN_TENS).join('|')})$`, 'u')
const GERMAN_MIXED = new RegExp(
  `^(${GERMAN_ONES}|)(?:und)?(einhalb|einviertel|dreiviertel)(?:e[nrs]?)?$`,
  'u',
)
const PARTS: Readonly<Record<string, number>> = {
  einhalb: 0.5,
  einviertel: 0.25,
  dreiviertel: 0.75,
}

/** The number of tens that an English word says: 20 for "twenty". */
export const tensOfWord = (word: string): number | undefined =>
  Object.hasOwn(ENGLISH_TENS, word) ? ENGLISH_TENS[word] : undefined

/** The number from 1 to 9 that a word says. */
export const onesOfWord = (word: string): number | undefined =>
  Object.hasOwn(SMALL, word) ? SMALL[word] : undefined

/**
 * The number that one word of English or German says: "twelve", "fünfundzwanzig", "anderthalb",
 * "zweieinhalb". Articles are no numbers.
 *
 * @param word in lower case
 */
export function numberOfWord(word: string): number | undefined {
  for (const words of [SMALL, TEENS, ENGLISH_TENS, GERMAN_TENS])
    if (Object.hasOwn(words, word)) return words[word]
  if (/^anderthalb(?:e[nrs]?)?$/u.test(word)) return 1.5
  const hundreds = /^(?:ein)?hundert(?:und)?(?=\p{L})/u.exec(word)?.[0]
  if (hundreds !== undefined) {
    const rest = numberOfWord(word.slice(hundreds.length))
    return rest !== undefined && rest < 100 ? 100 + rest : undefined
  }
  const [, ones, tens] = GERMAN_SUM.exec(word) ?? []
  if (ones !== undefined && tens !== undefined) return (SMALL[ones] ?? 0) + (GERMAN_TENS[tens] ?? 0)
  const [, whole, part] = GERMAN_MIXED.exec(word) ?? []
  if (whole !== undefined && part !== undefined) return (SMALL[whole] ?? 0) + (PARTS[part] ?? 0)
  return undefined
}
