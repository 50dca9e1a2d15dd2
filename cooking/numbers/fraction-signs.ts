/** The signs of fractions, "½" as well as "⅞", for a class of characters. */
export const FRACTION_SIGNS = '¼½¾⅐-⅞'

/** A pattern for a digit or the sign of a fraction: how a number begins. */
export const NUMBER_START = String.raw`[\d${FRACTION_SIGNS}]`

/** The value of a sign such as ½. */
export function valueOfSign(sign: string): number {
  const [one = '0', other = '1'] = sign.normalize('NFKC').split('\u2044')
  return Number(one) / Number(other)
}
