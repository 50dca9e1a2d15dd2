import type { ShoppingPlace } from '#contract/shopping.ts'
import type { ShoppingList } from './shopping-list.ts'

function order<Place extends ShoppingPlace>(
  all: readonly Place[],
  ids: readonly number[],
): Place[] {
  const place = (id: number) => {
    const found = ids.indexOf(id)
    return found === -1 ? ids.length : found
  }
  return all.toSorted((a, b) => place(a.DepartementId) - place(b.DepartementId))
}

/** The departments in another order, which the shop where the cook is keeps. */
export function orderPlaces(list: ShoppingList, ids: readonly number[]): ShoppingList {
  return {
    ...list,
    departments: order(list.departments, ids),
    places: order(list.places, ids),
    shops: list.shops?.map((shop) => (shop.IsHere ? { ...shop, DepartementIds: [...ids] } : shop)),
  }
}

/** The list in a shop, a known one or a new one, whose order of departments holds from then on. */
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
  return orderPlaces({ ...list, shops }, DepartementIds)
}
