import { numberOfWord } from './numbers/number-words.ts'

/** What a recipe makes. */
export interface RecipeYield {
  /** Servings, or pieces of what it makes; 1 to 999. */
  readonly servings: number
  /** What it makes: "cookies"; undefined for servings. */
  readonly of?: string
}

const SERVINGS =
  'servings?|serves|portion(?:s|en)?|port\\.?|people|ppl|persons?|personen|pers\\.?|pax|guests?|gästen?|adults?|leuten?|essern?|eaters|diners'
const IS_SERVINGS = new RegExp(`(?:^|\\s)(?:${SERVINGS})$|^(?:${SERVINGS})(?!\\p{L})`, 'iu')
/** Units of what is measured and not counted, and of what a tin measures. */
const MEASURE =
  '(?:cm|mm|inch(?:es)?|zoll|in\\.|["″”]|lit(?:er|re)s?|ml|l|cl|dl|qt|quarts?|pints?|gallons?|cups?|tassen?|oz|ounces?|fl\\.?|lbs?|pounds?|g|gr|gramm|grams?|kg|pfund|%|minutes?|minuten?|min|std|h|hours?|stunden?)'
const MEASURED = new RegExp(`^[\\s\\u00a0]?-?[\\s\\u00a0]?${MEASURE}(?![\\p{L}])`, 'iu')
/** A number, in digits or as a word. */
const COUNT =
  /(?<![\p{L}\d.,/])(?:(\d{1,4})(?:[.,]0{1,2}(?!\d))?(?![\d½¼¾⅓⅔]|[.,/]\d|\s\d\/|er(?!\p{L})|\s?[x×]\s?\d{1,3}(?!\d|\s?(?:g|kg|ml|l|oz)(?!\p{L})))|(\p{L}+))/giu
const RANGE =
  /^[\s\u00a0]?(?:[-–—]|to|or|bis|oder)[\s\u00a0]?(?:\d{1,4}|(\p{L}+))(?!\d|\p{L}|[ -]?(?:inch|cm|zoll))/iu
const DOZEN = /^[\s\u00a0](?:dozen|dutzend)(?!\p{L})/iu
const ARTICLE = /^(?:an?|eine[nmr]?)$/iu
/** Characters that are read. */
const READ_MAX = 200

function countOf(digits: string | undefined, word: string | undefined): number {
  if (digits !== undefined) return Number(digits)
  const small = word?.toLowerCase() ?? ''
  return numberOfWord(small) ?? (ARTICLE.test(small) ? 1 : Number.NaN)
}

/** The place behind the other end of a range. */
function behindRange(rest: string): string {
  const range = RANGE.exec(rest)
  if (!range) return rest
  const [whole, word] = range
  return word !== undefined && numberOfWord(word.toLowerCase()) === undefined
    ? rest
    : rest.slice(whole.length)
}

/**
 * What a recipe makes: 4 servings of "Serves 4 to 6", 24 cookies of "2 dozen cookies". What is
 * measured and not counted is left out: "a 20 cm cake", "1.5 litres". Undefined where nothing is counted.
 */
export function yieldIn(text: string): RecipeYield | undefined {
  const read = text.slice(0, READ_MAX)
  for (const { 0: match, 1: digits, 2: word, index } of read.matchAll(COUNT)) {
    const count = countOf(digits, word)
    if (!(Number.isInteger(count) && count >= 1 && count <= 999)) continue
    const rest = behindRange(read.slice(index + match.length))
    if (MEASURED.test(rest)) continue
    const dozen = DOZEN.exec(rest)
    const behind = (dozen ? rest.slice(dozen[0].length) : rest).trim()
    const of =
      (/^[x×]\s/iu.test(behind) ? '' : behind).split(/[.,;:|()/]|\s[–-]\s/u)[0]?.trim() ?? ''
    const saysNothing = /^(?:pers|port)$|^(?:as|als|with|mit|for|für|per|pro|or|oder)\s/iu.test(of)
    // An article counts dozens, and nothing else: "serves a crowd".
    if (ARTICLE.test(word ?? '') && !dozen) continue
    const half = dozen && /half\s(?:a\s)?$|halbes\s$|1\/2\s$|½\s$/iu.test(read.slice(0, index))
    const factor = dozen ? (half ? 6 : 12) : 1
    const servings = count * factor
    if (servings > 999) continue
    return { servings, ...(of !== '' && !saysNothing && !IS_SERVINGS.test(of) && { of }) }
  }
  return undefined
}
