import { fahrenheit, gasMark, ovenFahrenheit } from '#cooking/heat/oven-heat.ts'
import type { Translate } from '#app/lib/words/translate.ts'

/** How amounts and temperatures are written: 0 metric, 1 imperial first. */
export type UnitSystem = 0 | 1

/**
 * The temperature inside food or oil: "74 °C", or "165 °F (74 °C)". What stands out is marked
 * `<b>…</b>`, as amounts are.
 */
export function writeTemperature(celsius: number, unitSystem: UnitSystem): string {
  const metric = `${celsius}\u00a0°C`
  return unitSystem === 0 ? `<b>${metric}</b>` : `<b>${fahrenheit(celsius)}\u00a0°F</b> (${metric})`
}

/**
 * The heat of an oven: "180 °C", or "350 °F, gas mark 4 (180 °C)". A fan oven has no gas mark. What
 * stands out is marked `<b>…</b>`, as amounts are.
 */
export function writeOvenHeat(
  celsius: number,
  { unitSystem, isFan, t }: { unitSystem: UnitSystem; isFan: boolean; t: Translate },
): string {
  const metric = `${celsius}\u00a0°C`
  if (unitSystem === 0) return `<b>${metric}</b>`
  const mark = isFan ? undefined : gasMark(celsius)
  const gas = mark === undefined ? '' : `, ${t('recipeFacts.gasMark', { mark })}`
  return `<b>${ovenFahrenheit(celsius)}\u00a0°F</b>${gas} (${metric})`
}
