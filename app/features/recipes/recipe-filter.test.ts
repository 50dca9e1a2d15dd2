import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isPlainFilter,
  loosened,
  namesFilter,
  partsOf,
  PLAIN_FILTER,
  recipeFilterOf,
  recipeSearchOf,
  toggleCategory,
  withIngredients,
  type RecipeFilter,
} from './recipe-filter.ts'

const read = (search: string) => recipeFilterOf(new URLSearchParams(search))
const written = (change: Partial<RecipeFilter>) =>
  decodeURIComponent(String(recipeSearchOf({ ...PLAIN_FILTER, ...change })))

test('RCL-09 choosing All removes the other categories', () => {
  expect(toggleCategory([2, 6], -1)).toEqual([-1])
  expect(toggleCategory([-1], -1)).toEqual([-1])
})

test('RCL-10 choosing another category removes All', () => {
  expect(toggleCategory([-1], 0)).toEqual([0])
  expect(toggleCategory([6], 2)).toEqual([2, 6])
})

test('RCL-11 removing the last category selects All', () => {
  expect(toggleCategory([2, 6], 2)).toEqual([6])
  expect(toggleCategory([0], 0)).toEqual([-1])
})

test('RCL-12 RCL-41 dish types and ingredients are repeated in the address', () => {
  expect(written({ categories: [0, 6] })).toBe('DishTypes=0&DishTypes=6')
  expect(written({ include: [4, 9], exclude: [7] })).toBe(
    'IncludedIng[]=4&IncludedIng[]=9&ExcludedIng[]=7',
  )
})

test('RCL-39 RCL-40 the address has a limit only below the maximum', () => {
  expect(written({ calories: 300, time: 180 })).toBe('')
  expect(written({ calories: 0 })).toBe('maxCalories=0')
  expect(written({ time: 45 })).toBe('CookTime=00:45:00')
  expect(written({ time: 120 })).toBe('CookTime=02:00:00')
})

test('CON-09 without a filter in the address there are 180 minutes, 300 kcal and all dish types', () => {
  const open = { time: 180, calories: 300, categories: [-1], include: [], exclude: [] }
  expect(read('')).toEqual(open)
  expect(PLAIN_FILTER).toEqual(open)
})

test('RCL-38 a filter with the default values is the plain list', () => {
  expect(isPlainFilter(PLAIN_FILTER)).toBe(true)
  expect(isPlainFilter(read('CookTime=03:00:00&maxCalories=300&DishTypes=-1'))).toBe(true)
  expect(isPlainFilter(read('maxCalories=0'))).toBe(false)
})

test('ENT-33 an address restores the whole filter', () => {
  const address =
    'DishTypes=0&DishTypes=12&CookTime=00:45:00&maxCalories=250' +
    '&IncludedIng%5B%5D=4&IncludedIng%5B%5D=9&ExcludedIng%5B%5D=7'
  expect(read(address)).toEqual({
    categories: [0, 12],
    time: 45,
    calories: 250,
    include: [4, 9],
    exclude: [7],
  })
})

test('CON-07 CON-08 limits of an address are clamped to their range and rounded to the step', () => {
  expect(read('CookTime=09:00:00&maxCalories=9999')).toEqual(PLAIN_FILTER)
  expect(read('CookTime=00:00:00&maxCalories=-5')).toMatchObject({ time: 0, calories: 0 })
  expect(read('CookTime=00:43:00&maxCalories=254')).toMatchObject({ time: 45, calories: 250 })
})

test('invalid parameters of an address are ignored', () => {
  for (const search of [
    'DishTypes=13',
    'DishTypes=soup',
    'DishTypes=1.5',
    'CookTime=45',
    'maxCalories=',
    'maxCalories=1e2',
    'IncludedIng[]=0',
    'IncludedIng[]=-4',
    'IncludedIng[]=9999999999',
    'ExcludedIng[]=salt',
  ]) {
    expect(read(search)).toEqual(PLAIN_FILTER)
    expect(namesFilter(new URLSearchParams(search))).toBe(true)
  }
  expect(namesFilter(new URLSearchParams('page=2&utm=a'))).toBe(false)
})

test('an ingredient is either included or excluded', () => {
  const wanted = withIngredients(PLAIN_FILTER, 'include', [4])
  expect(withIngredients(wanted, 'exclude', [9, 4])).toMatchObject({ include: [], exclude: [9, 4] })
  expect(read('IncludedIng[]=4&ExcludedIng[]=4')).toMatchObject({ include: [4], exclude: [] })
})

test('each part of a filter can be removed alone', () => {
  const filter = read('DishTypes=2&DishTypes=6&CookTime=00:45:00&IncludedIng[]=4')
  expect(partsOf(filter).map(({ without }) => String(recipeSearchOf(without)))).toEqual(
    [
      'DishTypes=6&CookTime=00:45:00&IncludedIng[]=4',
      'DishTypes=2&CookTime=00:45:00&IncludedIng[]=4',
      'DishTypes=2&DishTypes=6&IncludedIng[]=4',
      'DishTypes=2&DishTypes=6&CookTime=00:45:00',
    ].map((search) => String(recipeSearchOf(read(search)))),
  )
})

test('each suggestion of the API removes one part of the filter', () => {
  const filter = read(
    'DishTypes=2&DishTypes=6&CookTime=00:45:00&maxCalories=0&IncludedIng[]=4&ExcludedIng[]=7',
  )
  const addresses = loosened(filter, [
    { Kind: 'CookTime', IngredientId: null },
    { Kind: 'maxCalories', IngredientId: null },
    { Kind: 'IncludedIng', IngredientId: 4 },
    { Kind: 'ExcludedIng', IngredientId: 7 },
    { Kind: 'ExcludedIng', IngredientId: 4 },
  ]).map(({ without }) => decodeURIComponent(String(recipeSearchOf(without))))
  expect(addresses).toEqual([
    'DishTypes=2&DishTypes=6&maxCalories=0&IncludedIng[]=4&ExcludedIng[]=7',
    'DishTypes=2&DishTypes=6&CookTime=00:45:00&IncludedIng[]=4&ExcludedIng[]=7',
    'DishTypes=2&DishTypes=6&CookTime=00:45:00&maxCalories=0&ExcludedIng[]=7',
    'DishTypes=2&DishTypes=6&CookTime=00:45:00&maxCalories=0&IncludedIng[]=4',
  ])
})

test('dish types are removed together', () => {
  const filter = read('DishTypes=2&DishTypes=6&maxCalories=0')
  const [part] = loosened(filter, [{ Kind: 'DishTypes', IngredientId: null }])
  expect(part).toMatchObject({ kind: 'category', without: { categories: [-1], calories: 0 } })
})

test('the address of any filter restores the filter', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }))
  const anyFilter = fc
    .record({
      types: fc.uniqueArray(fc.integer({ min: 0, max: 12 })),
      time: fc.integer({ min: 0, max: 36 }),
      calories: fc.integer({ min: 0, max: 30 }),
      include: ids,
      exclude: ids,
    })
    .map(({ types, time, calories, include, exclude }) => {
      const categories = types.length > 0 ? types : PLAIN_FILTER.categories
      const limits = { time: time * 5, calories: calories * 10 }
      return withIngredients({ categories, ...limits, include: [], exclude }, 'include', include)
    })
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(read(String(recipeSearchOf(filter)))).toEqual(filter)
    }),
  )
})
