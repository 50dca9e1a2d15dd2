import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { calls } from '#contract/calls/calls.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

const content = async (path: string) =>
  await readFile(new URL(`../../content/${path}`, import.meta.url), 'utf8')

test.for(databases)(
  'ENT-08 API-27 a recipe has its scalars in the asked language (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const id = await idOf('recipe', 'shakshuka')
    const source = parse(await content('catalogue/recipes/shakshuka.yaml')) as {
      description: Record<'en' | 'de', string>
    }
    const english = await read(calls.recipe, { id, query: { LangId: 1 } })
    expect(english).toMatchObject({
      Id: id,
      Name: 'Shakshuka with feta',
      Description: source.description.en,
      PrepTime: '00:10:00',
      CookTime: '00:23:00',
      TotalTime: '00:39:00',
      Views: 0,
      IsFavorized: false,
      PublishedAt: '2026-03-14T00:00:00.000Z',
      DishTypes: [2, 5],
    })
    expect(english.CoverPath).toMatch(/^\/media\/recipes\/shakshuka\/cover\.[\da-f]{16}\.webp$/)
    expect(english.IngredientImagePath).toMatch(/^\/media\/recipes\/shakshuka\/ingredients\./)
    expect(english.ToolImagePath).toMatch(/^\/media\/recipes\/shakshuka\/tools\./)
    expect(english.CoverColour).toMatch(/^#[\da-f]{6}$/)
    const german = await read(calls.recipe, { id, query: { LangId: 0 } })
    expect(german).toMatchObject({
      Name: 'Schakschuka mit Feta',
      Description: source.description.de,
    })
  },
)

test.for(databases)(
  'ENT-09 a recipe has its films, Main with the id of its steps (%s)',
  async (engine) => {
    const { app, read, idOf } = await server(engine)
    const { Videos } = await read(calls.recipe, { id: await idOf('recipe', 'shakshuka') })
    expect(Videos.Short?.Mp4FilePath).toMatch(/^\/media\/films\/shorts\/.+\.mp4$/)
    expect(Videos.Preview?.Mp4FilePath).toMatch(/^\/media\/films\/previews\/.+\.mp4$/)
    expect(Videos.Main?.Mp4FilePath).toMatch(/^\/media\/films\/.+\.mp4$/)
    expect(Videos.Main?.Id).toBeGreaterThan(0)
    const all = await read(calls.recipes)
    expect(all.filter((recipe) => recipe.Videos.Main !== null)).toHaveLength(all.length)
    const film = await app.inject({
      url: Videos.Main?.Mp4FilePath ?? '',
      headers: { range: 'bytes=0-99' },
    })
    expect(film.statusCode).toBe(206)
  },
)

test.for(databases)(
  'ENT-10 ENT-11 ENT-12 a recipe has its author, rating and nutrition (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const source = parse(await content('catalogue/recipes/shakshuka.yaml')) as {
      comments: { stars: number }[]
    }
    const stars = source.comments.map((comment) => comment.stars)
    const average = stars.reduce((sum, star) => sum + star, 0) / stars.length
    const recipe = await read(calls.recipe, { id: await idOf('recipe', 'shakshuka') })
    expect(recipe.Author).toMatchObject({
      Id: await idOf('author', 'yasmin-haddad'),
      Name: 'Yasmin Haddad',
    })
    expect(recipe.Author.ImagePath).toMatch(/^\/media\/authors\/yasmin-haddad\./)
    expect(recipe.Rating).toEqual({
      GlobalRating: Math.round(average * 10) / 10,
      TotalRatings: stars.length,
      UserRating: null,
    })
    expect(recipe.Nutrition).toEqual({ Calorie: 375, Protein: 21, Fat: 23, Carbohydrate: 19 })
  },
)

test.for(databases)(
  'ENT-13 ENT-14 a recipe has its tags and the boxes on its picture (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const boxes = JSON.parse(await content('media/recipes/shakshuka/ingredients.json')) as {
      ingredient: string
      x: number
      y: number
      width: number
    }[]
    const id = await idOf('recipe', 'shakshuka')
    const recipe = await read(calls.recipe, { id, query: { LangId: 0 } })
    expect(recipe.RecipeTags).toEqual([
      ...['Vegetarisch', 'Glutenfrei', 'Eine Pfanne'].map((Name) => ({ Name })),
      { Name: 'Levantinisch', Kind: 'cuisine' },
      { Name: 'Einfach', Kind: 'difficulty' },
    ])
    expect(recipe.Ingredients).toHaveLength(boxes.length)
    expect(recipe.Ingredients.map(({ X, Y, Width }) => ({ x: X, y: Y, width: Width }))).toEqual(
      boxes.map(({ x, y, width }) => ({ x, y, width })),
    )
    expect(recipe.Ingredients).toContainEqual(
      expect.objectContaining({ Name: 'Zwiebel', IngredientId: await idOf('ingredient', 'onion') }),
    )
  },
)

test.for(databases)(
  'a recipe names its tools in the order of the catalogue and counts its steps (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const id = await idOf('recipe', 'shakshuka')
    const recipe = await read(calls.recipe, { id })
    const steps = await read(calls.howTo, { id })
    expect(recipe.StepCount).toBe(steps.length)
    expect(recipe.ToolIds).toEqual(recipe.ToolIds.toSorted((a, b) => a - b))
    expect(recipe.ToolIds).not.toHaveLength(0)
  },
)

test.for(databases)(
  'ERR-29 API-27 an unknown or malformed recipe id is never translated (%s)',
  async (engine) => {
    const { app } = await server(engine)
    for (const part of ['', '/ingredient', '/howto', '/comment']) {
      for (const [id, status] of [
        ['99999', 404],
        ['0', 400],
        ['-1', 400],
        ['abc', 400],
        ['1.5', 400],
        ['99999999999', 400],
      ] as const) {
        const answer = await app.inject({ url: `/api/recipe/${id}${part}?LangId=0` })
        expect({ id, part, status: answer.statusCode }).toEqual({ id, part, status })
        expect(answer.json()).toMatchObject({
          Code: 'RequestInvalid',
          Message: 'The request is invalid.',
        })
      }
    }
  },
)

test.for(databases)(
  'API-05 names of the query match in any case, and both slash forms are one address (%s)',
  async (engine) => {
    const { app, idOf } = await server(engine)
    const id = await idOf('recipe', 'shakshuka')
    for (const address of [
      `/api/recipe/${id}?LangId=0`,
      `/api/recipe/${id}/?langid=0`,
      `/api/recipe/${id}?LANGID=0`,
    ]) {
      const answer = await app.inject({ url: address })
      expect(answer.json()).toMatchObject({ Name: 'Schakschuka mit Feta' })
    }
    const english = await app.inject({ url: `/api/recipe/${id}` })
    expect(english.json()).toMatchObject({ Name: 'Shakshuka with feta' })
  },
)

test.for(databases)(
  'API-05 ERR-29 another language than German and English is refused (%s)',
  async (engine) => {
    const { app } = await server(engine)
    for (const url of ['/api/recipe?LangId=7', '/api/recipe/1?LangId=-1', '/api/book?LangId=de']) {
      const answer = await app.inject({ url, headers: { 'accept-language': 'de' } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        Code: 'FieldInvalid',
        Message: '„LangId“ ist ungültig.',
      })
    }
  },
)
