import { FRACTION_SIGNS } from '../numbers/fraction-signs.ts'
import { DurationReader } from './duration-reader.ts'
import { timeTokens, type TimeToken } from './time-tokens.ts'
import { DAY } from './time-units.ts'

/** A duration that a text states, in seconds. */
export interface TextDuration {
  /** The earlier end of a range. */
  readonly min: number
  /** The later end; the same as `min` where there is no range. */
  readonly max: number
  /** As the text has it: "5 to 7 minutes". */
  readonly words: string
  /** Where the words begin in the text, in UTF-16 units. */
  readonly index: number
}

/** How a text is read. */
export interface DurationOptions {
  /** Whether the text is known to be a time: "1h 30", "90 m" and days count. */
  readonly isFact?: boolean
}

/** Words before and after a duration that is not a wait: an interval, an age, a limit, a comparison. */
const NO_WAIT_BEFORE =
  /(?<!\p{L})(?:every|each|once|twice|times|within|in\sunder|in\sunter|alle|jede[nr]?|innerhalb(?:\svon)?|vor|last|final|letzte[nr]?|nur|intervals\sof|(?:abstand|abständen|takt)\svon)\s(?:etwa\s|ca\.\s|about\s)?$/iu
const NO_WAIT_AFTER =
  /^\.?\s(?:less|more or less|ago|earlier|old|later|longer|weniger|mehr oder weniger|kürzer|länger|vorher|früher|später|alt|intervals?|increments|bursts|pulses|takt|abständen?|rhythmus)(?!\p{L})/iu
/** What a time is stated for that grows with it: a weight, a thickness. */
const SIZE = String.raw`(?:\d{1,5}(?:[.,]\d{1,3})?|[${FRACTION_SIGNS}]|half a|an?|eine?[mnr]?|halbe[mns]?|angefangene[ns]?)?\s?(?:kg|g|gr|gramm|kilos?|kilogramm|kilograms?|grams?|pfund|pounds?|lbs?|oz|ounces?|inch(?:es)?|cm|zentimeter|zoll)`
const RATE = String.raw`(?:per|pro|je|(?:for\s)?(?:each|every)|für\sje(?:weils|de[ns]?)?)\s(?:weitere[ns]?\s)?${SIZE}`
const RATE_AFTER = new RegExp(String.raw`^\.?\s${RATE}(?!\p{L})`, 'iu')
const RATE_BEFORE = new RegExp(
  String.raw`(?<!\p{L})${RATE}(?:\s(?:(?:of\s)?\p{L}{1,15}))?(?:\s(?:etwa|ca\.|about|rechnet man|rechnen|allow|cook|roast))?[,:]?\s$`,
  'iu',
)
/** What joins a time that is added to one that grows with a weight. */
const ADDED = /\+|(?<!\p{L})(?:plus|zuzüglich|zzgl|extra|zusätzlich|add)(?!\p{L})/iu
/** What ends the sentence of a time that grows with a weight. */
const SENTENCE_END = /[!?;]|\.\s\p{Lu}/u
/** Characters before and after a duration that are looked at: more than the longest of those words. */
const AROUND_MAX = 40
/** Whether a number at a token is the end of something else: "B12", "1/20", "1:05". */
function isCut(tokens: readonly TimeToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token || token.isSpaced) return false
  if (before.kind === 'word' || before.kind === 'number') return true
  return /^[/⁄:.,]$/u.test(before.text) && !before.isSpaced && tokens[at - 2]?.kind === 'number'
}

/**
 * The times that a text tells a cook to wait or to work, in the order of the text. English and German
 * words are read alike. Days are no wait that a timer is set for.
 */
export function durationsIn(
  text: string,
  { isFact = false }: DurationOptions = {},
): TextDuration[] {
  const tokens = timeTokens(text)
  const reader = new DurationReader(tokens, isFact)
  const found: TextDuration[] = []
  // Where the last time ended that grows with a weight.
  let rateEnd: number | undefined
  for (let at = 0; at < tokens.length;) {
    const amount = isCut(tokens, at) ? undefined : reader.read(at)
    const index = tokens[at]?.index ?? 0
    if (!amount) {
      at += 1
      continue
    }
    const end = tokens[amount.last]?.end ?? index
    at = Math.max(at, amount.last) + 1
    const before = text.slice(Math.max(0, index - AROUND_MAX), index)
    const after = text.slice(end, end + AROUND_MAX)
    const between = text.slice(rateEnd ?? index, index)
    const isAdded = ADDED.test(between) && !SENTENCE_END.test(between)
    const isRate = RATE_AFTER.test(after) || RATE_BEFORE.test(before) || isAdded
    if (isRate) rateEnd = end
    const isWait = !isRate && !NO_WAIT_BEFORE.test(before) && !NO_WAIT_AFTER.test(after)
    const isTimer = isFact || (isWait && amount.first < DAY)
    if (!isTimer || amount.min > amount.max) continue
    found.push({ min: amount.min, max: amount.max, words: text.slice(index, end), index })
  }
  return found.filter((duration, index) => !repeats(found[index - 1], duration, text))
}

/** Whether a duration says the one before it again: "1½ hours (90 minutes)". */
function repeats(
  before: TextDuration | undefined,
  { min, max, index }: TextDuration,
  text: string,
) {
  return (
    before?.min === min &&
    before.max === max &&
    /^\.?\s?[(=]\s?$/u.test(text.slice(before.index + before.words.length, index).slice(0, 10))
  )
}
