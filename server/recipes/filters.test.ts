import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { DISH_TYPES, dishTypeCode } from '#contract/recipes/dish-types.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { ALLERGENS, DIETS, type Allergen, type Diet } from '#contract/recipes/words.ts'
import { minutesToTime, timeToMinutes } from '#contract/text/time.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, type FilledServer } from '#tests/support/filled-server.ts'

/** Recipes that take at most so many minutes in all. */
const within = (recipes: readonly Recipe[], minutes: number) =>
  recipes.filter(({ TotalTime }) => (timeToMinutes(TotalTime ?? '') ?? Infinity) <= minutes)

const server = filledServers()

/** The filters of a list as a client has them; what is undefined is not sent. */
interface Filters {
  DishTypes?: number[] | undefined
  'IncludedIng[]'?: number[] | undefined
  'ExcludedIng[]'?: number[] | undefined
  maxCalories?: number | undefined
  /** Minutes. */
  time?: number | undefined
  /** Minutes in all. */
  total?: number | undefined
  Diets?: Diet[] | undefined
  FreeOf?: Allergen[] | undefined
  MayContain?: boolean | undefined
}

/** What the property draws from: the catalogue, and ids that nothing has. */
interface Known {
  ingredients: ReadonlyMap<number, readonly number[]>
  /** Lists that filters narrow, whole: all recipes, a cookbook, a chapter, a search. */
  bases: readonly { query: Record<string, string | number>; whole: readonly Recipe[] }[]
}

const readIngredients = async ({ read }: FilledServer, recipes: readonly Recipe[]) => {
  const lists = recipes.map(async ({ Id }) => {
    const rows = await read(calls.recipeIngredients, { id: Id })
    return [Id, rows.map(({ Ingredient }) => Ingredient.Id)] as const
  })
  return new Map(await Promise.all(lists))
}

const readKnown = async (filled: FilledServer): Promise<Known> => {
  const { read, idOf } = filled
  const BookId = await idOf('cookbook', 'the-green-table')
  const { DishPartitions } = await read(calls.cookbook, { id: BookId })
  const other = await read(calls.cookbook, { id: await idOf('cookbook', 'sunday-bakery') })
  const queries: Record<string, string | number>[] = [
    {},
    { LangId: 0 },
    { BookId },
    { BookId, DishPartitionId: DishPartitions[1]?.Id ?? 0 },
    { DishPartitionId: DishPartitions[0]?.Id ?? 0 },
    { BookId, DishPartitionId: other.DishPartitions[0]?.Id ?? 0 },
    { BookId: 99_999 },
    { term: 'tomate' },
    { term: 'vegan' },
  ]
  const bases = queries.map(async (query) => ({
    query,
    whole: await read(calls.recipes, { query }),
  }))
  return {
    ingredients: await readIngredients(filled, await read(calls.recipes)),
    bases: await Promise.all(bases),
  }
}

/** The filters of row 12 of the API table once more, as plainly as they can be said (D-27, D-34). */
const holds = (recipe: Recipe, filters: Filters, ingredients: readonly number[]) => {
  const { DishTypes, maxCalories, time, total, Diets = [], FreeOf = [], MayContain } = filters
  const minutes = recipe.CookTime === null ? undefined : timeToMinutes(recipe.CookTime)
  const totalMinutes = timeToMinutes(recipe.TotalTime ?? '')
  const sources = [
    ...(recipe.Allergens?.Contains ?? []),
    ...(MayContain ? [] : (recipe.Allergens?.MayContain ?? [])),
  ]
  const named = new Set(sources.map(({ Allergen }) => Allergen))
  const calories = recipe.Nutrition.Calorie
  return (
    (DishTypes === undefined || DishTypes.some((type) => recipe.DishTypes.includes(type))) &&
    (filters['IncludedIng[]'] ?? []).every((id) => ingredients.includes(id)) &&
    !(filters['ExcludedIng[]'] ?? []).some((id) => ingredients.includes(id)) &&
    (maxCalories === undefined || (calories !== null && calories <= maxCalories)) &&
    (time === undefined || (minutes !== undefined && minutes <= time)) &&
    (total === undefined || (totalMinutes !== undefined && totalMinutes <= total)) &&
    Diets.every((diet) => recipe.Diets?.includes(diet)) &&
    (FreeOf.length === 0 || recipe.Diets !== undefined) &&
    !FreeOf.some((allergen) => named.has(allergen))
  )
}

const queryOf = ({ time, total, ...filters }: Filters) =>
  Object.fromEntries(
    Object.entries({
      ...filters,
      ...(time !== undefined && { CookTime: minutesToTime(time) }),
      ...(total !== undefined && { TotalTime: minutesToTime(total) }),
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const optional = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** Filters that often leave something: common ingredients, some that nothing has, limits with 0. */
const filtersOver = ({ ingredients }: Known) => {
  const common = [...Map.groupBy([...ingredients.values()].flat(), (id) => id)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([id]) => id)
  const ingredient = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...common.slice(0, 12)) },
    { weight: 3, arbitrary: fc.constantFrom(...common) },
    { weight: 1, arbitrary: fc.constantFrom(99_999, 2_147_483_647) },
  )
  return fc.record<Filters>({
    DishTypes: optional(
      fc.array(fc.nat({ max: DISH_TYPES.length - 1 }), { minLength: 1, maxLength: 4 }),
    ),
    'IncludedIng[]': optional(fc.array(ingredient, { minLength: 1, maxLength: 2 })),
    'ExcludedIng[]': optional(fc.array(ingredient, { minLength: 1, maxLength: 4 })),
    maxCalories: optional(fc.constantFrom(0, 1, 100, 200, 285, 300, 620, 100_000)),
    time: optional(fc.constantFrom(0, 5, 15, 20, 25, 45, 120, 6000)),
    total: rarely(fc.constantFrom(0, 20, 30, 45, 90, 6000)),
    Diets: rarely(fc.uniqueArray(fc.constantFrom(...DIETS), { minLength: 1, maxLength: 2 })),
    FreeOf: rarely(fc.uniqueArray(fc.constantFrom(...ALLERGENS), { minLength: 1, maxLength: 3 })),
    MayContain: optional(fc.boolean()),
  })
}

test.for(databases)(
  'API-21 API-22 any filters together are a plain filter over the whole list (%s)',
  async (engine) => {
    const filled = await server(engine)
    const { read } = filled
    const known = await readKnown(filled)
    let narrowed = 0
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(...known.bases.slice(0, 2)), fc.constantFrom(...known.bases)),
        filtersOver(known),
        fc.record({ limit: fc.integer({ min: 1, max: 100 }), offset: fc.nat({ max: 30 }) }),
        async ({ query: base, whole }, filters, { limit, offset }) => {
          const expected = whole.filter((recipe) =>
            holds(recipe, filters, known.ingredients.get(recipe.Id) ?? []),
          )
          const query = { ...base, ...queryOf(filters) }
          expect(await read(calls.recipes, { query })).toEqual(expected)
          expect(await read(calls.recipes, { query: { ...query, limit, offset } })).toEqual(
            expected.slice(offset, offset + limit),
          )
          if (expected.length > 0 && expected.length < whole.length) narrowed += 1
        },
      ),
      { numRuns: 150, seed: 34 },
    )
    // A property that only ever compares empty lists proves nothing.
    expect(narrowed).toBeGreaterThan(30)
  },
)

test.for(databases)('API-22 zero is a value of every filter (%s)', async (engine) => {
  const { read } = await server(engine)
  const all = await read(calls.recipes)
  const drink = dishTypeCode('Drink')
  expect(drink).toBe(0)
  const drinks = await read(calls.recipes, { query: { DishTypes: drink } })
  expect(drinks).toEqual(all.filter(({ DishTypes }) => DishTypes.includes(0)))
  expect(drinks.length).toBeLessThan(all.length)
  expect(await read(calls.recipes, { query: { maxCalories: 0 } })).toEqual([])
  expect(await read(calls.recipes, { query: { CookTime: '00:00:00' } })).toEqual([])
  expect(await read(calls.recipes, { query: { offset: 0 } })).toEqual(all)
  const german = await read(calls.recipes, { query: { LangId: 0, limit: 1 } })
  expect(german[0]?.Name).not.toBe(all[0]?.Name)
})

test.for(databases)(
  'API-22 names of filters are known in any case, and brackets in either spelling (%s)',
  async (engine) => {
    const { app, read, idOf } = await server(engine)
    const garlic = await idOf('ingredient', 'garlic')
    const onion = await idOf('ingredient', 'onion')
    const query = { DishTypes: [5, 11], 'IncludedIng[]': garlic, 'ExcludedIng[]': onion }
    const expected = await read(calls.recipes, { query })
    expect(expected).not.toHaveLength(0)
    for (const address of [
      `dishtypes=5&DISHTYPES=11&includeding%5B%5D=${garlic}&EXCLUDEDING[]=${onion}`,
      `DishTypes=5&DishTypes=11&DishTypes=5&IncludedIng[]=${garlic}&IncludedIng[]=${garlic}&ExcludedIng%5b%5d=${onion}`,
    ]) {
      const answer = await app.inject({ url: `/api/recipe?${address}` })
      expect(answer.json()).toEqual(expected)
    }
  },
)

test.for(databases)(
  'API-22 API-42 an ingredient that a search finds narrows the list to its recipes (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const [found] = await read(calls.ingredients, { query: { term: 'eggplant', LangId: 1 } })
    expect(found?.Name).toBe('aubergine')
    const query = { 'IncludedIng[]': found?.Id ?? 0 }
    const recipes = await read(calls.recipes, { query })
    expect(recipes.map(({ Name }) => Name)).toContain('Baba ganoush')
    for (const { Id } of recipes) {
      const rows = await read(calls.recipeIngredients, { id: Id })
      expect(rows.map(({ Ingredient }) => Ingredient.Id)).toContain(found?.Id)
    }
  },
)

test.for(databases)('words about time in a search limit the time in all (%s)', async (engine) => {
  const { read } = await server(engine)
  const search = (term: string, query = {}) => read(calls.recipes, { query: { term, ...query } })
  for (const [timed, plain, minutes] of [
    ['quick soup', 'soup', 30],
    ['schnelle Suppe', 'Suppe', 30],
    ['soup under 45 minutes', 'soup', 45],
    ['Suppe in einer Stunde', 'Suppe', 60],
  ] as const) {
    const whole = await search(plain)
    const found = await search(timed)
    expect(found).toEqual(within(whole, minutes))
    expect(found.length).toBeLessThan(whole.length)
    expect(await search(timed, { offset: 100 })).toEqual([])
  }
  const all = await read(calls.recipes)
  expect(await search('quick')).toEqual(within(all, 30))
  expect(await search('schnelle Gerichte', { limit: 3 })).toEqual(within(all, 30).slice(0, 3))
})

test.for(databases)('an unknown diet or allergen is refused (%s)', async (engine) => {
  const { app } = await server(engine)
  for (const query of ['Diets=paleo', 'FreeOf=water', 'FreeOf=', 'TotalTime=30', 'MayContain=2']) {
    const answer = await app.inject({ url: `/api/recipe?${query}` })
    expect({ query, status: answer.statusCode }).toEqual({ query, status: 400 })
  }
})
