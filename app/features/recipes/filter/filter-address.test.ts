import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import { ALLERGENS, DIETS } from '#contract/recipes/words.ts'
import {
  addressOf,
  isPlainFilter,
  namesFilter,
  recipeFilterOf,
  recipeQueryOf,
  recipeSearchOf,
} from './filter-address.ts'
import { PLAIN_FILTER, withIngredients, type RecipeFilter } from './recipe-filter.ts'

const read = (search: string) => recipeFilterOf(new URLSearchParams(search))
const written = (change: Partial<RecipeFilter>) =>
  decodeURIComponent(String(recipeSearchOf({ ...PLAIN_FILTER, ...change })))

test('RCL-12 RCL-41 dish types and ingredients are repeated in the address', () => {
  expect(written({ categories: [0, 6] })).toBe('DishTypes=0&DishTypes=6')
  expect(written({ include: [4, 9], exclude: [7] })).toBe(
    'IncludedIng[]=4&IncludedIng[]=9&ExcludedIng[]=7',
  )
})

test('RCL-39 RCL-40 the address has a limit only below the maximum', () => {
  expect(written({ calories: 300, time: 180, totalTime: 180 })).toBe('')
  expect(written({ calories: 0 })).toBe('maxCalories=0')
  expect(written({ time: 45 })).toBe('CookTime=00:45:00')
  expect(written({ time: 120 })).toBe('CookTime=02:00:00')
  expect(written({ totalTime: 90 })).toBe('TotalTime=01:30:00')
})

test('the address repeats diets and allergens, and allows traces of these alone', () => {
  expect(written({ diets: ['vegan', 'alcohol-free'] })).toBe('Diets=vegan&Diets=alcohol-free')
  expect(written({ freeOf: ['nuts', 'milk'] })).toBe('FreeOf=milk&FreeOf=nuts')
  expect(written({ freeOf: ['nuts'], mayContain: true })).toBe('FreeOf=nuts&MayContain=true')
  expect(written({ mayContain: true })).toBe('')
})

test('CON-09 without a filter in the address there are 180 minutes, 300 kcal and all dish types', () => {
  const open = {
    time: 180,
    totalTime: 180,
    calories: 300,
    diets: [],
    freeOf: [],
    mayContain: false,
    cuisines: [],
    occasions: [],
    seasons: [],
    difficulties: [],
    categories: [-1],
    include: [],
    exclude: [],
  }
  expect(read('')).toEqual(open)
  expect(PLAIN_FILTER).toEqual(open)
})

test('RCL-38 a filter with the default values is the plain list', () => {
  expect(isPlainFilter(PLAIN_FILTER)).toBe(true)
  expect(isPlainFilter(read('CookTime=03:00:00&maxCalories=300&DishTypes=-1'))).toBe(true)
  expect(isPlainFilter(read('maxCalories=0'))).toBe(false)
  expect(addressOf(read('maxCalories=300'))).toBe('/recipes')
  expect(addressOf(read('maxCalories=0'))).toBe('/recipes?maxCalories=0')
})

test('ENT-33 an address restores the whole filter', () => {
  const address =
    'DishTypes=0&DishTypes=12&CookTime=00:45:00&TotalTime=01:30:00&maxCalories=250' +
    '&Diets=vegan&Diets=alcohol-free&FreeOf=milk&FreeOf=nuts&MayContain=true&Cuisines=17&Occasions=6&Occasions=7&Seasons=14&Difficulties=26' +
    '&IncludedIng%5B%5D=4&IncludedIng%5B%5D=9&ExcludedIng%5B%5D=7'
  expect(read(address)).toEqual({
    categories: [0, 12],
    time: 45,
    totalTime: 90,
    calories: 250,
    diets: ['vegan', 'alcohol-free'],
    freeOf: ['milk', 'nuts'],
    mayContain: true,
    cuisines: [17],
    occasions: [6, 7],
    seasons: [14],
    difficulties: [26],
    include: [4, 9],
    exclude: [7],
  })
})

test('the page reads every parameter of a filter', () => {
  const whole = recipeQueryOf(PLAIN_FILTER)
  expect(ADDRESSES.recipes.query).toEqual(expect.arrayContaining(Object.keys(whole)))
})

test('CON-07 CON-08 limits of an address are clamped to their range and rounded to the step', () => {
  expect(read('CookTime=09:00:00&TotalTime=20:00:00&maxCalories=9999')).toEqual(PLAIN_FILTER)
  expect(read('CookTime=00:00:00&maxCalories=-5')).toMatchObject({ time: 0, calories: 0 })
  expect(read('CookTime=00:43:00&maxCalories=254')).toMatchObject({ time: 45, calories: 250 })
})

test('invalid parameters of an address are ignored', () => {
  for (const search of [
    'DishTypes=13',
    'DishTypes=soup',
    'DishTypes=1.5',
    'CookTime=45',
    'TotalTime=soon',
    'maxCalories=',
    'maxCalories=1e2',
    'Diets=paleo',
    'FreeOf=parsley',
    'MayContain=true',
    'Cuisines=italian',
    'Seasons=0',
    'Difficulties=easy',
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

test('the address of any filter restores the filter', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }))
  const anyFilter = fc
    .record({
      types: fc.uniqueArray(fc.integer({ min: 0, max: 12 })),
      time: fc.integer({ min: 0, max: 36 }),
      totalTime: fc.integer({ min: 0, max: 36 }),
      calories: fc.integer({ min: 0, max: 30 }),
      diets: fc.subarray([...DIETS]),
      freeOf: fc.subarray([...ALLERGENS]),
      mayContain: fc.boolean(),
      cuisines: ids,
      occasions: ids,
      seasons: ids,
      difficulties: ids,
      include: ids,
      exclude: ids,
    })
    .map(({ types, time, totalTime, calories, mayContain, include, exclude, ...food }) => {
      const categories = types.length > 0 ? types : PLAIN_FILTER.categories
      const limits = { time: time * 5, totalTime: totalTime * 5, calories: calories * 10 }
      const rest = { ...food, mayContain: mayContain && food.freeOf.length > 0, exclude }
      return withIngredients({ categories, ...limits, ...rest, include: [] }, 'include', include)
    })
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(read(String(recipeSearchOf(filter)))).toEqual(filter)
    }),
  )
})
