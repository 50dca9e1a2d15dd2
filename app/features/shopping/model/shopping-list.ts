import type {
  ShoppingDepartment,
  ShoppingItem,
  NamedDepartment,
  ShoppingRecipe,
} from '#contract/shopping/shopping.ts'
import type { ShoppingHabit } from '#contract/shopping/habits.ts'
import type { ShoppingShop } from '#contract/shopping/shops.ts'

/** The shopping list in one language, as the server sent it or with pending changes applied. */
export interface ShoppingList {
  readonly recipes: readonly ShoppingRecipe[]
  readonly departments: readonly ShoppingDepartment[]
  /** Items that the member wrote, oldest first. */
  readonly items: readonly ShoppingItem[]
  /** Every department in the member's order. Devices have stored it under this name. */
  readonly places: readonly NamedDepartment[]
  /** What the member wrote before, newest first. */
  readonly habits: readonly ShoppingHabit[]
  /** Ingredients that are always at home. */
  readonly staples: readonly number[]
  /** Shops that the member named, each with its order of departments; absent in what an earlier version stored. */
  readonly shops?: readonly ShoppingShop[]
}

/** A list with nothing on it. */
export const EMPTY_LIST: ShoppingList = {
  recipes: [],
  departments: [],
  items: [],
  places: [],
  habits: [],
  staples: [],
  shops: [],
}
