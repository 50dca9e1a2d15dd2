import { expect, test } from 'vitest'
import { ALL_DISH_TYPES, DISH_TYPES, dishTypeCode, dishTypeName } from './dish-types.ts'

test('ENT-21 dish types have the codes of the contract, and All is -1', () => {
  expect(DISH_TYPES.map((name) => [name, dishTypeCode(name)])).toEqual([
    ['Drink', 0],
    ['AlcoholicDrink', 1],
    ['Breakfast', 2],
    ['Appetizer', 3],
    ['Salad', 4],
    ['MainDish', 5],
    ['Dessert', 6],
    ['Bread', 7],
    ['Bake', 8],
    ['Cake', 9],
    ['Smoothie', 10],
    ['Soup', 11],
    ['Pasta', 12],
  ])
  expect(dishTypeName(ALL_DISH_TYPES)).toBe('All')
  expect(dishTypeName(0)).toBe('Drink')
  expect(dishTypeName(13)).toBeUndefined()
})
