import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

test.for(databases)(
  'API-22 recipes are listed by their rating, under filters too (%s)',
  async (engine) => {
    const { read, app } = await server(engine)
    const list = async (query: object) =>
      await read(calls.recipes, { query: { OrderBy: 'rate', ...query } })
    const all = await list({})
    const score = ({ Rating: { GlobalRating, TotalRatings } }: (typeof all)[number]) =>
      ((GlobalRating - 1) * TotalRatings + 6) / (TotalRatings + 3)
    const scores = all.map((recipe) => score(recipe))
    for (const [index, next] of scores.slice(1).entries())
      expect(scores[index]).toBeGreaterThanOrEqual(next - 0.1)
    const page = await list({ limit: 3, offset: 1 })
    expect(page.map(({ Id }) => Id)).toEqual(all.slice(1, 4).map(({ Id }) => Id))
    const vegan = await list({ Diets: ['vegan'] })
    expect(vegan.length).toBeGreaterThan(0)
    expect(vegan.every(({ Diets }) => Diets?.includes('vegan'))).toBe(true)
    const refused = await app.inject({ url: '/api/recipe?OrderBy=name' })
    expect(refused.statusCode).toBe(400)
  },
)
