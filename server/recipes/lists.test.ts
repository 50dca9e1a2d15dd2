import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { timeToMinutes } from '#contract/text/time.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

const idsOf = (recipes: readonly { Id: number }[]) => recipes.map(({ Id }) => Id)
const isQuickAndLight = (recipe: Recipe) =>
  (recipe.Nutrition.Calorie ?? Infinity) <= 300 &&
  (timeToMinutes(recipe.CookTime ?? '99:00:00') ?? Infinity) <= 25
const newestFirst = (recipes: readonly Recipe[]) =>
  recipes.toSorted((a, b) => b.PublishedAt.localeCompare(a.PublishedAt) || b.Id - a.Id)

test.for(databases)(
  'API-21 without a limit all recipes are listed, newest first (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const all = await read(calls.recipes)
    expect(all).toHaveLength(60)
    expect(idsOf(all)).toEqual(idsOf(newestFirst(all)))
  },
)

test.for(databases)(
  'API-21 CON-11 pages of 20 follow each other without gap or repetition (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const all = await read(calls.recipes, { query: { LangId: 0 } })
    const pages: Recipe[] = []
    for (const offset of [0, 20, 40, 60]) {
      pages.push(
        ...(await read(calls.recipes, { query: { limit: RECIPES_PER_PAGE, offset, LangId: 0 } })),
      )
    }
    expect(pages).toEqual(all)
  },
)

test.for(databases)('ENT-08 a recipe is the same in a list and alone (%s)', async (engine) => {
  const { read } = await server(engine)
  const [first] = await read(calls.recipes, { query: { limit: 1, LangId: 0 } })
  expect(await read(calls.recipe, { id: first?.Id ?? 0, query: { LangId: 0 } })).toEqual(first)
})

test.for(databases)(
  'API-21 ERR-29 a bad limit or offset is refused in the language of the call (%s)',
  async (engine) => {
    const { app } = await server(engine)
    for (const list of ['recipe', 'book']) {
      for (const query of [
        'limit=0',
        'limit=101',
        'limit=abc',
        'limit=',
        'limit=1.5',
        'offset=-1',
      ]) {
        const name = query.split('=')[0]
        const german = await app.inject({ url: `/api/${list}?${query}&LangId=0` })
        expect({ query, status: german.statusCode }).toEqual({ query, status: 400 })
        expect(german.json()).toMatchObject({
          Code: 'FieldInvalid',
          Message: `„${name}“ ist ungültig.`,
        })
        const english = await app.inject({ url: `/api/${list}?${query}&LangId=1` })
        expect(english.json()).toMatchObject({ Message: `“${name}” is not valid.` })
      }
    }
  },
)

test.for(databases)(
  'API-22 ENT-21 DishTypes are any of these; 0 is Drink, -1 is all (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const all = await read(calls.recipes)
    const soup = dishTypeCode('Soup')
    const salad = dishTypeCode('Salad')
    for (const types of [[soup], [soup, salad], [0]]) {
      const expected = all.filter(({ DishTypes }) => types.some((type) => DishTypes.includes(type)))
      expect(expected).not.toHaveLength(0)
      expect(await read(calls.recipes, { query: { DishTypes: types } })).toEqual(expected)
    }
    expect(await read(calls.recipes, { query: { DishTypes: -1 } })).toEqual(all)
  },
)

test.for(databases)(
  'API-22 included ingredients must all be there, excluded ones must not (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const garlic = await idOf('ingredient', 'garlic')
    const oil = await idOf('ingredient', 'olive-oil')
    const onion = await idOf('ingredient', 'onion')
    const has = async (recipe: Recipe) =>
      (await read(calls.recipeIngredients, { id: recipe.Id })).map(
        ({ Ingredient }) => Ingredient.Id,
      )
    const expected: number[] = []
    for (const recipe of await read(calls.recipes)) {
      const ingredients = await has(recipe)
      const wanted = ingredients.includes(garlic) && ingredients.includes(oil)
      if (wanted && !ingredients.includes(onion)) expected.push(recipe.Id)
    }
    expect(expected).not.toHaveLength(0)
    const query = { 'IncludedIng[]': [garlic, oil], 'ExcludedIng[]': [onion] }
    expect(idsOf(await read(calls.recipes, { query }))).toEqual(expected)
  },
)

test.for(databases)(
  'API-22 CookTime and maxCalories are limits, together with the rest (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const all = await read(calls.recipes)
    const expected = all.filter(isQuickAndLight)
    expect(expected).not.toHaveLength(0)
    const query = { maxCalories: 300, CookTime: '00:25:00' }
    expect(await read(calls.recipes, { query })).toEqual(expected)
    const type = expected[0]?.DishTypes[0] ?? 0
    expect(await read(calls.recipes, { query: { ...query, DishTypes: type, limit: 5 } })).toEqual(
      expected.filter(({ DishTypes }) => DishTypes.includes(type)).slice(0, 5),
    )
  },
)

test.for(databases)('API-22 ERR-29 a malformed filter is refused (%s)', async (engine) => {
  const { app } = await server(engine)
  for (const query of [
    'DishTypes=13',
    'DishTypes=soup',
    'IncludedIng[]=onion',
    'ExcludedIng%5B%5D=0',
    'maxCalories=-1',
    'CookTime=45',
    'CookTime=00:99:00',
    'BookId=abc',
    'DishPartitionId=0',
    'Favorized=maybe',
  ]) {
    const answer = await app.inject({ url: `/api/recipe?${query}` })
    expect({ query, status: answer.statusCode }).toEqual({ query, status: 400 })
    expect(answer.json()).toMatchObject({ Code: 'FieldInvalid' })
  }
})

test.for(databases)(
  'API-23 the recipes of a cookbook, and of one of its chapters (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const BookId = await idOf('cookbook', 'levantine-mezze')
    const shakshuka = await idOf('recipe', 'shakshuka')
    const book = await read(calls.cookbook, { id: BookId })
    const recipes = await read(calls.recipes, { query: { BookId } })
    expect(recipes).toHaveLength(book.RecipeCount)
    const chapters: Recipe[] = []
    for (const { Id } of book.DishPartitions) {
      chapters.push(...(await read(calls.recipes, { query: { BookId, DishPartitionId: Id } })))
    }
    expect(idsOf(chapters)).toEqual(idsOf(recipes))
    const last = book.DishPartitions[2]?.Id ?? 0
    const inLast = await read(calls.recipes, { query: { BookId, DishPartitionId: last } })
    expect(idsOf(inLast)).toContain(shakshuka)
    expect(await read(calls.recipes, { query: { BookId: 9999 } })).toEqual([])
    expect(await read(calls.recipes, { query: { BookId, DishPartitionId: 9999 } })).toEqual([])
  },
)

test.for(databases)(
  'API-24 ENT-26 a term finds recipes by words of either language, best first (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const shakshuka = await idOf('recipe', 'shakshuka')
    for (const term of ['shakshuka', 'SCHAKSCHUKA', 'feta shak', 'Shakshuca']) {
      const found = await read(calls.recipes, { query: { term, LangId: 1 } })
      expect({ term, ...found[0] }).toMatchObject({
        term,
        Id: shakshuka,
        Name: 'Shakshuka with feta',
      })
      expect(found[0]?.CoverPath).toMatch(/^\/media\//)
    }
    const feta = await read(calls.recipes, { query: { term: 'feta' } })
    expect(feta.length).toBeGreaterThan(1)
    expect(await read(calls.recipes, { query: { term: 'feta', limit: 1, offset: 1 } })).toEqual(
      feta.slice(1, 2),
    )
    for (const term of ['%', '_', "'", '"', 'xyzzy']) {
      expect(await read(calls.recipes, { query: { term } })).toEqual([])
    }
  },
)

test.for(databases)('API-26 API-49 counts are bare numbers (%s)', async (engine) => {
  const { read } = await server(engine)
  expect(await read(calls.recipeCount)).toBe(60)
  expect(await read(calls.cookbookCount)).toBe(12)
})

test.for(databases)(
  'API-37 the recipes of a tag, named in either language and any case (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const all = await read(calls.recipes)
    const expected = all.filter(({ RecipeTags }) =>
      RecipeTags.some(({ Name }) => Name === 'One pan'),
    )
    expect(expected).not.toHaveLength(0)
    for (const Tag of ['One pan', 'one PAN', 'eine pfanne']) {
      expect(await read(calls.recipesOfTag, { query: { Tag } })).toEqual(expected)
    }
    expect(await read(calls.recipesOfTag, { query: { Tag: 'One' } })).toEqual([])
    const page = await read(calls.recipesOfTag, { query: { Tag: 'One pan', limit: 2, offset: 1 } })
    expect(page).toEqual(expected.slice(1, 3))
  },
)

test.for(databases)('favourites are for members (%s)', async (engine) => {
  const { app } = await server(engine)
  for (const list of ['recipe', 'book']) {
    const answer = await app.inject({ url: `/api/${list}?Favorized=true&LangId=1` })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toMatchObject({ Code: 'Unauthorized', Message: 'Please sign in first.' })
    const all = await app.inject({ url: `/api/${list}?Favorized=false` })
    expect(all.statusCode).toBe(200)
  }
})

test.for(databases)(
  'the recipes of an author are listed newest first, page by page (%s)',
  async (engine) => {
    const { app, read } = await server(engine)
    const all = await read(calls.recipes)
    const AuthorId = all[0]?.Author.Id ?? 0
    const own = all.filter(({ Author }) => Author.Id === AuthorId)
    expect(own.length).toBeGreaterThan(2)
    expect(await read(calls.recipes, { query: { AuthorId } })).toEqual(own)
    const page = { AuthorId, limit: 2, offset: 1 }
    expect(await read(calls.recipes, { query: page })).toEqual(own.slice(1, 3))
    const light = own.find(({ Nutrition }) => Nutrition.Calorie !== null)
    const maxCalories = Math.ceil(light?.Nutrition.Calorie ?? 0)
    expect(idsOf(await read(calls.recipes, { query: { AuthorId, maxCalories } }))).toContain(
      light?.Id,
    )
    expect(await read(calls.recipes, { query: { AuthorId: 99_999 } })).toEqual([])
    expect((await app.inject({ url: '/api/recipe?AuthorId=x' })).statusCode).toBe(400)
  },
)
