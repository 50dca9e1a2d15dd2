import { expect, test } from 'vitest'
import type { ShoppingIngredient, ShoppingRecipe } from '#contract/shopping.ts'
import { unitCode } from '#contract/units.ts'
import { departmentsOf, openFirst } from './departments.ts'
import { change, type ShoppingList } from './overlay.ts'

const row = (Id: number, ImperialAmount: number | null, unit: 'g' | 'kg' | 'piece' = 'g') => {
  return {
    Id,
    Name: `food ${Id}`,
    PluralName: `foods ${Id}`,
    ThumbPath: null,
    ImperialAmount,
    MetricUnit: unitCode(unit),
    State: 0,
  } satisfies ShoppingIngredient
}
const recipe = (Id: number, Persons: number, Ingredients: ShoppingIngredient[]) =>
  ({
    Id,
    RecipeName: `recipe ${Id}`,
    ThumbPath: null,
    Persons,
    Ingredients,
  }) satisfies ShoppingRecipe

const list: ShoppingList = {
  recipes: [
    recipe(1, 2, [row(10, 250), row(11, 1, 'piece')]),
    recipe(2, 5, [row(10, 0.1, 'kg'), row(12, null), row(13, 1)]),
  ],
  departments: [
    { DepartementId: 7, DepartementName: 'Larder', Persons: 1, Ingredients: [row(12, null)] },
    {
      DepartementId: 3,
      DepartementName: 'Fruit',
      Persons: 1,
      Ingredients: [row(10, 1), row(11, 1)],
    },
  ],
  notes: [],
}

test('500 g and 0.5 kg of a food are one row, with the recipes that need it', () => {
  const [, fruit] = departmentsOf(list)
  expect(fruit?.rows.map(({ Id, ImperialAmount }) => [Id, ImperialAmount])).toEqual([
    [10, 1000],
    [11, 2],
  ])
  expect(fruit?.rows[0]?.Sources.map(({ Recipe }) => Recipe.RecipeName)).toEqual([
    'recipe 1',
    'recipe 2',
  ])
})

test('departments keep the order of the server, new ones are last', () => {
  expect(departmentsOf(list).map(({ id, rows }) => [id, rows.map(({ Id }) => Id)])).toEqual([
    [7, [12]],
    [3, [10, 11]],
    [0, [13]],
  ])
})

test('SHP-15 ticked rows come after the others and keep their order', () => {
  const ticked = change(list, { kind: 'check', ingredientId: 10, isChecked: true })
  expect(departmentsOf(ticked)[1]?.rows.map(({ Id, State }) => [Id, State])).toEqual([
    [11, 0],
    [10, 1],
  ])
  expect(openFirst(ticked.recipes[1]?.Ingredients ?? []).map(({ Id }) => Id)).toEqual([12, 13, 10])
})

test('a change of people changes the amounts at once', () => {
  const more = change(list, { kind: 'persons', recipeId: 1, persons: 4 })
  expect(departmentsOf(more)[1]?.rows[0]?.ImperialAmount).toBe(1500)
})

test('a pinned amount is the same for any number of people, and a note splits no row', () => {
  const oil = { ...row(10, 0.5, 'kg'), Pinned: true as const, Note: 'for frying' }
  const [, fruit] = departmentsOf({ ...list, recipes: [...list.recipes, recipe(3, 8, [oil])] })
  expect(fruit?.rows).toHaveLength(2)
  expect(fruit?.rows[0]).toMatchObject({ Id: 10, ImperialAmount: 1500 })
  expect(fruit?.rows[0]).not.toHaveProperty('Pinned')
})
