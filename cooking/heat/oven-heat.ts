/** Gas marks by their heat in degrees Celsius, as British cookers have them. */
const GAS_MARKS = [
  [140, '1'],
  [150, '2'],
  [165, '3'],
  [180, '4'],
  [190, '5'],
  [200, '6'],
  [220, '7'],
  [230, '8'],
  [240, '9'],
] as const
/** How far an oven may be from a gas mark for the mark to be named. */
const MARK_TOLERANCE = 6
/** How much cooler a fan oven is set, in degrees Celsius. */
export const FAN_LESS = 20
/** Step of an oven dial in degrees Fahrenheit. */
const DIAL_STEP = 25

/** A temperature inside food or oil in degrees Fahrenheit, to the degree. */
export function fahrenheit(celsius: number): number {
  return Math.round((celsius * 9) / 5 + 32)
}

/**
 * An oven temperature on a Fahrenheit dial: 180 °C is 350 °F. 170 °C, which is between two steps,
 * is rounded down as in common charts.
 */
export function ovenFahrenheit(celsius: number): number {
  return Math.round((fahrenheit(celsius) - 1) / DIAL_STEP) * DIAL_STEP
}

/** The gas mark of an oven's heat in degrees Celsius; undefined where none is near. */
export function gasMark(celsius: number): string | undefined {
  const nearest = [...GAS_MARKS].sort(
    ([a], [b]) => Math.abs(a - celsius) - Math.abs(b - celsius),
  )[0]
  return nearest && Math.abs(nearest[0] - celsius) <= MARK_TOLERANCE ? nearest[1] : undefined
}

/** The heat of an oven at a gas mark: "4", "½", "1/4". */
export function celsiusOfMark(mark: string): number {
  const low: Readonly<Record<string, number>> = { '¼': 110, '1/4': 110, '½': 130, '1/2': 130 }
  return low[mark] ?? GAS_MARKS.find(([, name]) => name === mark)?.[0] ?? 0
}
