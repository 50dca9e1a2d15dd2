import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { ItemReader } from '#cooking/items/understood.ts'
import type {
  ShoppingFoods,
  ShoppingIngredient,
  ShoppingRecipe,
} from '#contract/shopping/shopping.ts'
import {
  rowOf,
  type ListRow,
  type NeededRow,
  type Part,
  type RowWithoutDepartment,
} from './list-row.ts'
import type { ShoppingList } from './shopping-list.ts'

/** A department with its rows. */
export interface Department {
  /** 0 for what has no department. */
  readonly id: number
  /** Empty for department 0. */
  readonly name: string
  /** One row for each food or word, in their own order. */
  readonly rows: readonly ListRow[]
}

/** The list as it is shown by departments. */
export interface ArrangedList {
  readonly departments: readonly Department[]
  /** Rows that need not be bought. */
  readonly atHome: readonly ListRow[]
  /** Water from the tap. */
  readonly leftOut: readonly ListRow[]
}

/** Data that arranges the list. */
export interface ArrangeOptions {
  /** Undefined until they are loaded; pack sizes are unknown until then. */
  readonly foods: ShoppingFoods | undefined
  readonly reader: ItemReader
  readonly langId: LangId
}

/** Ticked rows after the others, each part in its own order. */
export function openFirst<Row extends Pick<ShoppingIngredient, 'State'>>(
  rows: readonly Row[],
): Row[] {
  return rows.toSorted((a, b) => a.State - b.State)
}

function neededRows({ Id: recipeId, RecipeName, Persons, Ingredients }: ShoppingRecipe) {
  return Ingredients.map((row): NeededRow => ({
    ...row,
    ImperialAmount: row.ImperialAmount && row.ImperialAmount * (row.Pinned ? 1 : Persons),
    Recipe: { Id: recipeId, RecipeName, Persons },
  }))
}

/**
 * Where the parts of a row are bought: as the member says of an item or has said before of this food, or as
 * the catalogue does.
 */
function departmentIdOf(
  { key, items, foodId }: RowWithoutDepartment,
  departmentOfFood: ReadonlyMap<Id, Id>,
  habits: ReadonlyMap<string, Id>,
): number {
  const own = items.findLast(({ DepartementId }) => DepartementId !== undefined)
  const usual = items.length === 0 ? habits.get(key) : undefined
  const known = foodId === undefined ? 0 : (departmentOfFood.get(foodId) ?? 0)
  return own?.DepartementId ?? usual ?? known
}

/** Departments that the member chose, by what is bought there. */
function habitDepartments({ habits }: ShoppingList, reader: ItemReader): Map<string, Id> {
  return new Map(
    habits.flatMap(({ Name, DepartementId }) =>
      DepartementId === undefined ? [] : [[reader.kindOf(reader.read(Name)), DepartementId]],
    ),
  )
}

/**
 * The list by departments, with one row for each food and what to buy of it. It is computed from the
 * recipes and items, so that it is right without a connection, too. The departments of the server only
 * assign the ingredients and define the order.
 */
export function arrange(list: ShoppingList, options: ArrangeOptions): ArrangedList {
  const { reader, langId } = options
  const foods = new Map((options.foods?.Foods ?? []).map((food) => [food.Id, food]))
  const parts: Part[] = [
    ...list.recipes.flatMap(neededRows).map((need) => ({ key: `food ${need.Id}`, need })),
    ...list.items.map((item) => ({ key: reader.kindOf(item), item })),
  ]
  const rowOptions = { foods, staples: new Set(list.staples), langId }
  const departmentOfFood = new Map([
    ...[...foods.values()].map(({ Id, DepartementId }) => [Id, DepartementId] as const),
    ...list.departments.flatMap(({ DepartementId, Ingredients }) =>
      Ingredients.map(({ Id }) => [Id, DepartementId] as const),
    ),
  ])
  const habits = habitDepartments(list, reader)
  const rows = Array.from(
    Map.groupBy(parts, ({ key }) => key),
    ([key, group]): ListRow => {
      const row = rowOf(key, group, rowOptions)
      return { ...row, departmentId: departmentIdOf(row, departmentOfFood, habits) }
    },
  )
  const isTap = ({ foodId = 0, items }: ListRow) =>
    items.length === 0 && foods.get(foodId)?.Facts.Tap === true
  const leftOut = rows.filter(isTap)
  const atHome = rows.filter((row) => row.isAtHome && !isTap(row))
  const toBuy = rows.filter((row) => !row.isAtHome && !isTap(row))

  const byDepartment = Map.groupBy(toBuy, ({ departmentId }) => departmentId)
  const known = list.places.length > 0 ? list.places : list.departments
  const all = known.map(({ DepartementId: id, DepartementName: name }) => ({ id, name }))
  const departments = [...all, { id: 0, name: '' }].flatMap(({ id, name }) => {
    const here = byDepartment.get(id)
    return here ? [{ id, name, rows: here }] : []
  })
  return { departments, atHome, leftOut }
}

/** Number of rows that are still to be bought. */
export function countOpen({ departments }: ArrangedList): number {
  return departments.flatMap(({ rows }) => rows).filter(({ State }) => State === 0).length
}

/** Keeps rows that have not changed as the same objects, so that they need not be rendered again (decision 048). */
export function createSameRows(): (arranged: ArrangedList) => ArrangedList {
  let known = new Map<string, { readonly text: string; readonly row: ListRow }>()
  return ({ departments, atHome, leftOut }) => {
    const next: typeof known = new Map()
    const same = (row: ListRow) => {
      const text = JSON.stringify(row)
      const before = known.get(row.key)
      const kept = before?.text === text ? before : { text, row }
      next.set(row.key, kept)
      return kept.row
    }
    const arranged = {
      departments: departments.map((department) => {
        return { ...department, rows: department.rows.map(same) }
      }),
      atHome: atHome.map(same),
      leftOut: leftOut.map(same),
    }
    known = next
    return arranged
  }
}
