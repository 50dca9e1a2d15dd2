import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type {
  ShoppingIngredient,
  ShoppingItem,
  ShoppingRecipe,
} from '#contract/shopping/shopping.ts'
import { UNSENT, type ShoppingChange } from './operation.ts'
import { applyChange, withOperations } from './overlay.ts'
import { EMPTY_LIST, type ShoppingList } from './shopping-list.ts'

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
const ITEM: ShoppingItem = {
  Id: 5,
  Key: 'k',
  Name: 'Kitchen roll',
  Label: 'Kitchen roll',
  State: 0,
}
const list: ShoppingList = {
  recipes: [recipe(1, [row(10), row(11, 1)]), recipe(2, [row(10), row(12)])],
  departments: [
    { DepartementId: 1, DepartementName: 'Fruit', Persons: 1, Ingredients: [row(10), row(12)] },
    { DepartementId: 2, DepartementName: 'Dairy', Persons: 1, Ingredients: [row(11, 1)] },
  ],
  items: [ITEM],
  places: [
    { DepartementId: 1, DepartementName: 'Fruit' },
    { DepartementId: 2, DepartementName: 'Dairy' },
  ],
  habits: [],
  staples: [],
}
const checked = ({ recipes, departments }: ShoppingList) =>
  [...recipes, ...departments].flatMap(({ Ingredients }) =>
    Ingredients.filter(({ State }) => State === 1).map(({ Id }) => Id),
  )

test('SHP-12 STA-35 a tick marks every row of the ingredient, and can be undone', () => {
  const ticked = applyChange(list, { kind: 'check', ingredientId: 10, isChecked: true })
  expect(checked(ticked)).toEqual([10, 11, 10, 10, 11])
  expect(applyChange(ticked, { kind: 'check', ingredientId: 10, isChecked: false })).toEqual(list)
  expect(checked(list)).toEqual([11, 11])
})

test('a tick leaves recipes and departments without the ingredient as they are', () => {
  const ticked = applyChange(list, { kind: 'check', ingredientId: 12, isChecked: true })
  expect(ticked.recipes[0]).toBe(list.recipes[0])
  expect(ticked.departments[1]).toBe(list.departments[1])
  const same = applyChange(list, { kind: 'check', ingredientId: 11, isChecked: true })
  expect(same.recipes[0]).toBe(list.recipes[0])
})

test('a change of people applies to one recipe, a removal takes one away', () => {
  const more = applyChange(list, { kind: 'persons', recipeId: 1, persons: 5 })
  expect(more.recipes).toEqual([{ ...list.recipes[0], Persons: 5 }, list.recipes[1]])
  expect(applyChange(list, { kind: 'removeRecipe', recipeId: 1 }).recipes).toEqual([
    list.recipes[1],
  ])
})

test('a new recipe comes last and brings no ticks of its own', () => {
  const added = applyChange(list, { kind: 'addRecipe', recipe: recipe(3, [row(13, 1)]) })
  expect(added.recipes).toEqual([...list.recipes, recipe(3, [row(13)])])
})

test('an ingredient that is ticked stays ticked in a recipe added later', () => {
  const added = applyChange(list, { kind: 'addRecipe', recipe: recipe(3, [row(11), row(13)], 4) })
  expect(added.recipes[2]).toEqual(recipe(3, [row(11, 1), row(13)], 4))
})

test('an ingredient that is not ticked stays so in a recipe added later', () => {
  const added = applyChange(list, { kind: 'addRecipe', recipe: recipe(3, [row(10)]) })
  expect(added.recipes[2]).toEqual(recipe(3, [row(10)]))
})

test('adding a recipe twice changes its people', () => {
  const added = applyChange(list, { kind: 'addRecipe', recipe: recipe(2, [row(10)], 6) })
  expect(added.recipes.map(({ Id, Persons }) => [Id, Persons])).toEqual([
    [1, 2],
    [2, 6],
  ])
  expect(added.recipes[1]?.Ingredients).toHaveLength(2)
})

const names = ({ items }: ShoppingList) => items.map(({ Name }) => Name)

test('an item of which nothing is understood is there once, and what an older page queued is shown', () => {
  const twice = withOperations(list, [
    { id: 'a', change: { kind: 'addItem', key: 'a', name: 'Oat milk' } },
    { id: 'b', change: { kind: 'addItem', key: 'b', name: 'Oat milk' } },
    { id: 'c', change: { kind: 'addNote', name: 'oat milk' } },
  ])
  expect(names(twice)).toEqual(['Kitchen roll', 'Oat milk', 'oat milk'])
  expect(twice.items[1]).toMatchObject({ Id: UNSENT, Key: 'a' })
  const removed = applyChange(twice, { kind: 'removeNote', name: 'Oat milk' })
  expect(names(removed)).toEqual(['Kitchen roll', 'oat milk'])
})

test('an item of which nothing is understood is to buy again when it is added once more', () => {
  const again = { kind: 'addItem', key: 'again', name: ITEM.Name } as const
  for (const to of ['trolley', 'home'] as const) {
    const ticked = applyChange(list, { kind: 'tickItem', item: ITEM, to })
    expect(applyChange(ticked, again).items).toEqual([{ ...ITEM, State: 0 }])
  }
})

test('an item is ticked, taken home, edited and removed by its key', () => {
  const home = applyChange(list, { kind: 'tickItem', item: ITEM, to: 'home' })
  expect(home.items).toEqual([{ ...ITEM, State: 1, AtHome: true }])
  expect(applyChange(home, { kind: 'tickItem', item: ITEM, to: 'trolley' }).items).toEqual([
    { ...ITEM, State: 1 },
  ])
  const edits = { Amount: 2, Note: 'big', DepartementId: 3 }
  const edited = applyChange(list, { kind: 'editItem', item: ITEM, edits })
  expect(edited.items).toEqual([{ ...ITEM, ...edits, Unit: 0 }])
  const any = applyChange(edited, {
    kind: 'editItem',
    item: ITEM,
    edits: { Amount: null, Note: '' },
  })
  expect(any.items).toEqual([{ ...ITEM, DepartementId: 3 }])
  expect(applyChange(list, { kind: 'removeItem', item: ITEM }).items).toEqual([])
})

test('an edit brings back an item that was removed', () => {
  const removed = applyChange(list, { kind: 'removeItem', item: ITEM })
  expect(applyChange(removed, { kind: 'editItem', item: ITEM, edits: {} }).items).toEqual([ITEM])
})

test('a new item goes where the member buys such things', () => {
  const habits = [{ Name: 'Oats', Times: 2, DepartementId: 2 }]
  const added = applyChange({ ...list, habits }, { kind: 'addItem', key: 'a', name: 'oats' })
  expect(added.items[1]).toMatchObject({ Name: 'oats', DepartementId: 2 })
})

test('staples are remembered once and forgotten', () => {
  const known = applyChange(list, { kind: 'addStaples', ingredientIds: [3, 4, 3] })
  expect(known.staples).toEqual([3, 4])
  expect(applyChange(known, { kind: 'removeStaple', ingredientId: 3 }).staples).toEqual([4])
})

test('departments take the given order, those without a position come last', () => {
  const ordered = applyChange(list, { kind: 'order', departmentIds: [2] })
  for (const all of [ordered.departments, ordered.places]) {
    expect(all.map(({ DepartementId }) => DepartementId)).toEqual([2, 1])
  }
})

test('a change of a missing item changes nothing', () => {
  for (const one of [
    { kind: 'check', ingredientId: 99, isChecked: true },
    { kind: 'persons', recipeId: 99, persons: 3 },
    { kind: 'removeRecipe', recipeId: 99 },
    { kind: 'removeNote', name: 'nothing' },
    { kind: 'removeItem', item: { Id: 1, Key: 'nothing' } },
    { kind: 'tickItem', item: { Id: 1, Key: 'nothing' }, to: 'home' },
    { kind: 'removeStaple', ingredientId: 9 },
  ] satisfies ShoppingChange[]) {
    expect(applyChange(list, one)).toEqual(list)
  }
})

const changes = fc.oneof(
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
  fc
    .constantFrom('a', 'b', 'c')
    .map((key) => ({ kind: 'addItem', key, name: `my ${key}` }) as const),
  fc.record({
    kind: fc.constant('tickItem' as const),
    item: fc.constantFrom('a', 'b', 'c').map((Key) => ({ Id: 0, Key })),
    to: fc.constantFrom('open' as const, 'trolley' as const, 'home' as const),
  }),
  fc.record({
    kind: fc.constant('editItem' as const),
    item: fc.constantFrom('a', 'b', 'c').map((Key) => Object.assign({}, ITEM, { Id: 0, Key })),
    edits: fc.record({ Amount: fc.constantFrom(null, 1, 2), Note: fc.constantFrom('', 'x') }),
  }),
  fc.record({
    kind: fc.constant('removeItem' as const),
    item: fc.constantFrom('a', 'b', 'c').map((Key) => ({ Id: 0, Key })),
  }),
  fc.record({ kind: fc.constant('addNote' as const), name: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('removeNote' as const), name: fc.constantFrom('a', 'b', 'c') }),
) satisfies fc.Arbitrary<ShoppingChange>

test('applying changes that a snapshot already includes changes nothing', () => {
  fc.assert(
    fc.property(fc.array(changes), changes, (before, last) => {
      const operations = before.map((one, index) => ({ id: String(index), change: one }))
      const known = applyChange(withOperations(EMPTY_LIST, operations), last)
      expect(applyChange(known, last)).toEqual(known)
    }),
  )
})

test('what is removed and brought back before it was sent stands where it stood', () => {
  const other = { ...ITEM, Id: 6, Key: 'other', Name: 'Soap', Label: 'Soap' }
  const two = { ...list, items: [ITEM, other] }
  const [first, ...more] = list.recipes
  const added = { id: 'c', change: { kind: 'addItem', key: 'c', name: 'Tea' } } as const
  const shown = withOperations(two, [
    added,
    { id: 'a', change: { kind: 'removeItem', item: ITEM } },
    { id: 'b', change: { kind: 'editItem', item: ITEM, edits: {} } },
    { id: 'd', change: { kind: 'removeItem', item: { Id: UNSENT, Key: 'c' } } },
    { id: 'e', change: { kind: 'addItem', key: 'f', name: 'Rice' } },
    { id: 'f', change: { ...added.change } },
    { id: 'g', change: { kind: 'removeRecipe', recipeId: 1 } },
    { id: 'h', change: { kind: 'addRecipe', recipe: first! } },
  ])
  expect(names(shown)).toEqual(['Kitchen roll', 'Soap', 'Tea', 'Rice'])
  expect(shown.recipes.map(({ Id }) => Id)).toEqual([1, ...more.map(({ Id }) => Id)])
})
