import { toMillionth } from './millionth.ts'
import { kitchenNumber } from './kitchen-number.ts'
import type { FoodFacts, Pack, PackKind } from '#contract/recipes/packs.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'

/** An amount of one food; null where a recipe states none. */
export interface Need {
  readonly amount: number | null
  readonly unit: UnitKey
}

/** What to put into the trolley for all needs of one food. */
export interface Purchase {
  /** Null where any amount will do. */
  readonly amount: number | null
  /** A pack, or the unit of what is sold loose. */
  readonly sold: { readonly pack: PackKind } | { readonly unit: UnitKey }
  /** The exact needs; empty if they equal the amount. */
  readonly exact: readonly Need[]
}

/** A cup of the United States, in which most recipes with cups are written. */
const CUP_ML = 240
/** Millilitres, for the measures of volume. */
const ML: Partial<Record<UnitKey, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  pinch: 0.5,
  price: 0.5,
  dash: 0.5,
  drop: 0.05,
  teaSpoon: 5,
  tableSpoon: 15,
  cup: CUP_ML,
}
const GRAMS: Partial<Record<UnitKey, number>> = { mg: 0.001, g: 1, kg: 1000 }
/** Measures of volume for a jug, not for a spoon. */
const JUG: ReadonlySet<UnitKey> = new Set(['ml', 'cl', 'dl', 'l'])
/** Measures of volume that are too large for a spoon. */
const LARGE: ReadonlySet<UnitKey> = new Set([...JUG, 'cup'])
/** Measures that are a pack themselves. */
export const PACK_UNITS: ReadonlySet<UnitKey> = new Set([
  'can',
  'package',
  'glas',
  'shrub',
  'tuber',
])

function sum(needs: readonly Need[], sizes: Partial<Record<UnitKey, number>>): number {
  return toMillionth(
    needs.reduce((all, { amount, unit }) => all + (amount ?? 0) * (sizes[unit] ?? 0), 0),
  )
}

/** A need in grams; undefined if the food's data are not enough to convert it. */
function gramsOf({ amount, unit }: Need, facts: FoodFacts): number | undefined {
  const { GramsPerMl = NaN, GramsPerPiece = NaN } = facts
  const size = GRAMS[unit] ?? (unit === 'piece' ? GramsPerPiece : (ML[unit] ?? NaN) * GramsPerMl)
  return Number.isNaN(size) ? undefined : (amount ?? 0) * size
}

/**
 * Adds up what can be added: spoons, jugs and weights of one food become one amount. Without the food's
 * weight per millilitre, a weight and a volume stay apart.
 */
export function mergeNeeds(needs: readonly Need[], facts: FoodFacts = {}): Need[] {
  const known = needs.filter(({ amount }) => amount !== null)
  const masses = known.filter(({ unit }) => unit in GRAMS)
  const volumes = known.filter(({ unit }) => unit in ML)
  const others = known.filter(({ unit }) => !(unit in GRAMS) && !(unit in ML))
  const merged: Need[] = []
  if (masses.length > 0 && volumes.length > 0 && facts.GramsPerMl !== undefined) {
    const grams = sum(masses, GRAMS) + sum(volumes, ML) * facts.GramsPerMl
    merged.push({ amount: toMillionth(grams), unit: 'g' })
  } else {
    if (masses.length > 0) merged.push({ amount: sum(masses, GRAMS), unit: 'g' })
    if (volumes.length > 0) merged.push(mergeVolumes(volumes))
  }
  for (const [unit, group] of Map.groupBy(others, (need) => need.unit)) {
    merged.push({ amount: sum(group, { [unit]: 1 }), unit })
  }
  return merged.sort((a, b) => unitCode(a.unit) - unitCode(b.unit))
}

function mergeVolumes(volumes: readonly Need[]): Need {
  const units = new Set(volumes.map(({ unit }) => unit))
  const [only] = units
  if (units.size === 1 && only && !JUG.has(only)) {
    return { amount: sum(volumes, { [only]: 1 }), unit: only }
  }
  const ml = sum(volumes, ML)
  if ([...units].some((unit) => LARGE.has(unit))) return { amount: ml, unit: 'ml' }
  return ml < 15
    ? { amount: ml / 5, unit: 'teaSpoon' }
    : { amount: toMillionth(ml / 15), unit: 'tableSpoon' }
}

/** The share of a pack that a need takes; undefined if the data are not enough to convert it. */
function shareOf(need: Need, pack: Pack, facts: FoodFacts): number | undefined {
  const { amount, unit } = need
  if (amount === null) return 0
  if (PACK_UNITS.has(unit)) return amount
  const holds: Partial<Record<UnitKey, number | undefined>> = {
    cloth: pack.Cloves,
    stem: pack.Stems,
    leafes: pack.Leaves,
    piece: pack.Pieces,
    cube: pack.Cubes,
    stick: pack.Sticks,
  }
  const size = holds[unit]
  if (size !== undefined) return amount / size
  if (pack.Ml !== undefined && unit in ML) return (amount * (ML[unit] ?? 0)) / pack.Ml
  const grams = pack.Cloves === undefined ? gramsOf(need, facts) : undefined
  if (grams !== undefined && pack.Grams !== undefined) return grams / pack.Grams
  if (pack.Ml !== undefined && unit in GRAMS && facts.GramsPerMl !== undefined) {
    return sum([need], GRAMS) / facts.GramsPerMl / pack.Ml
  }
  return unit === 'piece' ? amount : undefined
}

/** Share of a pack by which a need may exceed whole packs before one more is bought. */
const TOLERANCE = 0.05

function inPacks(needs: readonly Need[], facts: FoodFacts): Purchase | undefined {
  const { Pack: pack } = facts
  if (!pack) return undefined
  const shares = needs.map((need) => shareOf(need, pack, facts))
  if (shares.includes(undefined)) return undefined
  const total = shares.reduce<number>((all, share) => all + (share ?? 0), 0)
  const amount = Math.max(1, Math.ceil(toMillionth(total) - TOLERANCE))
  const inUnits = needs.filter(({ unit }) => !PACK_UNITS.has(unit))
  return { amount, sold: { pack: pack.Kind }, exact: mergeNeeds(inUnits, facts) }
}

function loose(needs: readonly Need[], facts: FoodFacts): Purchase {
  const merged = mergeNeeds(needs, facts)
  const [first, ...rest] = merged
  if (!first) return { amount: null, sold: { unit: 'piece' }, exact: [] }
  if (rest.length > 0) {
    const grams = merged.map((need) => gramsOf(need, facts))
    if (grams.includes(undefined)) return { ...soldBy(first), exact: merged }
    const amount = grams.reduce<number>((all, part) => all + (part ?? 0), 0)
    return { amount: toMillionth(amount), sold: { unit: 'g' }, exact: merged }
  }
  return first.unit === 'cup' ? inShopVolume(first, facts) : soldBy(first)
}

/** Density in grams per millilitre below which a food is weighed: flour, rice, sugar. */
const WEIGHED_BELOW = 0.9

/** What is bought for cups: grams of what is weighed, millilitres of anything else. */
function inShopVolume(need: Need, facts: FoodFacts): Purchase {
  const { GramsPerMl = 1 } = facts
  const ml = (need.amount ?? 0) * CUP_ML
  const isWeighed = GramsPerMl < WEIGHED_BELOW
  const amount = Math.round(isWeighed ? ml * GramsPerMl : ml)
  return { amount, sold: { unit: isWeighed ? 'g' : 'ml' }, exact: [need] }
}

/** Pieces are bought whole. */
function soldBy(need: Need): Purchase {
  const { amount, unit } = need
  const whole = unit === 'piece' && amount !== null ? Math.ceil(toMillionth(amount)) : amount
  return { amount: whole, sold: { unit }, exact: whole === amount ? [] : [need] }
}

/**
 * What to buy for all needs of one food: whole packs and pieces, or a weight or volume of what is sold
 * loose. Cloves become bulbs, stems a bunch, grams of tinned things tins.
 */
export function purchaseOf(needs: readonly Need[], facts: FoodFacts = {}): Purchase {
  return inPacks(needs, facts) ?? loose(needs, facts)
}

/** What thirds of a kilo or litre are bought as: scales and cartons have halves and quarters. */
const INSTEAD_OF_THIRDS: Readonly<Record<string, number>> = { '⅓': 0.5, '⅔': 0.75 }

/**
 * Rounds a purchase up to the measures of a shop: a third of a litre or a kilo becomes a half, and
 * two thirds become three quarters. The exact need stays. Below a litre or a kilo, nothing changes.
 */
export function inShopMeasures(purchase: Purchase): Purchase {
  const { amount, sold, exact } = purchase
  const unit = 'unit' in sold ? sold.unit : undefined
  if (amount === null || amount < 1000 || (unit !== 'g' && unit !== 'ml')) return purchase
  const { value, fraction } = kitchenNumber(amount / 1000)
  const instead = INSTEAD_OF_THIRDS[fraction]
  if (instead === undefined) return purchase
  const whole = (Math.floor(value) + instead) * 1000
  return { amount: whole, sold, exact: exact.length > 0 ? exact : [{ amount, unit }] }
}

/** Kitchen measures that no shop sells by. */
const KITCHEN_ONLY: ReadonlySet<UnitKey> = new Set([
  'cloth',
  'price',
  'pinch',
  'teaSpoon',
  'tableSpoon',
  'cup',
  'leafes',
  'millimeter',
  'dash',
  'stem',
  'drop',
])

/** Whether shops sell the purchase in its measure: by the tin, not by the spoon. */
export function isSold({ sold }: Purchase): boolean {
  return 'pack' in sold || !KITCHEN_ONLY.has(sold.unit)
}
