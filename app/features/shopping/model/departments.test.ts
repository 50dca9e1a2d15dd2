import { expect, test } from 'vitest'
import type { FoodFacts } from '#contract/recipes/packs.ts'
import type {
  ShoppingFoods,
  ShoppingIngredient,
  ShoppingRecipe,
} from '#contract/shopping/shopping.ts'
import { unitCode } from '#contract/units.ts'
import { arrange, countOpen, openFirst } from './departments.ts'
import type { ListRow } from './list-row.ts'
import { newItem, type ShoppingChange } from './operation.ts'
import { applyChange } from './overlay.ts'
import { EMPTY_LIST, type ShoppingList } from './shopping-list.ts'
import { readerOf } from './reader.ts'

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

const food = (
  Id: number,
  en: string,
  de: string,
  DepartementId: number,
  Facts: FoodFacts = {},
) => ({
  Id,
  Names: [
    { LangId: 0, One: de, Other: de },
    { LangId: 1, One: en, Other: en },
  ],
  Synonyms: [],
  DepartementId,
  ThumbPath: null,
  Facts,
})
const FOODS: ShoppingFoods = {
  Version: 1,
  Foods: [
    food(10, 'flour', 'Mehl', 7),
    food(11, 'lemon', 'Zitrone', 3),
    food(12, 'salt', 'Salz', 7),
    food(14, 'water', 'Wasser', 7, { Tap: true }),
    food(15, 'garlic', 'Knoblauch', 3, { Pack: { Kind: 'bulb', Cloves: 12 } }),
  ],
  Goods: [{ Slug: 'bakery', DepartementId: 9 }],
}
const department = (DepartementId: number, DepartementName: string) => ({
  DepartementId,
  DepartementName,
})
const list: ShoppingList = {
  ...EMPTY_LIST,
  recipes: [
    recipe(1, 2, [row(10, 250), row(11, 1, 'piece')]),
    recipe(2, 5, [row(10, 0.1, 'kg'), row(12, null), row(13, 1)]),
  ],
  places: [department(7, 'Larder'), department(3, 'Fruit'), department(9, 'Bakery')],
}
const reader = readerOf(FOODS)
const arranged = (shown: ShoppingList) => arrange(shown, { foods: FOODS, reader, langId: 1 })
const after = (...changes: ShoppingChange[]) =>
  changes.reduce((before, one) => applyChange(before, one, reader), list)
const item = (name: string) => ({ ...newItem(name), key: name })
const rowsOf = (shown: ShoppingList) => arranged(shown).departments.flatMap(({ rows }) => rows)
const find = (shown: ShoppingList, key: string): ListRow | undefined =>
  rowsOf(shown).find((one) => one.key === key)

test('500 g and 0.5 kg of a food are one row, with the recipes that need it', () => {
  const flour = find(list, 'food 10')
  expect(flour?.purchase).toMatchObject({ amount: 1000, sold: { unit: 'g' } })
  expect(flour?.needs.map(({ Recipe }) => Recipe.RecipeName)).toEqual(['recipe 1', 'recipe 2'])
})

test('departments keep the order of the member, what has none is last', () => {
  const shown = arranged(list).departments
  expect(shown.map(({ id, rows }) => [id, rows.map(({ key }) => key)])).toEqual([
    [7, ['food 10', 'food 12']],
    [3, ['food 11']],
    [0, ['food 13']],
  ])
})

test('before the foods are known, the departments of the server are used', () => {
  const former: ShoppingList = {
    ...list,
    places: [],
    departments: [{ ...department(3, 'Fruit'), Persons: 1, Ingredients: [row(10, 1)] }],
  }
  const shown = arrange(former, { foods: undefined, reader, langId: 1 }).departments
  expect(shown.map(({ id, rows }) => [id, rows.length])).toEqual([
    [3, 1],
    [0, 3],
  ])
})

test('an item is added to what recipes need of it, in either language', () => {
  const both = find(after(item('1 Zitrone, bio'), item('1 lemon')), 'food 11')
  expect(both?.purchase).toMatchObject({ amount: 4 })
  expect(both?.items.map(({ Note }) => Note)).toEqual(['bio', undefined])
})

test('everyday goods are one row in both languages; the unknown stands last, word for word', () => {
  const shown = arranged(after(item('Brot x2'), item('bread'), item('Omas Dings'))).departments
  expect(
    shown.map(({ id, rows }) => [id, rows.map(({ one, items }) => [one, items.length])]),
  ).toEqual([
    [
      7,
      [
        ['food 10', 0],
        ['food 12', 0],
      ],
    ],
    [3, [['food 11', 0]]],
    [9, [['Brot', 2]]],
    [
      0,
      [
        ['food 13', 0],
        ['Omas Dings', 1],
      ],
    ],
  ])
  expect(find(after(item('Omas Dings')), 'omas dings')?.isNotUnderstood).toBe(true)
})

test('cloves are bulbs, and water is left out unless somebody wrote it', () => {
  const cloves = { ...row(15, 3), MetricUnit: unitCode('cloth') }
  const soup = { ...list, recipes: [recipe(3, 5, [cloves, row(14, 500)])] }
  expect(find(soup, 'food 15')?.purchase).toEqual({
    amount: 2,
    sold: { pack: 'bulb' },
    exact: [{ amount: 15, unit: 'cloth' }],
  })
  expect(arranged(soup).leftOut.map(({ key }) => key)).toEqual(['food 14'])
  const typed = applyChange(soup, item('6 water'), reader)
  expect(arranged(typed).leftOut).toEqual([])
  expect(find(typed, 'food 14')).toBeDefined()
})

test('SHP-15 ticked rows come after the others and keep their order', () => {
  const ticked = after({ kind: 'check', ingredientId: 10, isChecked: true })
  const rows = openFirst(arranged(ticked).departments[0]?.rows ?? [])
  expect(rows.map(({ key, State }) => [key, State])).toEqual([
    ['food 12', 0],
    ['food 10', 1],
  ])
  expect(openFirst(ticked.recipes[1]?.Ingredients ?? []).map(({ Id }) => Id)).toEqual([12, 13, 10])
  expect(countOpen(arranged(ticked))).toBe(3)
})

test('of a food that is partly in the trolley, the rest is still to be bought', () => {
  const more = after({ kind: 'check', ingredientId: 10, isChecked: true }, item('200 g flour'))
  expect(find(more, 'food 10')).toMatchObject({ State: 0, purchase: { amount: 200 } })
})

test('what is at home is apart from what is in the trolley', () => {
  const home = after({ kind: 'check', ingredientId: 10, isChecked: true, isAtHome: true })
  expect(arranged(home).atHome.map(({ key }) => key)).toEqual(['food 10'])
  expect(find(home, 'food 10')).toBeUndefined()
})

test('a staple is at home until somebody writes it', () => {
  const known = after({ kind: 'addStaples', ingredientIds: [12] })
  expect(arranged(known).atHome).toMatchObject([{ key: 'food 12', isStaple: true, State: 1 }])
  expect(find(applyChange(known, item('salt'), reader), 'food 12')).toMatchObject({ State: 0 })
})

test('a change of people changes the amounts at once', () => {
  const more = after({ kind: 'persons', recipeId: 1, persons: 4 })
  expect(find(more, 'food 10')?.purchase.amount).toBe(1500)
})

test('a pinned amount is the same for any number of people, and a note splits no row', () => {
  const oil = { ...row(10, 0.5, 'kg'), Pinned: true as const, Note: 'for frying' }
  const more = { ...list, recipes: [...list.recipes, recipe(3, 8, [oil])] }
  expect(find(more, 'food 10')?.purchase.amount).toBe(1500)
})

test('an item is bought where the member says', () => {
  const moved = after(item('lemon'), {
    kind: 'editItem',
    item: { Id: 0, Key: 'lemon', Name: 'lemon', Label: 'lemon', State: 0 },
    edits: { DepartementId: 9 },
  })
  expect(arranged(moved).departments.find(({ id }) => id === 9)?.rows[0]?.key).toBe('food 11')
})
