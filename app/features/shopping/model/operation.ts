import type { Id } from '#contract/common.ts'
import type { ItemEdits } from '#cooking/items/understood.ts'
import type { ShoppingItem, ShoppingRecipe } from '#contract/shopping/shopping.ts'

/** Where something on the list is: still to be bought, in the trolley or at home. */
export type Whereabouts = 'open' | 'trolley' | 'home'

/** A change of the shopping list. It can be made without a connection. */
export type ShoppingChange =
  /**
   * Ticks an ingredient off or on again, in all of its rows; ticked, it is in the trolley
   * or at home.
   */
  | {
      readonly kind: 'check'
      readonly ingredientId: Id
      readonly isChecked: boolean
      readonly isAtHome?: boolean
    }
  /** Changes the number of people of a recipe, 1 to 999. */
  | { readonly kind: 'persons'; readonly recipeId: Id; readonly persons: number }
  /** Adds a recipe. If it is on the list, its number of people changes to `Persons`. */
  | { readonly kind: 'addRecipe'; readonly recipe: ShoppingRecipe }
  | { readonly kind: 'removeRecipe'; readonly recipeId: Id }
  /** Adds an item that the member typed; devices name it by its key. */
  | { readonly kind: 'addItem'; readonly key: string; readonly name: string }
  | { readonly kind: 'tickItem'; readonly item: ItemRef; readonly to: Whereabouts }
  /** Changes an item; without edits, it brings a removed one back as it was. */
  | { readonly kind: 'editItem'; readonly item: ShoppingItem; readonly edits: ItemEdits }
  | { readonly kind: 'removeItem'; readonly item: ItemRef }
  /** Remembers that ingredients are always at home. */
  | { readonly kind: 'addStaples'; readonly ingredientIds: readonly Id[] }
  | { readonly kind: 'removeStaple'; readonly ingredientId: Id }
  /** Counts what was bought among what the member buys often. */
  | { readonly kind: 'countBought'; readonly names: readonly string[] }
  /** Remembers in which department something is bought; `name` in any of its words. */
  | { readonly kind: 'moveFood'; readonly name: string; readonly departmentId: Id }
  /** The cook is in this shop from now on; a new one begins with the order of departments that holds. */
  | { readonly kind: 'enterShop'; readonly key: string; readonly name: string }
  | { readonly kind: 'forgetShop'; readonly key: string }
  /** Sorts the departments in the order of the cook's shop. */
  | { readonly kind: 'order'; readonly departmentIds: readonly Id[] }
  | FormerChange

/** A change of one list that is made together with changes of another. */
export interface ChangeOf {
  readonly list: Id
  readonly change: ShoppingChange
}

/** Changes that an earlier version of the app may have left in the outbox: it named items by their text. */
export type FormerChange =
  | { readonly kind: 'addNote'; readonly name: string }
  | { readonly kind: 'removeNote'; readonly name: string }

/** Refers to an item from a change. The id is {@link UNSENT} until the server has answered. */
export type ItemRef = Pick<ShoppingItem, 'Id' | 'Key'>

/** Id of an item that the server does not know yet. */
export const UNSENT = 0

/** The change that adds an item, with a key of its own. */
export function newItem(name: string) {
  return { kind: 'addItem', key: crypto.randomUUID(), name } as const
}

/** A change that is stored until the server has confirmed it. */
export interface Operation {
  /** UUID. The server applies each operation once. */
  readonly id: string
  /** The list that it changes; absent for the default list, whichever that is for the server. */
  readonly list?: Id | undefined
  readonly change: ShoppingChange
}

/** An operation that the cook has just made. */
export interface NewOperation extends Operation {
  /** Milliseconds since 1970, by the clock of this device. */
  readonly at: number
}

/** An operation in the outbox. */
export interface StoredOperation extends NewOperation {
  /** Position in the queue; lower is older. */
  readonly position: number
  /** First version of the list that includes it; null until the server has confirmed it. */
  readonly version: number | null
}

/** An operation that the cook makes now. */
export function newOperation(change: ShoppingChange, list?: Id): NewOperation {
  const id = crypto.randomUUID()
  return { id, ...(list !== undefined && { list }), change, at: Date.now() }
}

/** The operation for a copy of its list, where the same item has another id. */
export function forCopy<Op extends Operation>(operation: Op, list: Id): Op {
  const { change } = operation
  if (!('item' in change)) return { ...operation, list }
  return { ...operation, list, change: { ...change, item: { ...change.item, Id: UNSENT } } }
}

/** An operation that is still being stored. */
export function unstored(operation: NewOperation): StoredOperation {
  return { ...operation, version: null, position: Infinity }
}

/** Whether the outbox has an operation, so that it outlasts the page. One that is being stored has no position. */
export const isStored = ({ position }: StoredOperation): boolean => position < Infinity

/** How many operations the server has not confirmed. */
export function countWaiting(operations: readonly StoredOperation[]): number {
  return operations.filter(({ version }) => version === null).length
}

/** Whether a later operation of the queue replaces this one: only the last number is sent. */
export function isReplaced(
  { change }: StoredOperation,
  later: readonly StoredOperation[],
): boolean {
  if (change.kind !== 'persons') return false
  const next = later.find(
    ({ change: { kind, ...rest } }) =>
      ['persons', 'removeRecipe'].includes(kind) &&
      'recipeId' in rest &&
      rest.recipeId === change.recipeId,
  )
  return next !== undefined
}
