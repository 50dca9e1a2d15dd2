import { fahrenheit, gasMark, ovenFahrenheit } from '#contract/oven-heat.ts'
import type { Translate } from '#app/lib/words/translate.ts'

/** How amounts and temperatures are written: 0 metric, 1 imperial first (CON-40). */
export type UnitSystem = 0 | 1

/** The temperature inside food or oil: "74 °C", or "165 °F (74 °C)". */
export function writeTemperature(celsius: number, unitSystem: UnitSystem): string {
  const metric = `${celsius}\u00a0°C`
  return unitSystem === 0 ? metric : `${fahrenheit(celsius)}\u00a0°F (${metric})`
}

/** The heat of an oven: "180 °C", or "350 °F, gas mark 4 (180 °C)". A fan oven has no gas mark. */
export function writeOvenHeat(
  celsius: number,
  { unitSystem, isFan, t }: { unitSystem: UnitSystem; isFan: boolean; t: Translate },
): string {
  const metric = `${celsius}\u00a0°C`
  if (unitSystem === 0) return metric
  const mark = isFan ? undefined : gasMark(celsius)
  const gas = mark === undefined ? '' : `, ${t('recipeFacts.gasMark', { mark })}`
  return `${ovenFahrenheit(celsius)}\u00a0°F${gas} (${metric})`
}
