/** Names of the dish types in wire order: the code of a type is its index. */
export const DISH_TYPES = [
  'Drink',
  'AlcoholicDrink',
  'Breakfast',
  'Appetizer',
  'Salad',
  'MainDish',
  'Dessert',
  'Bread',
  'Bake',
  'Cake',
  'Smoothie',
  'Soup',
  'Pasta',
] as const

/** Name of a dish type; translation keys are `app.categories.{Name}`. */
export type DishTypeName = (typeof DISH_TYPES)[number]

/** Code of a dish type on the wire, 0 (Drink) to 12 (Pasta). */
export type DishType = number

/** The client's "every dish type"; never sent. */
export const ALL_DISH_TYPES = -1

/** The wire code of a dish type name. */
export function dishTypeCode(name: DishTypeName): DishType {
  return DISH_TYPES.indexOf(name)
}

/** The name of a dish type code, `All` for -1; undefined for an unknown code. */
export function dishTypeName(code: DishType): DishTypeName | 'All' | undefined {
  return code === ALL_DISH_TYPES ? 'All' : DISH_TYPES[code]
}
