import { isBareHeat } from './bare-heat.ts'
import { celsiusOfMark } from './oven-heat.ts'

/** A temperature that a text states. */
export interface TextTemperature {
  /** To the degree; converted from Fahrenheit or a gas mark, in steps of 5 from 100 on. */
  readonly celsius: number
  /** How the text has it. */
  readonly scale: 'C' | 'F' | 'gas'
  /** Whether the text says which scale it is: not in "180°". */
  readonly isNamed: boolean
  /** What is as hot: an oven, or food, oil and the like. */
  readonly place: 'oven' | 'other'
  /** How the oven heats where the text says it. */
  readonly mode: 'fan' | 'grill' | undefined
  /** Where the words begin in the text, in UTF-16 units. */
  readonly index: number
  /** Where they end. */
  readonly end: number
}

/** "180 °C", "350 degrees F", "200C", "180 Grad", "160–180 °C", "gas mark 4". */
const TEMPERATURE =
  /(?<![\p{L}\d]|\d[.,]|(?:^|[^\d\s])\s?[−–-]|minus )(?:\d{2,3}(?=\s?(?:[-–]|bis|to)\s?\d)(?:\s?(?:[-–]|bis|to)\s?))?(?<degrees>\d{2,3})(?<sign>\s?(?:[°º˚]|degrees?(?!\p{L})|deg(?!\p{L})\.?|grad(?!\p{L})|o(?=[cf](?!\p{L}))))?(?<scale>\s?(?:celsius|fahrenheit|[cf](?!\p{L})|[℃℉]))?(?!\d)|(?<!\p{L})gas(?:[ \u00a0]?mark)?[ \u00a0]?(?<mark>\d(?!\d|[ \u00a0]?°)|½|¼|1\/2|1\/4)/giu
/** Words that only German recipes have. */
const GERMAN =
  /(?:ofen|umluft|hei(?:ß|ss)luft|unterhitze|vorheiz|vorgeheizt)|(?<!\p{L})(?:grad|backe[nt]?|auf|bei)(?!\p{L})/iu
const FAN = 'fan(?!\\p{L})(?:[- ](?:forced|assisted|bake))?|convection|umluft|hei(?:ß|ss)luft'
const FAN_AFTER = new RegExp(`^[\\s\\u00a0]*([(,;/])?\\s?(?:${FAN})(?![\\s-]*(?:nicht|not))`, 'iu')
const FAN_BEFORE = new RegExp(
  `(?<!(?:non|no|without|ohne|keine?)[\\s-])(?:${FAN})\\p{L}{0,10}[\\s:)(-]{0,3}(?:(?:oven|ofen|backofen|herd)\\s?)?(?:(?:to|at|on|auf|bei|mit|ca\\.)\\s?)?$`,
  'iu',
)
/** What may stand between the word for a fan and the temperature that it belongs to. */
const TO_NEXT = /^[\s:(]{0,3}(?:(?:oven|ofen|at|bei|auf|ca\.)\s?)?[\s:]{0,2}$/iu
const GRILL_AFTER = /^[\s,(]*(?:grill|broil)/iu
const OVEN_WORDS =
  'oven(?![- ]?(?:safe|proof))|bake[sdn]?|baking(?! (?:powder|soda|paper|sheet|tray|dish|tin))|roast(?:s|ed|ing(?! (?:tin|pan|tray)))?|pre-?heat(?:s|ed|ing)?|grill|broil(?:er|ed)?|(?:back|pizza)?ofens?|backrohr|e-?herd|backe[nt]?|gebacken|überbacken|röste[nt]?|vorheizen|vorgeheizte[nmrs]?|heize|umluft|hei(?:ß|ss)luft|(?:ober-/)?unterhitze|fan|convection'
const OTHER_WORDS =
  'oil|öl|fat|fett|frittier\\p{L}*|fry(?:er|ing)?|butterschmalz|syrup|sirup|sugar|zucker|caramel|karamell|milk|milch|water|wasser|wasserbad|chocolate|schokolade|kuvertüre|kerntemperatur|core|internal|inside|innen|kern|\\p{L}*thermometer|registers?|reads|reach(?:es|ed)?|erreich(?:t|en)|sous'
const PLACES = new RegExp(`(?<![\\p{L}])(?:(${OVEN_WORDS})|(${OTHER_WORDS}))(?!\\p{L})`, 'giu')
const OVEN = new RegExp(`(?<!\\p{L})(?:${OVEN_WORDS})(?!\\p{L})`, 'iu')
const FLUID = /^(?:oil|öl|fat|fett|sugar|zucker|milk|milch|water|wasser|chocolate|schokolade)$/iu
const REACHES = /^(?:registers?|reads|reach(?:es|ed)?|erreich(?:t|en))$/iu
const OVEN_AFTER =
  /^[\s)]{0,2}(?:(?:hot|hei(?:ß|ss)e[nr]|preheated|vorgeheizten)\s)?(?:oven|(?:back)?ofen)/iu
const OTHER_AFTER =
  /^[\s,()]{0,3}(?:(?:hei(?:ß|ss)\p{L}{0,2}|hot)\s)?(?:öl|oil|fett|fat|kerntemperatur|internal|core|innen|inside|im kern|im inneren|in the (?:cent|thick|middle)|frittier)/iu
/** Characters around a temperature in which words for its place are looked for. */
const AROUND_MAX = 200

type Scale = TextTemperature['scale']

/** The scale of a number of degrees; undefined where it may be either. */
function scaleOf(
  degrees: number,
  sign: string,
  letter: string,
  isGerman: boolean,
): Scale | undefined {
  const first = letter.trim().slice(0, 1).toLowerCase()
  if (first === 'c' || first === '℃') return 'C'
  if (first === 'f' || first === '℉') return 'F'
  if (sign.trim().toLowerCase() === 'grad') return 'C'
  if (degrees > 280) return 'F'
  if (isGerman || degrees < 200 || degrees % 25 !== 0) return 'C'
  return undefined
}

/** Fahrenheit in Celsius, of an oven in steps of its dial. */
function celsiusOf(fahrenheit: number): number {
  const celsius = ((fahrenheit - 32) * 5) / 9
  return celsius < 100 ? Math.round(celsius) : Math.round(celsius / 5) * 5
}

/** What a temperature is the heat of, by the nearest word for it. Undefined if no word is near. */
function placeOf(text: string, index: number, end: number): TextTemperature['place'] | undefined {
  const after = text.slice(end, end + AROUND_MAX)
  if (OVEN_AFTER.test(after)) return 'oven'
  if (OTHER_AFTER.test(after)) return 'other'
  const before = text.slice(Math.max(0, index - AROUND_MAX), index)
  const sentence = before.split(/[.!?]\s+(?=\p{Lu})/u).at(-1) ?? ''
  const isAt = /(?<!\p{L})(?:at|bei)\s(?:ca\.\s|about\s)?$/iu.test(sentence)
  const words = [...sentence.matchAll(PLACES)]
  for (let at = words.length - 1; at >= 0; at--) {
    const { 0: word, 1: oven } = words[at] as RegExpMatchArray
    if (oven !== undefined) return 'oven'
    // "When the oven reaches 200 °C".
    if (REACHES.test(word) && words[at - 1]?.[1]?.match(/oven|ofen/iu)) return 'oven'
    if (!(isAt && FLUID.test(word))) return 'other'
  }
  return undefined
}

/** The temperatures of a text, in its order; one that is not known to be °C or °F is left out. */
export function temperaturesIn(text: string): TextTemperature[] {
  const isGerman = GERMAN.test(text)
  let beside: number | undefined
  const found = [...text.matchAll(TEMPERATURE)].flatMap((match) => {
    const { degrees, sign = '', scale: letter = '', mark } = match.groups ?? {}
    const [index, end] = [match.index, match.index + match[0].length]
    if (mark !== undefined)
      return [{ scale: 'gas' as const, celsius: celsiusOfMark(mark), isNamed: true, index, end }]
    // "20 c flour" is no temperature: a letter alone is written as a capital, or right behind.
    if (sign === '' && /^\s[cf]$/u.test(letter)) return []
    const first = /^\d{2,3}/u.exec(match[0])?.[0] ?? degrees
    const isBare = sign + letter === ''
    if (isBare && !isBareHeat(text, { degrees: Number(first), index, end, beside, isGerman }))
      return []
    beside = isBare ? end : undefined
    const scale = isBare ? 'C' : scaleOf(Number(first), sign, letter, isGerman)
    if (!scale) return []
    const celsius = scale === 'C' ? Number(first) : celsiusOf(Number(first))
    const isNamed = letter !== '' || /grad/iu.test(sign)
    return [{ scale, celsius, isNamed, index, end }]
  })
  if (found.length === 0) return []
  const elsewhere = OVEN.test(text) ? 'oven' : 'other'
  const claimed = new Set<number>()
  return found.flatMap((one, at): TextTemperature[] => {
    const next = found[at + 1]
    const from = found[at - 1]?.end ?? 0
    const before = text.slice(Math.max(from, one.index - 60), one.index)
    const after = text.slice(one.end, Math.min(next?.index ?? Infinity, one.end + 60))
    const isBefore = !claimed.has(at - 1) && FAN_BEFORE.test(before)
    const isAfter = !isBefore && isFanOf(after, one, next)
    if (isAfter) claimed.add(at)
    const mode =
      isBefore || isAfter
        ? ('fan' as const)
        : GRILL_AFTER.test(after)
          ? ('grill' as const)
          : undefined
    const place = one.scale === 'gas' ? 'oven' : placeOf(text, one.index, one.end)
    return [{ ...one, mode, place: place ?? elsewhere }]
  })
}

/** Whether the word for a fan behind a temperature is said of it, and not of the next one. */
function isFanOf(
  after: string,
  one: { celsius: number; scale: Scale },
  next: { celsius: number; scale: Scale } | undefined,
): boolean {
  const match = FAN_AFTER.exec(after)
  if (!match) return false
  if (!next || !TO_NEXT.test(after.slice(match[0].length))) return true
  return match[1] === undefined && !(next.scale === one.scale && next.celsius < one.celsius)
}
