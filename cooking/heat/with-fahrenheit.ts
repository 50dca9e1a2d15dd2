import type { Language } from '#contract/languages.ts'
import { fahrenheit, gasMark, ovenFahrenheit } from './oven-heat.ts'
import { temperaturesIn, type TextTemperature } from './temperatures.ts'

/** What may stand between two temperatures of one oven: "220 °C Ober-/Unterhitze (200 °C Umluft)". */
const BETWEEN =
  /^[\s\u00a0]?(?:Ober-\/Unterhitze)?[\s\u00a0,/(]{0,3}(?:(?:fan|umluft|hei(?:ß|ss)luft|gas|or|oder)[\s\u00a0:]{0,2})?$/iu
/** What belongs to the last of them. */
const BEHIND = /^(?:[\s\u00a0]?(?:Ober-\/Unterhitze|fan|umluft))?\)?/iu
const OVEN = /\b(?:oven|backofen|ofen)\b/iu

/** Temperatures in groups that are one heat. */
function groupsOf(text: string): (readonly [TextTemperature, ...TextTemperature[]])[] {
  const groups: [TextTemperature, ...TextTemperature[]][] = []
  for (const one of temperaturesIn(text)) {
    const group = groups.at(-1)
    const isSame = BETWEEN.test(text.slice(group?.at(-1)?.end ?? 0, one.index))
    if (group && isSame) group.push(one)
    else groups.push([one])
  }
  return groups
}

/**
 * Adds Fahrenheit, and in English the gas mark of an oven, to the temperatures of a text: "220 °C
 * (200 °C fan) (≈ 425 °F, gas mark 7)". German ovens have other gas marks. What names Fahrenheit itself
 * stays as it is.
 */
export function withFahrenheit(text: string, language: Language): string {
  const isOvenNamed = OVEN.test(text)
  let result = ''
  let from = 0
  for (const group of groupsOf(text)) {
    if (group.some(({ scale, isNamed }) => scale !== 'C' || !isNamed)) continue
    const { celsius } = group[0]
    const last = group.at(-1)?.end ?? 0
    const end = last + (BEHIND.exec(text.slice(last, last + 40))?.[0].length ?? 0)
    result += text.slice(from, end) + inBrackets(celsius, isOvenNamed || group.length > 1, language)
    from = end
  }
  return result + text.slice(from)
}

function inBrackets(celsius: number, isOven: boolean, language: Language): string {
  if (!isOven) return ` (≈\u00a0${fahrenheit(celsius)}\u00a0°F)`
  const mark = language === 'en' ? gasMark(celsius) : undefined
  const gas = mark === undefined ? '' : `, gas mark\u00a0${mark}`
  return ` (≈\u00a0${ovenFahrenheit(celsius)}\u00a0°F${gas})`
}
