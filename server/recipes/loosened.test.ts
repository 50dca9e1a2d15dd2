import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { DISH_TYPES, dishTypeCode } from '#contract/recipes/dish-types.ts'
import { LOOSENED_MAX } from '#contract/limits.ts'
import type { LoosenedPart } from '#contract/recipes/recipe.ts'
import { DIETS } from '#contract/recipes/words.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, type FilledServer } from '#tests/support/filled-server.ts'

const server = filledServers()

/** A filter as the query of a call. */
interface Query {
  DishTypes?: readonly number[]
  CookTime?: string
  TotalTime?: string
  maxCalories?: number
  Diets?: readonly string[]
  FreeOf?: readonly string[]
  Cuisines?: readonly number[]
  Seasons?: readonly number[]
  Difficulties?: readonly number[]
  'IncludedIng[]'?: readonly number[]
  'ExcludedIng[]'?: readonly number[]
}

type Part = Pick<LoosenedPart, 'IngredientId' | 'Kind'>

const without = (query: Query, { Kind, IngredientId }: Part): Query => {
  if (Kind !== 'IncludedIng' && Kind !== 'ExcludedIng') return { ...query, [Kind]: undefined }
  const left = query[`${Kind}[]`]?.filter((id) => id !== IngredientId)
  return { ...query, [`${Kind}[]`]: left }
}

const withoutUndefined = (query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))

const read = async (filled: FilledServer, name: 'loosened' | 'recipes', query: Query) =>
  await filled.read(calls[name], { query: withoutUndefined(query) })

const partsOf = (query: Query): Part[] => [
  ...(
    [
      'DishTypes',
      'CookTime',
      'TotalTime',
      'maxCalories',
      'Diets',
      'FreeOf',
      'Cuisines',
      'Seasons',
      'Difficulties',
    ] as const
  )
    .filter((name) => query[name] !== undefined)
    .map((Kind) => ({ Kind, IngredientId: null })),
  ...(['IncludedIng', 'ExcludedIng'] as const).flatMap((Kind) =>
    (query[`${Kind}[]`] ?? []).map((IngredientId) => ({ Kind, IngredientId })),
  ),
]

/** The parts without which a list is longer, found by asking for it without each of them. */
const partsThatMatter = async (filled: FilledServer, query: Query) => {
  const whole = await read(filled, 'recipes', query)
  const asked = partsOf(query).map(async (part) => {
    const more = await read(filled, 'recipes', without(query, part))
    const Count = more.length - whole.length
    return Count > 0 ? [{ ...part, Count }] : []
  })
  return (await Promise.all(asked)).flat().slice(0, LOOSENED_MAX)
}

const ingredientIds = fc.uniqueArray(
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 130 }) },
    { weight: 1, arbitrary: fc.constantFrom(99_999, 2_147_483_647) },
  ),
  { minLength: 1, maxLength: 6 },
)

const filters: fc.Arbitrary<Query> = fc.record(
  {
    DishTypes: fc.uniqueArray(fc.nat({ max: DISH_TYPES.length - 1 }), {
      minLength: 1,
      maxLength: 4,
    }),
    CookTime: fc.constantFrom('00:00:00', '00:15:00', '00:25:00', '02:00:00'),
    TotalTime: fc.constantFrom('00:20:00', '00:30:00', '01:00:00'),
    maxCalories: fc.constantFrom(0, 150, 285, 620),
    Diets: fc.uniqueArray(fc.constantFrom(...DIETS), { minLength: 1, maxLength: 2 }),
    FreeOf: fc.uniqueArray(fc.constantFrom('gluten', 'milk', 'nuts'), { minLength: 1 }),
    Cuisines: fc.subarray([17, 18, 19, 99_999], { minLength: 1 }),
    Seasons: fc.subarray([14, 15, 16], { minLength: 1 }),
    Difficulties: fc.subarray([26, 27, 28], { minLength: 1 }),
    'IncludedIng[]': fc.oneof(
      ingredientIds,
      fc.subarray([6, 102, 114], { minLength: 1, maxLength: 3 }),
    ),
    'ExcludedIng[]': ingredientIds,
  },
  { requiredKeys: [] },
)

test.for(databases)(
  'a part is suggested when the list is longer without it (%s)',
  async (engine) => {
    const filled = await server(engine)
    let suggested = 0
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const parts = await read(filled, 'loosened', query)
        expect(parts).toEqual(await partsThatMatter(filled, query))
        suggested += parts.length
      }),
      { numRuns: 60, examples: [[{ DishTypes: [5], maxCalories: 1 }]] },
    )
    expect(suggested).toBeGreaterThan(0)
  },
)

test.for(databases)(
  'RCL-37 a filter that finds nothing says what to leave out (%s)',
  async (engine) => {
    const filled = await server(engine)
    const query = {
      DishTypes: [dishTypeCode('Soup')],
      maxCalories: 100_000,
      CookTime: '00:05:00',
      'ExcludedIng[]': [await filled.idOf('ingredient', 'plum')],
    }
    expect(await read(filled, 'recipes', query)).toEqual([])
    expect(await read(filled, 'loosened', query)).toMatchObject([
      { Kind: 'DishTypes', IngredientId: null },
      { Kind: 'CookTime', IngredientId: null },
    ])
  },
)

test.for(databases)(
  'of several ingredients the one that is too much is named (%s)',
  async (engine) => {
    const filled = await server(engine)
    const [garlic, onion] = [
      await filled.idOf('ingredient', 'garlic'),
      await filled.idOf('ingredient', 'onion'),
    ]
    expect(
      await read(filled, 'loosened', { 'IncludedIng[]': [garlic, onion, 99_999] }),
    ).toMatchObject([{ Kind: 'IncludedIng', IngredientId: 99_999 }])
    const contradiction = { 'IncludedIng[]': [garlic, onion], 'ExcludedIng[]': [garlic] }
    expect(await read(filled, 'loosened', contradiction)).toMatchObject([
      { Kind: 'IncludedIng', IngredientId: garlic },
      { Kind: 'ExcludedIng', IngredientId: garlic },
    ])
  },
)

/** Ingredients that only one recipe uses, at most one from each recipe. */
const ownIngredients = async ({ read: call }: FilledServer) => {
  const recipes = await call(calls.recipes)
  const lists = await Promise.all(
    recipes.map(async ({ Id }) => {
      const rows = await call(calls.recipeIngredients, { id: Id })
      return rows.map(({ Ingredient }) => Ingredient.Id)
    }),
  )
  const uses = Map.groupBy(lists.flat(), (id) => id)
  return lists.flatMap((ids) => ids.filter((id) => uses.get(id)?.length === 1).slice(0, 1))
}

test.for(databases)('no more parts are suggested than anybody reads (%s)', async (engine) => {
  const filled = await server(engine)
  const excluded = await ownIngredients(filled)
  expect(excluded.length).toBeGreaterThan(LOOSENED_MAX)
  const parts = await read(filled, 'loosened', { 'ExcludedIng[]': excluded.slice(0, 20) })
  const first = partsOf({ 'ExcludedIng[]': excluded }).slice(0, LOOSENED_MAX)
  expect(parts).toMatchObject(first)
  for (const part of parts) expect(part).toMatchObject({ Count: 1 })
  expect(await read(filled, 'loosened', {})).toEqual([])
})
