import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import type { ShoppingChange } from '#app/features/shopping/model/operation.ts'
import { BOUGHT_MAX, HABIT_WORD_MAX } from '#contract/shopping/limits.ts'
import type { ShoppingRecipe } from '#contract/shopping/shopping.ts'
import { removing, restoringRecipe, type UndoableChanges } from './undoable-changes.ts'

/** What has to be known to end shopping. */
export interface FinishParts {
  /** All rows that are to be bought or in the trolley. */
  readonly rows: readonly ListRow[]
  readonly recipes: readonly ShoppingRecipe[]
}

/** Rows in the trolley. */
export function inTrolley(rows: readonly ListRow[]): ListRow[] {
  return rows.filter(({ State, isAtHome }) => State === 1 && !isAtHome)
}

/**
 * The changes that empty the trolley: items leave the list, and so do recipes of which nothing is open. What
 * was bought for other recipes is at home from then on. Everything bought counts as often bought.
 */
export function finishing({ rows, recipes }: FinishParts): UndoableChanges<ShoppingChange> {
  const trolley = inTrolley(rows)
  const bought = new Set(trolley.flatMap(({ foodId }) => foodId ?? []))
  const open = new Set(rows.flatMap(({ State, foodId }) => (State === 0 ? (foodId ?? []) : [])))
  const isDone = ({ Ingredients }: ShoppingRecipe) =>
    Ingredients.some(({ Id }) => bought.has(Id)) && Ingredients.every(({ Id }) => !open.has(Id))
  const gone = recipes.filter(isDone)
  const stays = recipes.filter((recipe) => !isDone(recipe))
  const kept = new Set(stays.flatMap(({ Ingredients }) => Ingredients.map(({ Id }) => Id)))
  const atHome = [...bought].filter((id) => kept.has(id))
  const items = removing(trolley.flatMap((row) => row.items.filter(({ State }) => State === 1)))
  return {
    changes: [
      ...counted(trolley.map(({ one }) => one)),
      ...gone.map(({ Id }) => ({ kind: 'removeRecipe', recipeId: Id }) as const),
      ...atHome.map((ingredientId) => checked(ingredientId, true)),
      ...items.changes,
    ],
    inverse: [
      ...gone.flatMap(restoringRecipe),
      ...atHome.map((ingredientId) => checked(ingredientId, false)),
      ...items.inverse,
    ],
  }
}

const checked = (ingredientId: number, isAtHome: boolean) =>
  ({ kind: 'check', ingredientId, isChecked: true, ...(isAtHome && { isAtHome }) }) as const

/** Counts names that are short enough to be remembered, no more in one change than a call takes. */
function counted(names: readonly string[]): ShoppingChange[] {
  const words = names.filter((name) => Array.from(name).length <= HABIT_WORD_MAX)
  const changes: ShoppingChange[] = []
  for (let from = 0; from < words.length; from += BOUGHT_MAX) {
    changes.push({ kind: 'countBought', names: words.slice(from, from + BOUGHT_MAX) })
  }
  return changes
}
