import type { Id } from '#contract/common.ts'
import type { ShoppingRecipe } from '#contract/shopping.ts'

/** A change of the shopping list, whoever asks for it and whether or not there is a connection. */
export type ShoppingChange =
  /** Ticks an ingredient off or on again, in every row of it (SHP-12, D-58). */
  | { readonly kind: 'check'; readonly ingredientId: Id; readonly isChecked: boolean }
  /** Cooks a recipe of the list for another number of people, 1 to 999 (SHP-17). */
  | { readonly kind: 'persons'; readonly recipeId: Id; readonly persons: number }
  /** Puts a recipe on the list; one that is there is cooked for `Persons` people (D-58). */
  | { readonly kind: 'addRecipe'; readonly recipe: ShoppingRecipe }
  | { readonly kind: 'removeRecipe'; readonly recipeId: Id }
  /** Notes have their exact name for an identity (D-59). */
  | { readonly kind: 'addNote'; readonly name: string }
  | { readonly kind: 'removeNote'; readonly name: string }
  /** Puts the departments in the order of the cook's shop. */
  | { readonly kind: 'order'; readonly departmentIds: readonly Id[] }

/** A change as it is kept until the server has it. */
export interface Operation {
  /** UUID: the server makes an operation that it has seen before no second time. */
  readonly id: string
  readonly change: ShoppingChange
}
