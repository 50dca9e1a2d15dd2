import type { NamedDepartment } from '#contract/shopping/shopping.ts'
import type { ShoppingList } from './shopping-list.ts'

function order<Department extends NamedDepartment>(
  all: readonly Department[],
  ids: readonly number[],
): Department[] {
  const positionOf = (id: number) => {
    const found = ids.indexOf(id)
    return found === -1 ? ids.length : found
  }
  return all.toSorted((a, b) => positionOf(a.DepartementId) - positionOf(b.DepartementId))
}

/** The list with its departments in another order, which becomes that of the current shop. */
export function orderDepartments(list: ShoppingList, ids: readonly number[]): ShoppingList {
  return {
    ...list,
    departments: order(list.departments, ids),
    places: order(list.places, ids),
    shops: list.shops?.map((shop) => (shop.IsHere ? { ...shop, DepartementIds: [...ids] } : shop)),
  }
}

/** The list after entering a shop, known or new, with the departments in the order of that shop. */
export function enterShop(list: ShoppingList, key: string, name: string): ShoppingList {
  const known = list.shops?.find(({ Key }) => Key === key)
  const others = (list.shops ?? [])
    .filter(({ Key }) => Key !== key)
    .map(({ IsHere: _left, ...shop }) => shop)
  const DepartementIds =
    known?.DepartementIds ?? list.places.map(({ DepartementId }) => DepartementId)
  const entered = { Key: key, Name: name, DepartementIds, IsHere: true } as const
  const shops = known
    ? (list.shops ?? []).map(({ IsHere: _left, ...shop }) => (shop.Key === key ? entered : shop))
    : [...others, entered]
  return orderDepartments({ ...list, shops }, DepartementIds)
}
