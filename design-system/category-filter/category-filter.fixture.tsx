import { useState } from 'react'
import {
  CategoryFilter,
  type Category,
  type CategoryFilterProps,
} from '#design-system/category-filter/category-filter.tsx'
import { DISH_TYPE_ICONS, type DishTypeIconName } from '#design-system/icon/dish-types.ts'

const named = (names: [DishTypeIconName, string][]): Category<DishTypeIconName>[] =>
  names.map(([value, label]) => ({ value, label, icon: DISH_TYPE_ICONS[value] }))

/** The dish types as the recipe filter shows them. */
export const DISHES = named([
  ['All', 'All'],
  ['Drink', 'Drinks'],
  ['AlcoholicDrink', 'Alcoholic drinks'],
  ['Breakfast', 'Breakfast'],
  ['Appetizer', 'Appetizers'],
  ['Salad', 'Salads'],
  ['Soup', 'Soups'],
  ['MainDish', 'Main dishes'],
  ['Pasta', 'Pasta'],
  ['Dessert', 'Desserts'],
  ['Smoothie', 'Smoothies'],
  ['Bread', 'Bread'],
  ['Bake', 'Baking'],
  ['Cake', 'Cakes'],
])

/** The first of them in German: long words. */
export const DISHES_GERMAN = named([
  ['All', 'Alle'],
  ['Drink', 'Getränke'],
  ['AlcoholicDrink', 'Alkoholische Getränke'],
  ['Breakfast', 'Frühstücks\u00adgerichte'],
  ['Appetizer', 'Vorspeisen'],
  ['Salad', 'Salate'],
  ['Soup', 'Suppen'],
])

/** Stateful: any number of categories can be chosen. */
export function ChoosingFilter({
  value,
  onValueToggle,
  ...props
}: CategoryFilterProps<DishTypeIconName>) {
  const [chosen, setChosen] = useState(value)
  return (
    <CategoryFilter
      value={chosen}
      onValueToggle={(toggled) => {
        setChosen(
          chosen.includes(toggled)
            ? chosen.filter((other) => other !== toggled)
            : [...chosen, toggled],
        )
        onValueToggle(toggled)
      }}
      {...props}
    />
  )
}
