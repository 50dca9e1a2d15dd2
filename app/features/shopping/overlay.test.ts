import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShoppingIngredient, ShoppingRecipe } from '#contract/shopping.ts'
import type { ShoppingChange } from './operation.ts'
import { change, EMPTY_LIST, UNSENT_NOTE, withOperations, type ShoppingList } from './overlay.ts'

const row = (Id: number, State: 0 | 1 = 0): ShoppingIngredient => ({
  Id,
  Name: `food ${Id}`,
  PluralName: `foods ${Id}`,
  ThumbPath: null,
  ImperialAmount: 100,
  MetricUnit: 2,
  State,
})
const recipe = (Id: number, rows: ShoppingIngredient[], Persons = 2): ShoppingRecipe => ({
  Id,
  RecipeName: `recipe ${Id}`,
  ThumbPath: null,
  Persons,
  Ingredients: rows,
})
const list: ShoppingList = {
  recipes: [recipe(1, [row(10), row(11, 1)]), recipe(2, [row(10), row(12)])],
  departments: [
    { DepartementId: 1, DepartementName: 'Fruit', Persons: 1, Ingredients: [row(10), row(12)] },
    { DepartementId: 2, DepartementName: 'Dairy', Persons: 1, Ingredients: [row(11, 1)] },
  ],
  notes: [{ Id: 5, Name: 'Kitchen roll' }],
}
const checked = ({ recipes, departments }: ShoppingList) =>
  [...recipes, ...departments].flatMap(({ Ingredients }) =>
    Ingredients.filter(({ State }) => State === 1).map(({ Id }) => Id),
  )

test('SHP-12 STA-35 a tick marks every row of the ingredient, and can be undone', () => {
  const ticked = change(list, { kind: 'check', ingredientId: 10, isChecked: true })
  expect(checked(ticked)).toEqual([10, 11, 10, 10, 11])
  expect(change(ticked, { kind: 'check', ingredientId: 10, isChecked: false })).toEqual(list)
  expect(checked(list)).toEqual([11, 11])
})

test('a tick leaves recipes and departments without the ingredient as they are', () => {
  const ticked = change(list, { kind: 'check', ingredientId: 12, isChecked: true })
  expect(ticked.recipes[0]).toBe(list.recipes[0])
  expect(ticked.departments[1]).toBe(list.departments[1])
  const same = change(list, { kind: 'check', ingredientId: 11, isChecked: true })
  expect(same.recipes[0]).toBe(list.recipes[0])
})

test('a change of people applies to one recipe, a removal takes one away', () => {
  const more = change(list, { kind: 'persons', recipeId: 1, persons: 5 })
  expect(more.recipes).toEqual([{ ...list.recipes[0], Persons: 5 }, list.recipes[1]])
  expect(change(list, { kind: 'removeRecipe', recipeId: 1 }).recipes).toEqual([list.recipes[1]])
})

test('a new recipe comes last and brings no ticks of its own', () => {
  const added = change(list, { kind: 'addRecipe', recipe: recipe(3, [row(13, 1)]) })
  expect(added.recipes).toEqual([...list.recipes, recipe(3, [row(13)])])
})

test('an ingredient that is ticked stays ticked in a recipe added later', () => {
  const added = change(list, { kind: 'addRecipe', recipe: recipe(3, [row(11), row(13)], 4) })
  expect(added.recipes[2]).toEqual(recipe(3, [row(11, 1), row(13)], 4))
})

test('an ingredient that is not ticked stays so in a recipe added later', () => {
  const added = change(list, { kind: 'addRecipe', recipe: recipe(3, [row(10)]) })
  expect(added.recipes[2]).toEqual(recipe(3, [row(10)]))
})

test('adding a recipe twice changes its people', () => {
  const added = change(list, { kind: 'addRecipe', recipe: recipe(2, [row(10)], 6) })
  expect(added.recipes.map(({ Id, Persons }) => [Id, Persons])).toEqual([
    [1, 2],
    [2, 6],
  ])
  expect(added.recipes[1]?.Ingredients).toHaveLength(2)
})

test('a note with an existing name is not added twice, and is removed by its name', () => {
  const twice = withOperations(list, [
    { id: 'a', change: { kind: 'addNote', name: 'Oat milk' } },
    { id: 'b', change: { kind: 'addNote', name: 'Oat milk' } },
    { id: 'c', change: { kind: 'addNote', name: 'oat milk' } },
  ])
  expect(twice.notes.map(({ Name }) => Name)).toEqual(['Kitchen roll', 'Oat milk', 'oat milk'])
  expect(twice.notes[1]?.Id).toBe(UNSENT_NOTE)
  const removed = change(twice, { kind: 'removeNote', name: 'Oat milk' })
  expect(removed.notes.map(({ Name }) => Name)).toEqual(['Kitchen roll', 'oat milk'])
})

test('departments take the given order, those without a position come last', () => {
  const ordered = change(list, { kind: 'order', departmentIds: [2] })
  expect(ordered.departments.map(({ DepartementId }) => DepartementId)).toEqual([2, 1])
})

test('a change of a missing item changes nothing', () => {
  for (const wish of [
    { kind: 'check', ingredientId: 99, isChecked: true },
    { kind: 'persons', recipeId: 99, persons: 3 },
    { kind: 'removeRecipe', recipeId: 99 },
    { kind: 'removeNote', name: 'nothing' },
  ] satisfies ShoppingChange[]) {
    expect(change(list, wish)).toEqual(list)
  }
})

const wishes = fc.oneof(
  fc.record({
    kind: fc.constant('check' as const),
    ingredientId: fc.integer({ min: 10, max: 14 }),
    isChecked: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('persons' as const),
    recipeId: fc.integer({ min: 1, max: 4 }),
    persons: fc.integer({ min: 1, max: 999 }),
  }),
  fc.record({
    kind: fc.constant('addRecipe' as const),
    recipe: fc.integer({ min: 1, max: 4 }).map((id) => recipe(id, [row(id + 9), row(id + 10)])),
  }),
  fc.record({
    kind: fc.constant('removeRecipe' as const),
    recipeId: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('addNote' as const), name: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('removeNote' as const), name: fc.constantFrom('a', 'b', 'c') }),
) satisfies fc.Arbitrary<ShoppingChange>

test('applying changes that a snapshot already includes changes nothing', () => {
  fc.assert(
    fc.property(fc.array(wishes), wishes, (before, last) => {
      const operations = before.map((wish, index) => ({ id: String(index), change: wish }))
      const known = change(withOperations(EMPTY_LIST, operations), last)
      expect(change(known, last)).toEqual(known)
    }),
  )
})
