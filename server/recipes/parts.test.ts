import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { unitCode } from '#contract/units.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

test.for(databases)(
  'API-28 ENT-15 the ingredients of a recipe with amounts per person (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const id = await idOf('recipe', 'shakshuka')
    const english = await read(calls.recipeIngredients, { id })
    expect(english).toHaveLength(13)
    expect(english[0]).toEqual({
      Ingredient: {
        Id: await idOf('ingredient', 'onion'),
        Name: 'onion',
        PluralName: 'onions',
        ImagePath: expect.stringMatching(/^\/media\/ingredients\/onion\.[\da-f]{16}\.webp$/),
      },
      ImperialAmount: 0.5,
      MetricUnit: 0,
    })
    const german = await read(calls.recipeIngredients, { id, query: { LangId: 0 } })
    expect(german[2]).toMatchObject({
      Ingredient: { Name: 'Knoblauch' },
      ImperialAmount: 1,
      MetricUnit: unitCode('cloth'),
    })
    expect(german[4]).toMatchObject({
      Ingredient: { Name: 'Salz' },
      ImperialAmount: null,
      MetricUnit: 0,
    })
  },
)

test.for(databases)(
  'API-29 the how-to of a recipe in order, in words and in pieces (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const id = await idOf('recipe', 'shakshuka')
    const onion = await idOf('ingredient', 'onion')
    const pepper = await idOf('ingredient', 'bell-pepper')
    const garlic = await idOf('ingredient', 'garlic')
    const steps = await read(calls.howTo, { id, query: { LangId: 0 } })
    expect(steps.map(({ StepNumber }) => StepNumber)).toEqual(steps.map((_, index) => index + 1))
    const [first] = steps
    expect(first).toMatchObject({
      Key: 'chop',
      Text: 'Schneide 1\u00a0Zwiebel und 1\u00a0Paprika in 1 cm große Würfel. Schneide 2\u00a0Zehen Knoblauch in dünne Scheiben.',
      TextParts: [
        'Schneide ',
        { IngredientId: onion, WithAmount: true },
        ' und ',
        { IngredientId: pepper, WithAmount: true },
        ' in 1 cm große Würfel. Schneide ',
        { IngredientId: garlic, WithAmount: true },
        ' in dünne Scheiben.',
      ],
      TimerMinutes: null,
    })
    expect(first?.ImagePath).toMatch(/^\/media\/films\/thumbs\/chop-pepper\.[\da-f]{16}\.webp$/)
    const ingredients = await read(calls.recipeIngredients, { id, query: { LangId: 0 } })
    expect(first?.Ingredients).toEqual(ingredients.slice(0, 3))
    expect(steps.flatMap(({ Ingredients }) => Ingredients)).toHaveLength(ingredients.length)
    const recipe = await read(calls.recipe, { id })
    for (const tool of steps.flatMap(({ ToolIds }) => ToolIds))
      expect(recipe.ToolIds).toContain(tool)
  },
)

test.for(databases)('API-30 ENT-19 the comments of a recipe, newest first (%s)', async (engine) => {
  const { read, idOf } = await server(engine)
  const comments = await read(calls.comments, { id: await idOf('recipe', 'shakshuka') })
  expect(comments.length).toBeGreaterThan(1)
  const created = comments.map(({ Created }) => Created)
  expect(created).toEqual(created.toSorted().toReversed())
  for (const comment of comments) {
    expect(comment.User.FirstName).not.toBe('')
    expect(comment).toMatchObject({ Likes: 0, Dislikes: 0, IsLiked: null })
  }
  expect(new Set(comments.map(({ LangId }) => LangId))).toEqual(new Set([0, 1]))
})
