import type { Language } from '#contract/languages.ts'
import type { UnitKey } from '#contract/units.ts'

/** The words of a unit in one language. */
export interface UnitWords {
  /** Full name, for lists of units and accessible names: "tablespoon". */
  readonly label: string
  /** Beside an amount of at most one: "½ clove", "1 tbsp". */
  readonly one: string
  /** Beside an amount above one: "2 cloves", "1½ tbsp". */
  readonly other: string
  /** Whether the unit counts things: English then says "4 stems of dill", but "2 tbsp olive oil". */
  readonly counted: boolean
}

/** A unit that never changes its form: "200 g", "2 TL", "3 Bund". */
function fixed(label: string, written: string = label): UnitWords {
  return { label, one: written, other: written, counted: false }
}

/** A unit of counted things: "1 clove of garlic", "2 cloves of garlic". */
function counted(one: string, other: string, label: string = one): UnitWords {
  return { label, one, other, counted: true }
}

const METRIC = {
  mg: fixed('mg'),
  g: fixed('g'),
  kg: fixed('kg'),
  ml: fixed('ml'),
  cl: fixed('cl'),
  dl: fixed('dl'),
  l: fixed('l'),
}

/** Every unit in the words of each language. */
export const UNIT_WORDS: Record<Language, Record<UnitKey, UnitWords>> = {
  en: {
    ...METRIC,
    piece: { label: 'piece', one: 'pc', other: 'pcs', counted: false },
    cloth: counted('clove', 'cloves'),
    price: counted('pinch', 'pinches'),
    teaSpoon: fixed('teaspoon', 'tsp'),
    tableSpoon: fixed('tablespoon', 'tbsp'),
    cup: counted('cup', 'cups'),
    glas: counted('glass', 'glasses'),
    package: counted('package', 'packages'),
    can: counted('can', 'cans'),
    shrub: counted('bunch', 'bunches'),
    role: counted('roll', 'rolls'),
    leafes: counted('leaf', 'leaves', 'leaves'),
    pinch: counted('pinch', 'pinches'),
    millimeter: fixed('millimeter', 'mm'),
    dash: counted('dash', 'dashes'),
    stick: counted('stick', 'sticks'),
    stem: counted('stem', 'stems'),
    drop: counted('drop', 'drops'),
    tuber: counted('tuber', 'tubers'),
    cube: counted('cube', 'cubes'),
  },
  de: {
    ...METRIC,
    piece: fixed('Stück'),
    cloth: counted('Zehe', 'Zehen'),
    price: counted('Prise', 'Prisen'),
    teaSpoon: fixed('Teelöffel', 'TL'),
    tableSpoon: fixed('Esslöffel', 'EL'),
    cup: counted('Tasse', 'Tassen'),
    glas: counted('Glas', 'Gläser'),
    package: counted('Packung', 'Packungen'),
    can: counted('Dose', 'Dosen'),
    shrub: fixed('Bund'),
    role: counted('Rolle', 'Rollen'),
    leafes: counted('Blatt', 'Blätter', 'Blätter'),
    pinch: counted('Prise', 'Prisen'),
    millimeter: fixed('Millimeter', 'mm'),
    dash: fixed('Spritzer'),
    stick: counted('Stange', 'Stangen'),
    stem: counted('Stiel', 'Stiele'),
    drop: fixed('Tropfen'),
    tuber: counted('Knolle', 'Knollen'),
    cube: fixed('Würfel'),
  },
}

/** What stands between a counted unit and a name in a sentence. */
export const COUNTED_JOINT: Record<Language, string> = { en: ' of ', de: ' ' }

/** A unit of the imperial value that stands in brackets after a metric one. */
export type ImperialUnit = 'oz' | 'lb' | 'teaSpoon' | 'tableSpoon' | 'cup' | 'quart' | 'inch'

type Written = Pick<UnitWords, 'one' | 'other'>

/** A unit that never changes its form. */
function same(written: string): Written {
  return { one: written, other: written }
}

/** Imperial units as written beside a number of at most one, and above. */
export const IMPERIAL_WORDS: Record<Language, Record<ImperialUnit, Written>> = {
  en: {
    oz: same('oz'),
    lb: same('lb'),
    teaSpoon: same('tsp'),
    tableSpoon: same('tbsp'),
    cup: { one: 'cup', other: 'cups' },
    quart: same('qt'),
    inch: same('in'),
  },
  de: {
    oz: same('oz'),
    lb: same('lb'),
    teaSpoon: same('TL'),
    tableSpoon: same('EL'),
    cup: { one: 'US-Cup', other: 'US-Cups' },
    quart: same('qt'),
    inch: same('Zoll'),
  },
}
