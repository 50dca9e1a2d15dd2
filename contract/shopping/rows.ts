import type { ShoppingIngredient, ShoppingRecipe } from './shopping.ts'

/** Amounts are added as whole millionths, so that their order does not change the sum. */
const MILLIONTHS = 1e6

/** The sum of amounts times their factors; null where there is no amount at all. */
function sumOf(parts: readonly { amount: number | null; factor: number }[]): number | null {
  const known = parts.flatMap(({ amount, factor }) =>
    amount === null ? [] : Math.round(amount * factor * MILLIONTHS),
  )
  return known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0) / MILLIONTHS
}

/**
 * What recipes need together: one row for each ingredient and unit with the sum of per-person amount
 * × people, in the order in which they first occur. The server makes the rows of departments
 * with it, and so can an app without a connection. A pinned amount counts once. A note does not
 * split a row.
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

/** The row without the fields about a single recipe. */
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

/** The row with other totals. */
function withTotals<Totals>(row: ShoppingIngredient, totals: Totals) {
  return { ...row, ...totals }
}
