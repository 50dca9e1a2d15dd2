import type {
  ShoppingDepartment,
  ShoppingIngredient,
  ShoppingNote,
  ShoppingRecipe,
} from '#contract/shopping.ts'
import type { Operation, ShoppingChange } from './operation.ts'

/** The shopping list in one language, as the server sent it or with pending changes applied. */
export interface ShoppingList {
  readonly recipes: readonly ShoppingRecipe[]
  readonly departments: readonly ShoppingDepartment[]
  readonly notes: readonly ShoppingNote[]
}

/** A list with nothing on it. */
export const EMPTY_LIST: ShoppingList = { recipes: [], departments: [], notes: [] }

/** Id of a note that the server does not know yet. */
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
  // A tick belongs to the ingredient: if it is ticked for one recipe, it is ticked for all (D-58).
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

/** The list after one change. A change of something that is not on the list has no effect. */
export function change(list: ShoppingList, edit: ShoppingChange): ShoppingList {
  switch (edit.kind) {
    case 'check': {
      const State = edit.isChecked ? 1 : 0
      return {
        ...list,
        recipes: checkRows(list.recipes, edit.ingredientId, State),
        departments: checkRows(list.departments, edit.ingredientId, State),
      }
    }
    case 'persons':
      return changePersons(list, edit.recipeId, edit.persons)
    case 'addRecipe':
      return addRecipe(list, edit.recipe)
    case 'removeRecipe':
      return { ...list, recipes: list.recipes.filter(({ Id }) => Id !== edit.recipeId) }
    case 'addNote':
      if (list.notes.some(({ Name }) => Name === edit.name)) return list
      return { ...list, notes: [...list.notes, { Id: UNSENT_NOTE, Name: edit.name }] }
    case 'removeNote':
      return { ...list, notes: list.notes.filter(({ Name }) => Name !== edit.name) }
    default:
      return { ...list, departments: order(list.departments, edit.departmentIds) }
  }
}

/**
 * The list with all operations applied that it may not include yet. So a stale response never reverts a
 * change on screen.
 *
 * @param operations oldest first
 */
export function withOperations(list: ShoppingList, operations: readonly Operation[]): ShoppingList {
  return operations.reduce((changed, operation) => change(changed, operation.change), list)
}
