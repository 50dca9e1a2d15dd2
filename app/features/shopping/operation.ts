import type { Id } from '#contract/common.ts'
import type { ShoppingRecipe } from '#contract/shopping.ts'

/** A change of the shopping list. It can be made without a connection. */
export type ShoppingChange =
  /** Ticks an ingredient off or on again, in all of its rows (SHP-12, D-58). */
  | { readonly kind: 'check'; readonly ingredientId: Id; readonly isChecked: boolean }
  /** Changes the number of people of a recipe, 1 to 999 (SHP-17). */
  | { readonly kind: 'persons'; readonly recipeId: Id; readonly persons: number }
  /** Adds a recipe. If it is on the list, its number of people changes to `Persons` (D-58). */
  | { readonly kind: 'addRecipe'; readonly recipe: ShoppingRecipe }
  | { readonly kind: 'removeRecipe'; readonly recipeId: Id }
  /** A note is identified by its exact name (D-59). */
  | { readonly kind: 'addNote'; readonly name: string }
  | { readonly kind: 'removeNote'; readonly name: string }
  /** Sorts the departments in the order of the cook's shop. */
  | { readonly kind: 'order'; readonly departmentIds: readonly Id[] }

/** A change that is stored until the server has confirmed it. */
export interface Operation {
  /** UUID. The server applies each operation once. */
  readonly id: string
  readonly change: ShoppingChange
}

/** An operation that the cook has just made. */
export interface NewOperation extends Operation {
  /** Milliseconds since 1970, by the clock of this device. */
  readonly at: number
}

/** An operation that the cook makes now. */
export function newOperation(change: ShoppingChange): NewOperation {
  return { id: crypto.randomUUID(), change, at: Date.now() }
}
