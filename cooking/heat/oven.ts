import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { temperaturesIn } from './temperatures.ts'

/** The oven that a step names. */
export type StepOven = NonNullable<DraftStep['Oven']>

/** Characters between a temperature in Fahrenheit and the same one in Celsius. */
const BESIDE_MAX = 16
/** How far the two may differ, in degrees Celsius: cooks round both. */
const SAME_MAX = 12

/**
 * The oven that a text names: "Heat the oven to 180 °C". Of several temperatures the first counts; one
 * in Fahrenheit that stands in Celsius beside it is that one. Undefined if the text names none.
 */
export function ovenOf(text: string): StepOven | undefined {
  const all = temperaturesIn(text)
  const at = all.findIndex(
    ({ place, celsius }) => place === 'oven' && celsius >= 30 && celsius <= 500,
  )
  const first = all[at]
  if (!first) return undefined
  const beside = all[at + 1]
  const isSame =
    first.scale !== 'C' &&
    beside?.scale === 'C' &&
    beside.index - first.end <= BESIDE_MAX &&
    Math.abs(beside.celsius - first.celsius) <= SAME_MAX
  const mode = first.mode ?? (isSame ? beside.mode : undefined)
  return {
    Celsius: isSame ? beside.celsius : first.celsius,
    ...(mode === 'fan' && { Fan: true }),
    ...(mode === 'grill' && { Grill: true }),
  }
}
