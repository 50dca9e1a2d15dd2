import type { ShoppingIngredient, ShoppingRecipe } from './shopping.ts'
import { unitKey, type UnitCode, type UnitKey } from './units.ts'

/** Amounts are added as whole millionths, so that no order of adding gives another sum. */
const MILLIONTHS = 1e6

/** What units have in common that can be added, and how much of the family's smallest each is. */
const FAMILIES: Partial<Record<UnitKey, { family: string; size: number }>> = {
  mg: { family: 'mass', size: 1 },
  g: { family: 'mass', size: 1000 },
  kg: { family: 'mass', size: 1_000_000 },
  ml: { family: 'volume', size: 1 },
  cl: { family: 'volume', size: 10 },
  dl: { family: 'volume', size: 100 },
  l: { family: 'volume', size: 1000 },
  // Two codes of the wire for one word (D-47).
  price: { family: 'pinch', size: 1 },
  pinch: { family: 'pinch', size: 1 },
}

function familyOf(code: UnitCode): { family: string; size: number } {
  const key = unitKey(code)
  return (key && FAMILIES[key]) ?? { family: String(code), size: 1 }
}

/** The sum of amounts times their factors; null where there is no amount at all (D-46). */
function sumOf(parts: readonly { amount: number | null; factor: number }[]): number | null {
  const known = parts.flatMap(({ amount, factor }) =>
    amount === null ? [] : Math.round(amount * factor * MILLIONTHS),
  )
  return known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0) / MILLIONTHS
}

/**
 * What recipes need together: one row for each ingredient and unit with the sum of per-person amount
 * × people, in the order in which they first come (D-58). The server makes the rows of departments
 * so; an app without a connection can do the same. A pinned amount counts once, and a note splits no
 * row.
 */
export function totalRows(
  recipes: readonly Pick<ShoppingRecipe, 'Persons' | 'Ingredients'>[],
): ShoppingIngredient[] {
  const rows = recipes.flatMap(({ Persons, Ingredients }) =>
    Ingredients.map((row) => ({
      row,
      amount: row.ImperialAmount,
      factor: row.Pinned ? 1 : Persons,
    })),
  )
  const groups = Map.groupBy(rows, ({ row }) => `${row.Id} ${row.MetricUnit}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? withTotals(withoutRecipe(first.row), { ImperialAmount: sumOf(group) }) : []
  })
}

/** The row without what it says about one recipe. */
function withoutRecipe(row: ShoppingIngredient): ShoppingIngredient {
  const {
    Pinned: _pinned,
    Note: _note,
    Optional: _optional,
    Alternatives: _alternatives,
    Group: _group,
    ...rest
  } = row
  return rest
}

/** The row, but for its totals. */
function withTotals<Totals>(row: ShoppingIngredient, totals: Totals) {
  return { ...row, ...totals }
}

/** Rows of one ingredient whose units can be added. */
export type MergedRow<Row extends ShoppingIngredient = ShoppingIngredient> = ShoppingIngredient & {
  /** The rows it is made of, as they came. */
  readonly Sources: readonly Row[]
}

/**
 * Merges rows further, to one for each ingredient and family of units: 500 g and 0.5 kg become
 * 1000 g, in the smallest unit that was there, which `showAmount` writes as "1 kg". Nothing is
 * rounded here (D-46). A merged row is checked when all of it is.
 *
 * @param rows with total amounts, as departments have them
 */
export function mergeByUnitFamily<Row extends ShoppingIngredient>(
  rows: readonly Row[],
): MergedRow<Row>[] {
  const groups = Map.groupBy(rows, ({ Id, MetricUnit }) => `${Id} ${familyOf(MetricUnit).family}`)
  return [...groups.values()].flatMap((group) => {
    const codes = group.map(({ MetricUnit }) => MetricUnit)
    const MetricUnit = Math.min(...codes)
    const { size } = familyOf(MetricUnit)
    const parts = group.map((row) => {
      return { amount: row.ImperialAmount, factor: familyOf(row.MetricUnit).size / size }
    })
    const State = group.every((row) => row.State === 1) ? 1 : 0
    const totals = { ImperialAmount: sumOf(parts), MetricUnit, State, Sources: group } as const
    const [first] = group
    return first ? withTotals(withoutRecipe(first), totals) : []
  })
}
