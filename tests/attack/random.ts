/** Gives numbers from 0 to below 1. */
export type Random = () => number

/** The same series for the same seed (mulberry32), so that an attack can be repeated. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0 to below `end`. */
export function below(random: Random, end: number): number {
  return Math.floor(random() * end)
}

/** Text of lower-case letters. */
export function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => String.fromCodePoint(97 + below(random, 26))).join('')
}

/** One of several values. */
export function oneOf<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[below(random, values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

/** The same values in another order. */
export function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)
}
