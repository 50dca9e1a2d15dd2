import { isUnderstood, withEdits, type ItemReader } from '#cooking/items/understood.ts'
import type { ShoppingHabit } from '#contract/shopping/habits.ts'
import type { ShoppingItem, ShoppingRecipe } from '#contract/shopping/shopping.ts'
import { UNSENT, type Operation, type ShoppingChange } from './operation.ts'
import { enterShop, orderDepartments } from './shop-order.ts'
import type { ShoppingList } from './shopping-list.ts'
import { checkRows, movedTo } from './whereabouts.ts'

/** Reads items while the words of the catalogue are unknown: nothing is understood of them. */
export const WORD_FOR_WORD: ItemReader = {
  read: (name) => ({ Label: name }),
  kindOf: ({ FoodId, Label }) => (FoodId === undefined ? Label.toLowerCase() : `food ${FoodId}`),
}

/** Whether an ingredient is ticked off anywhere on the list. */
function isChecked({ recipes }: ShoppingList, ingredientId: number): boolean {
  return recipes.some(({ Ingredients }) =>
    Ingredients.some(({ Id, State }) => Id === ingredientId && State === 1),
  )
}

function addRecipe(list: ShoppingList, added: ShoppingRecipe): ShoppingList {
  const known = list.recipes.find(({ Id }) => Id === added.Id)
  if (known) return changePersons(list, added.Id, added.Persons)
  // A tick belongs to the ingredient: if it is ticked for one recipe, it is ticked for all.
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

function addItem(list: ShoppingList, key: string, name: string, reader: ItemReader): ShoppingList {
  if (list.items.some(({ Key }) => Key === key)) return list
  const read = reader.read(name)
  const there = isUnderstood(read) ? undefined : list.items.find(({ Name }) => Name === name)
  // It is there once; the same again is to buy again.
  if (there) return editItems(list, there.Key, (item) => movedTo(item, 'open'))
  const kind = reader.kindOf(read)
  const habit = list.habits.find(
    ({ Name, DepartementId }) =>
      DepartementId !== undefined && reader.kindOf(reader.read(Name)) === kind,
  )
  const item = { Id: UNSENT, Key: key, Name: name, State: 0, ...read } as const
  const added = withEdits(item, { DepartementId: habit?.DepartementId })
  return { ...list, items: [...list.items, added] }
}

function editItems(
  list: ShoppingList,
  key: string,
  edit: (item: ShoppingItem) => ShoppingItem,
): ShoppingList {
  return { ...list, items: list.items.map((item) => (item.Key === key ? edit(item) : item)) }
}

/** The habits with one more or changed, the newest first. */
function withHabit(
  list: ShoppingList,
  name: string,
  reader: ItemReader,
  edit: (habit: ShoppingHabit) => ShoppingHabit,
): ShoppingList {
  const kind = reader.kindOf(reader.read(name))
  const isSame = ({ Name }: ShoppingHabit) => reader.kindOf(reader.read(Name)) === kind
  const known = list.habits.find(isSame) ?? { Name: name, Times: 0 }
  return { ...list, habits: [edit(known), ...list.habits.filter((habit) => !isSame(habit))] }
}

/** The list after one change. A change of something that is not on the list has no effect. */
export function applyChange(
  list: ShoppingList,
  change: ShoppingChange,
  reader: ItemReader = WORD_FOR_WORD,
): ShoppingList {
  switch (change.kind) {
    case 'check': {
      const ticked = change.isAtHome ? 'home' : 'trolley'
      const to = change.isChecked ? ticked : 'open'
      return {
        ...list,
        recipes: checkRows(list.recipes, change.ingredientId, to),
        departments: checkRows(list.departments, change.ingredientId, to),
      }
    }
    case 'persons':
      return changePersons(list, change.recipeId, change.persons)
    case 'addRecipe':
      return addRecipe(list, change.recipe)
    case 'removeRecipe':
      return { ...list, recipes: list.recipes.filter(({ Id }) => Id !== change.recipeId) }
    case 'addItem':
      return addItem(list, change.key, change.name, reader)
    case 'tickItem':
      return editItems(list, change.item.Key, (item) => movedTo(item, change.to))
    case 'editItem': {
      const isHere = list.items.some(({ Key }) => Key === change.item.Key)
      const all = isHere ? list : { ...list, items: [...list.items, change.item] }
      return editItems(all, change.item.Key, (item) => withEdits(item, change.edits))
    }
    case 'removeItem':
      return { ...list, items: list.items.filter(({ Key }) => Key !== change.item.Key) }
    case 'addStaples':
      return { ...list, staples: [...new Set([...list.staples, ...change.ingredientIds])] }
    case 'removeStaple':
      return { ...list, staples: list.staples.filter((id) => id !== change.ingredientId) }
    case 'addNote':
      return addItem(list, change.name, change.name, reader)
    case 'removeNote':
      return { ...list, items: list.items.filter(({ Name }) => Name !== change.name) }
    case 'countBought':
      return change.names.reduce(
        (counted, name) =>
          withHabit(counted, name, reader, (habit) => ({ ...habit, Times: habit.Times + 1 })),
        list,
      )
    case 'moveFood':
      return withHabit(list, change.name, reader, (habit) => ({
        ...habit,
        DepartementId: change.departmentId,
      }))
    case 'enterShop':
      return enterShop(list, change.key, change.name)
    case 'forgetShop':
      return { ...list, shops: list.shops?.filter(({ Key }) => Key !== change.key) }
    default:
      return orderDepartments(list, change.departmentIds)
  }
}

/** Remembers in which order keys are first seen, and sorts by that: what comes back is where it was. */
function createFirstSeenOrder<Row>(keyOf: (row: Row) => string | number) {
  const positions = new Map<string | number, number>()
  const positionOf = (row: Row) => positions.get(keyOf(row)) ?? positions.size
  return {
    see(rows: readonly Row[]) {
      for (const row of rows)
        if (!positions.has(keyOf(row))) positions.set(keyOf(row), positions.size)
    },
    sort: (rows: readonly Row[]) => rows.toSorted((a, b) => positionOf(a) - positionOf(b)),
  }
}

/**
 * The list with all operations applied that it may not include yet. So a stale response never reverts a
 * change on screen. What was removed and is brought back stands where it stood.
 *
 * @param operations oldest first
 */
export function withOperations(
  list: ShoppingList,
  operations: readonly Operation[],
  reader?: ItemReader,
): ShoppingList {
  const items = createFirstSeenOrder<ShoppingItem>(({ Key }) => Key)
  const recipes = createFirstSeenOrder<ShoppingRecipe>(({ Id }) => Id)
  let shown = list
  for (const operation of operations) {
    items.see(shown.items)
    recipes.see(shown.recipes)
    shown = applyChange(shown, operation.change, reader)
  }
  if (operations.length === 0) return list
  return { ...shown, items: items.sort(shown.items), recipes: recipes.sort(shown.recipes) }
}
