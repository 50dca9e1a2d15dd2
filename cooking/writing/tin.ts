import type { Tin } from '../amounts/scaling.ts'

/** Words for what a dough or a dish is baked in, in either language. */
const TIN =
  /\b(?:tins?|pans?|trays?|sheets?|dish(?:es)?|mou?lds?|loa(?:f|ves)|ramekins?|casseroles?|bundts?)\b|form(?:en)?\b|blech|kasten|kästen|laibe?\b|reine?\b|terrine|förmchen|mulden/iu
/** Tins whose area does not follow from one length, such as loaf, bundt and muffin tins. */
const LONG =
  /loaf|loaves|kasten|kästen|laib|tray|blech|sheet|terrine|muffin|bundt|gugelhupf|guglhupf/iu
const SQUARE = /square|quadrat/iu

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`
const UNIT = String.raw`(?:\s*-)?\s*(cm|zentimeter|centimet(?:re|er)s?|in(?:ch(?:es)?)?|zoll|["″])`
const SIDES = new RegExp(`${NUMBER}(?:${UNIT})?\\s*(?:×|x|by|mal|\\*)\\s*${NUMBER}${UNIT}`, 'iu')
const LENGTH = new RegExp(`${NUMBER}${UNIT}`, 'iu')

/** Centimetres in an inch. */
const INCH = 2.54
/** Longest side or diameter of a tin, in centimetres. */
const CENTIMETRES_MAX = 100

function centimetres(digits = '', unit = ''): number {
  const number = Number(digits.replace(',', '.'))
  return /^(?:in|zoll|["″])/iu.test(unit) ? Math.round(number * INCH) : number
}

const isLength = (length: number) => length > 0 && length <= CENTIMETRES_MAX

/** Whether words name what something is baked in: "one 26 cm tin", "Springform". */
export function isTin(words: string): boolean {
  return TIN.test(words) || SIDES.test(words)
}

/** The measures of the tin that words name, in centimetres. Empty if they state none. */
export function measuresOfTin(words: string): Tin {
  if (!isTin(words)) return {}
  const [, length, other, width, unit] = SIDES.exec(words) ?? []
  const sides = [centimetres(length, other ?? unit), centimetres(width, unit)]
  if (sides.every(isLength)) return { sides }
  const [, digits, of] = LENGTH.exec(words) ?? []
  const side = centimetres(digits, of)
  if (!isLength(side) || LONG.test(words)) return {}
  return SQUARE.test(words) ? { sides: [side, side] } : { diameter: side }
}
