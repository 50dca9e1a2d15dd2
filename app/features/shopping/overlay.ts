import type {
  ShoppingDepartment,
  ShoppingIngredient,
  ShoppingNote,
  ShoppingRecipe,
} from '#contract/shopping.ts'
import type { Operation, ShoppingChange } from './operation.ts'

/** The shopping list in one language, as the server last told it or with changes laid over it. */
export interface ShoppingList {
  readonly recipes: readonly ShoppingRecipe[]
  readonly departments: readonly ShoppingDepartment[]
  readonly notes: readonly ShoppingNote[]
}

/** A list with nothing on it. */
export const EMPTY_LIST: ShoppingList = { recipes: [], departments: [], notes: [] }

/** Id of a note that the server has not seen yet. */
export const UNSENT_NOTE = 0

/** Whether an ingredient is ticked off anywhere on the list. */
function isChecked({ recipes }: ShoppingList, ingredientId: number): boolean {
  return recipes.some(({ Ingredients }) =>
    Ingredients.some(({ Id, State }) => Id === ingredientId && State === 1),
  )
}

function checkRows<Group extends { Ingredients: readonly ShoppingIngredient[] }>(
  groups: readonly Group[],
  ingredientId: number,
  State: 0 | 1,
): Group[] {
  return groups.map((group) => {
    if (!group.Ingredients.some((row) => row.Id === ingredientId && row.State !== State)) {
      return group
    }
    const Ingredients = group.Ingredients.map((row) =>
      row.Id === ingredientId ? { ...row, State } : row,
    )
    return { ...group, Ingredients }
  })
}

function addRecipe(list: ShoppingList, added: ShoppingRecipe): ShoppingList {
  const known = list.recipes.find(({ Id }) => Id === added.Id)
  if (known) return changePersons(list, added.Id, added.Persons)
  // A tick belongs to the ingredient, so what is in the bag for one recipe is so for all (D-58).
  const Ingredients = added.Ingredients.map((row) => ({
    ...row,
    State: isChecked(list, row.Id) ? (1 as const) : (0 as const),
  }))
  return { ...list, recipes: [...list.recipes, { ...added, Ingredients }] }
}

function changePersons(list: ShoppingList, recipeId: number, Persons: number): ShoppingList {
  const recipes = list.recipes.map((recipe) =>
    recipe.Id === recipeId ? { ...recipe, Persons } : recipe,
  )
  return { ...list, recipes }
}

function order(
  departments: readonly ShoppingDepartment[],
  ids: readonly number[],
): ShoppingDepartment[] {
  const place = (id: number) => {
    const found = ids.indexOf(id)
    return found === -1 ? ids.length : found
  }
  return departments.toSorted((a, b) => place(a.DepartementId) - place(b.DepartementId))
}

/** The list after one change. What the change names and the list does not have stays away. */
export function change(list: ShoppingList, wish: ShoppingChange): ShoppingList {
  switch (wish.kind) {
    case 'check': {
      const State = wish.isChecked ? 1 : 0
      return {
        ...list,
        recipes: checkRows(list.recipes, wish.ingredientId, State),
        departments: checkRows(list.departments, wish.ingredientId, State),
      }
    }
    case 'persons':
      return changePersons(list, wish.recipeId, wish.persons)
    case 'addRecipe':
      return addRecipe(list, wish.recipe)
    case 'removeRecipe':
      return { ...list, recipes: list.recipes.filter(({ Id }) => Id !== wish.recipeId) }
    case 'addNote':
      if (list.notes.some(({ Name }) => Name === wish.name)) return list
      return { ...list, notes: [...list.notes, { Id: UNSENT_NOTE, Name: wish.name }] }
    case 'removeNote':
      return { ...list, notes: list.notes.filter(({ Name }) => Name !== wish.name) }
    default:
      return { ...list, departments: order(list.departments, wish.departmentIds) }
  }
}

/**
 * What the cook sees: the server's last answer with every change over it that the answer may not
 * know yet. A stale answer therefore never takes a change back.
 *
 * @param operations oldest first
 */
export function withOperations(list: ShoppingList, operations: readonly Operation[]): ShoppingList {
  return operations.reduce((changed, operation) => change(changed, operation.change), list)
}
