import type { UnitKey } from '#contract/units.ts'

/** What is measured, and how many grams or millilitres one of a unit is. */
interface UnitSize {
  readonly kind: 'mass' | 'volume'
  readonly base: number
}

/** Units whose amounts can be compared. Spoons and cups are the metric ones of the recipes. */
export const UNIT_SIZES: Readonly<Partial<Record<UnitKey, UnitSize>>> = {
  mg: { kind: 'mass', base: 0.001 },
  g: { kind: 'mass', base: 1 },
  kg: { kind: 'mass', base: 1000 },
  ml: { kind: 'volume', base: 1 },
  cl: { kind: 'volume', base: 10 },
  dl: { kind: 'volume', base: 100 },
  l: { kind: 'volume', base: 1000 },
  teaSpoon: { kind: 'volume', base: 5 },
  tableSpoon: { kind: 'volume', base: 15 },
}
