import { mergeByUnitFamily, type MergedRow } from '#contract/shopping-rows.ts'
import type { ShoppingIngredient, ShoppingRecipe } from '#contract/shopping.ts'
import type { ShoppingList } from './overlay.ts'

/** An ingredient of one recipe with the amount for all its people; its alternatives are for one. */
export interface NeededRow extends ShoppingIngredient {
  readonly Recipe: Pick<ShoppingRecipe, 'Id' | 'RecipeName' | 'Persons'>
}

/** A department with the ingredients that are sold there. */
export interface Department {
  /** 0 for ingredients whose department the server has not sent yet. */
  readonly id: number
  /** Empty for department 0. */
  readonly name: string
  /** One row for each ingredient and family of units, ticked ones last (SHP-15). */
  readonly rows: readonly MergedRow<NeededRow>[]
}

/** Ticked rows after the others, each part in its own order (SHP-15). */
export function openFirst<Row extends Pick<ShoppingIngredient, 'State'>>(
  rows: readonly Row[],
): Row[] {
  return rows.toSorted((a, b) => a.State - b.State)
}

function neededRows({ Id, RecipeName, Persons, Ingredients }: ShoppingRecipe): NeededRow[] {
  return Ingredients.map((row) => ({
    ...row,
    ImperialAmount: row.ImperialAmount && row.ImperialAmount * (row.Pinned ? 1 : Persons),
    Recipe: { Id, RecipeName, Persons },
  }))
}

/**
 * The list by departments. It is computed from the recipes, so that it is right without a connection,
 * too. The departments of the server only assign the ingredients and define the order.
 */
export function departmentsOf({ recipes, departments }: ShoppingList): Department[] {
  const places = new Map(
    departments.flatMap(({ DepartementId, Ingredients }) =>
      Ingredients.map(({ Id }) => [Id, DepartementId] as const),
    ),
  )
  const rows = mergeByUnitFamily(recipes.flatMap(neededRows))
  const byPlace = Map.groupBy(rows, ({ Id }) => places.get(Id) ?? 0)
  const known = departments.map(({ DepartementId, DepartementName }) => {
    return { id: DepartementId, name: DepartementName }
  })
  return [...known, { id: 0, name: '' }].flatMap(({ id, name }) => {
    const here = byPlace.get(id)
    return here ? [{ id, name, rows: openFirst(here) }] : []
  })
}
