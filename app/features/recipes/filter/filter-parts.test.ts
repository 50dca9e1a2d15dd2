import { expect, test } from 'vitest'
import { recipeFilterOf, recipeSearchOf } from './filter-address.ts'
import { loosened, partsOf, withoutPart } from './filter-parts.ts'

const read = (search: string) => recipeFilterOf(new URLSearchParams(search))

test('each part of a filter can be removed alone', () => {
  const filter = read(
    'DishTypes=2&DishTypes=6&CookTime=00:45:00&TotalTime=01:30:00&IncludedIng[]=4',
  )
  expect(partsOf(filter).map((part) => String(recipeSearchOf(withoutPart(filter, part))))).toEqual(
    [
      'DishTypes=6&CookTime=00:45:00&TotalTime=01:30:00&IncludedIng[]=4',
      'DishTypes=2&CookTime=00:45:00&TotalTime=01:30:00&IncludedIng[]=4',
      'DishTypes=2&DishTypes=6&TotalTime=01:30:00&IncludedIng[]=4',
      'DishTypes=2&DishTypes=6&CookTime=00:45:00&IncludedIng[]=4',
      'DishTypes=2&DishTypes=6&CookTime=00:45:00&TotalTime=01:30:00',
    ].map((search) => String(recipeSearchOf(read(search)))),
  )
})

test('each suggestion of the API removes one part of the filter', () => {
  const filter = read(
    'DishTypes=2&DishTypes=6&CookTime=00:45:00&TotalTime=01:30:00&maxCalories=0' +
      '&IncludedIng[]=4&ExcludedIng[]=7',
  )
  const addresses = loosened(filter, [
    { Kind: 'CookTime', IngredientId: null, Count: 1 },
    { Kind: 'TotalTime', IngredientId: null, Count: 1 },
    { Kind: 'maxCalories', IngredientId: null, Count: 1 },
    { Kind: 'IncludedIng', IngredientId: 4, Count: 1 },
    { Kind: 'ExcludedIng', IngredientId: 7, Count: 1 },
    { Kind: 'ExcludedIng', IngredientId: 4, Count: 1 },
  ]).map(({ without }) => decodeURIComponent(String(recipeSearchOf(without))))
  const types = 'DishTypes=2&DishTypes=6'
  expect(addresses).toEqual([
    `${types}&TotalTime=01:30:00&maxCalories=0&IncludedIng[]=4&ExcludedIng[]=7`,
    `${types}&CookTime=00:45:00&maxCalories=0&IncludedIng[]=4&ExcludedIng[]=7`,
    `${types}&CookTime=00:45:00&TotalTime=01:30:00&IncludedIng[]=4&ExcludedIng[]=7`,
    `${types}&CookTime=00:45:00&TotalTime=01:30:00&maxCalories=0&ExcludedIng[]=7`,
    `${types}&CookTime=00:45:00&TotalTime=01:30:00&maxCalories=0&IncludedIng[]=4`,
  ])
})

test('dish types are removed together', () => {
  const filter = read('DishTypes=2&DishTypes=6&maxCalories=0')
  const [loosening] = loosened(filter, [{ Kind: 'DishTypes', IngredientId: null, Count: 1 }])
  expect(loosening).toMatchObject({
    parts: [
      { kind: 'categories', value: 2 },
      { kind: 'categories', value: 6 },
    ],
    without: { categories: [-1], calories: 0 },
  })
})

test('diets are removed together, and so are allergens, because any of them may be too much', () => {
  const filter = read('Diets=vegan&Diets=gluten-free&FreeOf=nuts&FreeOf=milk&MayContain=true')
  const [diets, freeOf] = loosened(filter, [
    { Kind: 'Diets', IngredientId: null, Count: 1 },
    { Kind: 'FreeOf', IngredientId: null, Count: 1 },
  ])
  expect(diets?.parts.map(({ value }) => value)).toEqual(['vegan', 'gluten-free'])
  expect(freeOf?.parts.map(({ value }) => value)).toEqual(['milk', 'nuts'])
  expect(String(diets && recipeSearchOf(diets.without))).toBe(
    'FreeOf=milk&FreeOf=nuts&MayContain=true',
  )
  expect(String(freeOf && recipeSearchOf(freeOf.without))).toBe('Diets=vegan&Diets=gluten-free')
})

test('that an allergen may be in it is a part of its own while one is chosen', () => {
  const filter = read('FreeOf=milk&MayContain=true')
  const [milk, mayContain] = partsOf(filter)
  expect([milk?.kind, mayContain?.kind]).toEqual(['freeOf', 'mayContain'])
  expect(String(mayContain && recipeSearchOf(withoutPart(filter, mayContain)))).toBe('FreeOf=milk')
  expect(milk && partsOf(withoutPart(filter, milk))).toEqual([])
})
