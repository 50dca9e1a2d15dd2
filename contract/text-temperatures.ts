import type { Language } from './languages.ts'
import { fahrenheit, gasMark, ovenFahrenheit } from './oven-heat.ts'

/** "220 °C (200 °C fan)", "220 °C Ober-/Unterhitze (200 °C Umluft)", "175 °C". */
const TEMPERATURE =
  /(?<celsius>\d{2,3})[ \u00a0]°C(?<oven>(?:[ \u00a0]Ober-\/Unterhitze)?(?:[ \u00a0]\(\d{2,3}[ \u00a0]°C (?:fan|Umluft)\))?)/gu
const OVEN = /\b(?:oven|backofen|ofen)\b/iu

/**
 * Adds Fahrenheit, and in English the gas mark of an oven, to the temperatures of a text: "220 °C
 * (200 °C fan) (≈ 425 °F, gas mark 7)". German ovens have other gas marks.
 */
export function withFahrenheit(text: string, language: Language): string {
  return text.replace(TEMPERATURE, (measure: string, ...rest) => {
    const { celsius, oven } = rest.at(-1) as Record<string, string | undefined>
    const degrees = Number(celsius)
    if (!oven && !OVEN.test(text)) return `${measure} (≈\u00a0${fahrenheit(degrees)}\u00a0°F)`
    const mark = language === 'en' ? gasMark(degrees) : undefined
    const gas = mark === undefined ? '' : `, gas mark\u00a0${mark}`
    return `${measure} (≈\u00a0${ovenFahrenheit(degrees)}\u00a0°F${gas})`
  })
}
