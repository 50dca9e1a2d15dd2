import { expect, test } from 'vitest'
import { allergensOf, dietsOf } from './allergens.ts'
import type { IngredientFacts } from './diet.ts'

const food = (
  name: string,
  facts?: IngredientFacts,
  ...alternatives: ReturnType<typeof plain>[]
) => ({
  ...plain(name, facts),
  alternatives,
})
const plain = (name: string, facts?: IngredientFacts) => ({ name, facts })

const FLOUR = food('flour', { contains: ['gluten'] })
const BUTTER = food('butter', { contains: ['milk'] })
const PARMESAN = food('parmesan', { contains: ['milk'], lactoseFree: true })
const STOCK = food('stock', { contains: ['celery'], mayContain: ['gluten', 'milk'] })
const APPLE = food('apple', {})

const names = (sources: readonly { allergen: string; foods: readonly { name: string }[] }[]) =>
  sources.map(({ allergen, foods }) => [allergen, ...foods.map(({ name }) => name)].join(' '))

test('an allergen names the foods that bring it, and what is certain is not uncertain too', () => {
  const { contains, mayContain, unchecked } = allergensOf([STOCK, BUTTER, PARMESAN, APPLE])
  expect(names(contains)).toEqual(['milk butter parmesan', 'celery stock'])
  expect(names(mayContain)).toEqual(['gluten stock'])
  expect(unchecked).toEqual([])
})

test('an author corrects what follows from the ingredients', () => {
  const gone = allergensOf([STOCK, FLOUR], { without: ['gluten'] })
  expect(names(gone.contains)).toEqual(['celery stock'])
  expect(names(gone.mayContain)).toEqual(['milk stock'])
  const added = allergensOf([STOCK, APPLE], {
    contains: ['gluten', 'sesame'],
    mayContain: ['nuts'],
  })
  expect(names(added.contains)).toEqual(['gluten stock', 'celery stock', 'sesame'])
  expect(names(added.mayContain)).toEqual(['milk stock', 'nuts'])
})

test('an alternative is named when it brings something new', () => {
  const almonds = plain('almonds', { contains: ['nuts'] })
  const margarine = plain('margarine', { contains: ['milk'] })
  const { contains, alternatives } = allergensOf([
    food('breadcrumbs', { contains: ['gluten'] }, almonds),
    food('butter', { contains: ['milk'] }, margarine),
  ])
  expect(names(contains)).toEqual(['gluten breadcrumbs', 'milk butter'])
  expect(alternatives).toEqual([{ food: almonds, contains: ['nuts'] }])
})

test('a food that nobody checked is named, and keeps no diet', () => {
  const spice = food('spice mix')
  expect(allergensOf([BUTTER, spice]).unchecked).toEqual([spice])
  expect(dietsOf([BUTTER, spice])).toBeUndefined()
})

test('diets follow from what is certain, and milk of aged cheese is without lactose', () => {
  expect(dietsOf([APPLE])).toEqual([
    'vegetarian',
    'vegan',
    'alcohol-free',
    'gluten-free',
    'lactose-free',
  ])
  expect(dietsOf([STOCK, PARMESAN])).toEqual([
    'vegetarian',
    'alcohol-free',
    'gluten-free',
    'lactose-free',
  ])
  expect(dietsOf([food('wine', { contains: ['alcohol', 'sulphites'] }), FLOUR, BUTTER])).toEqual([
    'vegetarian',
  ])
  expect(dietsOf([food('prawn', { contains: ['crustaceans'] })])).toEqual([
    'alcohol-free',
    'gluten-free',
    'lactose-free',
  ])
})

test('corrections decide diets too', () => {
  expect(dietsOf([FLOUR], { without: ['gluten'] })).toContain('gluten-free')
  expect(dietsOf([APPLE], { contains: ['egg'] })).not.toContain('vegan')
})
