/** What an oven is set to, in degrees Celsius, where no unit is written. */
const [LEAST, MOST] = [100, 260]
/** Words that say that an oven is set. */
const SET = String.raw`(?:pre-?heat(?:ed|ing)?|heat(?:ed|ing)?|set|turn|bring|adjust|reduce|lower|increase|raise)`
const BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})${SET}(?:\s(?:on|up|down))?\s(?:(?:the|your|an?)\s)?(?:(?:fan|electric|conventional|convection|hot)\s)?oven(?:\s(?:temperature|heat))?\s(?:(?:on|up|down|pre-?heated|heated|set)\s)?(?:to|at)|(?<!\p{L})(?:oven|cooker)\s(?:pre-?heated|heated|set)\s(?:to|at)|(?<!\p{L})(?:(?:back|umluft|hei(?:ß|ss)luft|elektro)?ofen|backrohr|e-herd|backofentemperatur|ofentemperatur)\s(?:(?:schon|bereits|zuerst|zunächst|inzwischen|währenddessen|nun|jetzt)\s)?auf)\s(?:(?:about|around|etwa|ca\.|circa)\s)?$`,
  'iu',
)
/** What may follow that is no unit. */
const AFTER =
  /^(?:\s?$|\n|[.;!)](?!\d)|,(?!\d)|\s?[(/]\s?(?:\d{3}(?!\d)|fan|umluft|hei(?:ß|ss)luft|gas|ober)|\s(?:(?:vor|auf|hoch)?heizen|vorgeheizt|(?:ein)?stellen|schalten|erhitzen|bringen|reduzieren|senken|erhöhen|(?:herunter|runter|zurück)\p{L}{1,20}|and|und|then|while|for|with|mit|bei|fan|convection|umluft|hei(?:ß|ss)luft|ober|in advance|before|so)(?!\p{L}))/iu
/** "Im auf 180 vorgeheizten Ofen": the oven stands behind. */
const AUF = /(?<!\p{L})auf\s(?:etwa\s|ca\.\s)?$/iu
const OVEN_AFTER = /^\svorgeheizte[nr]\s(?:back)?ofen(?!\p{L})/iu
/** Between two numbers of one oven: "190/170 fan", "180 (Umluft 160)". */
const BESIDE = /^\s?[(/,]\s?(?:(?:fan|umluft|hei(?:ß|ss)luft)[\s:]{1,2})?$/iu
/** Characters before a number that are looked at. */
const AROUND_MAX = 80
/** Heats that are as likely in Fahrenheit, where nothing else says which. */
const EITHER: ReadonlySet<number> = new Set([225, 250])

/**
 * Whether a number without a unit is the heat of an oven in degrees Celsius: "Heat the oven to 190",
 * "Ofen auf 190 vorheizen".
 *
 * @param index where the number begins in the text, and `end` where it ends
 * @param beside where the number without a unit ends that stands before it, if any
 */
export function isBareHeat(
  text: string,
  { degrees, index, end, beside, isGerman }: BareNumber,
): boolean {
  const isInRange = degrees >= LEAST && degrees <= MOST && (isGerman || !EITHER.has(degrees))
  if (!isInRange) return false
  if (beside !== undefined && BESIDE.test(text.slice(beside, index))) return true
  const before = text.slice(Math.max(0, index - AROUND_MAX), index)
  const after = text.slice(end, end + AROUND_MAX)
  return (BEFORE.test(before) && AFTER.test(after)) || (AUF.test(before) && OVEN_AFTER.test(after))
}

/** A number without a unit in a text. */
interface BareNumber {
  readonly degrees: number
  readonly index: number
  readonly end: number
  readonly beside: number | undefined
  /** Whether the text is German, and so in Celsius. */
  readonly isGerman: boolean
}
