import { withImperialMeasures } from '#cooking/amounts/imperial.ts'
import type { Language } from '#contract/languages.ts'
import { withFahrenheit } from '../heat/with-fahrenheit.ts'

/**
 * Adds its approximate imperial value to every metric mass, volume, length and temperature of a text:
 * "2 cm (≈ ¾ in) cubes". The text itself stays as it is.
 */
export function withImperial(text: string, language: Language): string {
  return withImperialMeasures(withFahrenheit(text, language), language)
}
