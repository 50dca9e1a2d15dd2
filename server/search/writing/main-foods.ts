import type { UnitKey } from '#contract/units.ts'

/** A food of a recipe, with how much of it one serving takes. */
export interface SearchedFood {
  readonly id: number
  readonly amount?: number | undefined
  readonly unit?: UnitKey | undefined
  readonly optional?: boolean | undefined
  /** Foods that may replace it. */
  readonly alternatives?: readonly number[]
}

/** How much a food weighs. */
interface Weighed {
  readonly gramsPerMl: number | null
  readonly gramsPerPiece: number | null
}

/** Ingredients of a recipe that can be what it mainly is. */
const MAIN_MAX = 5
/** Smallest share of the whole dish that makes an ingredient a main one. */
const SHARE_MIN = 0.06

const MILLILITRES: Partial<Record<UnitKey, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  teaSpoon: 5,
  tableSpoon: 15,
  cup: 240,
  glas: 200,
}
/** Grams of what is counted otherwise than by pieces. */
const GRAMS: Partial<Record<UnitKey, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  package: 250,
  can: 240,
  shrub: 30,
  role: 250,
}
/** Grams of one piece that nobody has weighed. */
const PIECE_GRAMS = 50
/** Grams of what a unit does not tell: a clove, a leaf, a pinch. */
const LITTLE_GRAMS = 3

/** About how many grams of an ingredient one serving takes: only good for comparing. */
function gramsOf({ amount = 0, unit }: SearchedFood, food: Weighed | undefined): number {
  if (unit === undefined) return 0
  if (unit === 'piece') return amount * (food?.gramsPerPiece ?? PIECE_GRAMS)
  const millilitres = MILLILITRES[unit]
  if (millilitres !== undefined) return amount * millilitres * (food?.gramsPerMl ?? 1)
  return amount * (GRAMS[unit] ?? LITTLE_GRAMS)
}

/** The ingredients that a dish is mainly made of, by weight; never one that may be left out. */
export function mainFoods(
  foods: readonly SearchedFood[],
  foodOf: (id: number) => Weighed | undefined,
): ReadonlySet<number> {
  const weighed = foods
    .filter(({ optional }) => !optional)
    .map((food) => ({ id: food.id, grams: gramsOf(food, foodOf(food.id)) }))
  const whole = weighed.reduce((sum, { grams }) => sum + grams, 0)
  const heaviest = weighed
    .filter(({ grams }) => grams > 0 && grams >= whole * SHARE_MIN)
    .toSorted((a, b) => b.grams - a.grams)
  return new Set(heaviest.slice(0, MAIN_MAX).map(({ id }) => id))
}
