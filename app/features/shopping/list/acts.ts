import type { ListRow } from '#app/features/shopping/list-row.ts'
import type { ShoppingChange, Whereabouts } from '#app/features/shopping/operation.ts'
import { whereaboutsOf } from '#app/features/shopping/whereabouts.ts'
import type { ShoppingIngredient, ShoppingNote, ShoppingRecipe } from '#contract/shopping.ts'

/** What a cook did, and how it is undone. */
export interface Act {
  readonly text: string
  /** What is announced instead. */
  readonly said?: string
  /** Items that it added. */
  readonly added?: { readonly count: number; readonly last: string }
  readonly changes: readonly ShoppingChange[]
  readonly inverse: readonly ShoppingChange[]
}

function checkTo({ Id }: Pick<ShoppingIngredient, 'Id'>, to: Whereabouts): ShoppingChange {
  const isAtHome = to === 'home'
  return {
    kind: 'check',
    ingredientId: Id,
    isChecked: to !== 'open',
    ...(isAtHome && { isAtHome }),
  }
}

/** The changes that put everything of a row in one place, and those that put it back. */
export function placing(row: ListRow, to: Whereabouts): Omit<Act, 'text'> {
  const [need] = row.needs
  const items = row.items.filter((item) => whereaboutsOf(item) !== to)
  const isStapleNeeded = row.isStaple && to === 'open'
  const before = need && whereaboutsOf(need)
  const changes: ShoppingChange[] = [
    ...(isStapleNeeded && row.foodId !== undefined
      ? [{ kind: 'removeStaple', ingredientId: row.foodId } as const]
      : []),
    ...(need && before !== to ? [checkTo(need, to)] : []),
    ...items.map((item) => ({ kind: 'tickItem', item: nameOf(item), to }) as const),
  ]
  const inverse: ShoppingChange[] = [
    ...(isStapleNeeded && row.foodId !== undefined
      ? [{ kind: 'addStaples', ingredientIds: [row.foodId] } as const]
      : []),
    ...(need && before !== undefined && before !== to ? [checkTo(need, before)] : []),
    ...items.map(
      (item) => ({ kind: 'tickItem', item: nameOf(item), to: whereaboutsOf(item) }) as const,
    ),
  ]
  return { changes, inverse }
}

const nameOf = ({ Id, Key }: ShoppingNote) => ({ Id, Key })

/** The changes that take items off the list, and those that bring them back as they were. */
export function removing(items: readonly ShoppingNote[]): Omit<Act, 'text'> {
  return {
    changes: items.map((item) => ({ kind: 'removeItem', item: nameOf(item) }) as const),
    inverse: items.map((item) => ({ kind: 'editItem', item, edits: {} }) as const),
  }
}

/** The changes that restore a removed recipe with its ticks (D-58). */
export function restoring(recipe: ShoppingRecipe): ShoppingChange[] {
  const ticked = recipe.Ingredients.filter(({ State }) => State === 1)
  return [{ kind: 'addRecipe', recipe }, ...ticked.map((row) => checkTo(row, whereaboutsOf(row)))]
}
