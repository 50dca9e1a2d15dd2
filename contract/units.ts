/**
 * Unit codes of an ingredient amount, exactly as the wire names them. Several keys are odd
 * translations (`cloth` is a clove); they are part of the contract, the words a cook reads are not
 *.
 */
export const UNITS = [
  'piece',
  'mg',
  'g',
  'kg',
  'ml',
  'cl',
  'dl',
  'l',
  'cloth',
  'price',
  'teaSpoon',
  'tableSpoon',
  'cup',
  'glas',
  'package',
  'can',
  'shrub',
  'role',
  'leafes',
  'pinch',
  'millimeter',
  'dash',
  'stick',
  'stem',
  'drop',
  'tuber',
  'cube',
] as const

/** Key of a unit, as in the catalogue files and in translation keys `units.{key}`. */
export type UnitKey = (typeof UNITS)[number]

/** Numeric code of a unit on the wire: its index in {@link UNITS}, 0 (piece) to 26 (cube). */
export type UnitCode = number

/** The wire code of a unit key. */
export function unitCode(key: UnitKey): UnitCode {
  return UNITS.indexOf(key)
}

/** The key of a wire code; undefined for a code that the contract does not know: no unit. */
export function unitKey(code: UnitCode): UnitKey | undefined {
  return UNITS[code]
}

/** Largest amount of an ingredient or of an item; a larger number belongs to its name. */
export const AMOUNT_MAX = 99_999
