import type { ShoppingIngredient, ShoppingItem } from '#contract/shopping/shopping.ts'
import type { Whereabouts } from './operation.ts'

/** Where a row or an item is. */
export function whereaboutsOf({
  State,
  AtHome,
}: Pick<ShoppingItem, 'State' | 'AtHome'>): Whereabouts {
  if (State === 0) return 'open'
  return AtHome ? 'home' : 'trolley'
}

/** The row after it was moved. */
export function movedTo<Row extends Pick<ShoppingItem, 'State' | 'AtHome'>>(
  { AtHome: _before, ...row }: Row,
  to: Whereabouts,
): Row {
  const state = { State: to === 'open' ? 0 : 1, ...(to === 'home' && { AtHome: true }) }
  return { ...row, ...state } as Row
}

/** Moves an ingredient, in all of its rows. */
export function checkRows<Group extends { Ingredients: readonly ShoppingIngredient[] }>(
  groups: readonly Group[],
  ingredientId: number,
  to: Whereabouts,
): Group[] {
  return groups.map((group) => {
    const rows = group.Ingredients.filter(({ Id }) => Id === ingredientId)
    if (rows.every((row) => whereaboutsOf(row) === to)) return group
    const Ingredients = group.Ingredients.map((row) =>
      row.Id === ingredientId ? movedTo(row, to) : row,
    )
    return { ...group, Ingredients }
  })
}
