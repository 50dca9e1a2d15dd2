import { expect, test } from 'vitest'
import { arrange } from '#app/features/shopping/model/departments.ts'
import { newOperation } from '#app/features/shopping/model/operation.ts'
import { EMPTY_LIST, type ShoppingList } from '#app/features/shopping/model/shopping-list.ts'
import { WORD_FOR_WORD, withOperations } from '#app/features/shopping/model/overlay.ts'
import type { ShoppingIngredient, ShoppingItem } from '#contract/shopping/shopping.ts'
import { finishing } from './finishing.ts'

const food = (Id: number, State: 0 | 1): ShoppingIngredient => ({
  Id,
  Name: `Food ${Id}`,
  PluralName: `Food ${Id}`,
  ThumbPath: null,
  ImperialAmount: 1,
  MetricUnit: 2,
  State,
})
const recipe = (Id: number, ...Ingredients: ShoppingIngredient[]) => ({
  Id,
  RecipeName: `Recipe ${Id}`,
  ThumbPath: null,
  Persons: 2,
  Ingredients,
})
const item = (Id: number, State: 0 | 1): ShoppingItem => ({
  Id,
  Key: `key-${Id}`,
  Name: `Note ${Id}`,
  Label: `Note ${Id}`,
  State,
})

/** Recipe 1 is bought, of recipe 2 something is open, and so is one of three items. */
const LIST: ShoppingList = {
  ...EMPTY_LIST,
  recipes: [recipe(1, food(1, 1), food(2, 1)), recipe(2, food(2, 1), food(3, 0))],
  items: [item(1, 1), item(2, 0), item(3, 1)],
}

const rowsOf = (list: ShoppingList) =>
  arrange(list, { foods: undefined, reader: WORD_FOR_WORD, langId: 1 }).departments.flatMap(
    ({ rows }) => rows,
  )
const after = (list: ShoppingList, changes: Parameters<typeof newOperation>[0][]) =>
  withOperations(list, changes.map(newOperation), WORD_FOR_WORD)

test('the end of shopping empties the trolley, keeps what is open, and counts what was bought', () => {
  const { changes } = finishing({ rows: rowsOf(LIST), recipes: LIST.recipes })
  const finished = after(LIST, [...changes])
  expect(rowsOf(finished).map(({ one, State }) => [one, State])).toEqual([
    ['Food 3', 0],
    ['Note 2', 0],
  ])
  expect(finished.recipes.map(({ Id }) => Id)).toEqual([2])
  expect(finished.habits.map(({ Name }) => Name).toSorted()).toEqual([
    'Food 1',
    'Food 2',
    'Note 1',
    'Note 3',
  ])
})

test('the end of shopping is undone: everything is in the trolley again', () => {
  const { changes, inverse } = finishing({ rows: rowsOf(LIST), recipes: LIST.recipes })
  const undone = after(LIST, [...changes, ...inverse])
  const state = (list: ShoppingList) =>
    rowsOf(list)
      .map(({ one, State, isAtHome }) => `${one} ${State} ${isAtHome}`)
      .toSorted()
  expect(state(undone)).toEqual(state(LIST))
})

test('what is at home stays at home, and its recipe stays while something of it is open', () => {
  const list = {
    ...EMPTY_LIST,
    recipes: [recipe(1, { ...food(1, 1), AtHome: true }, food(2, 0))],
  }
  expect(finishing({ rows: rowsOf(list), recipes: list.recipes }).changes).toEqual([])
})
