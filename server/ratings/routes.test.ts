import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { Rating } from '#contract/rating.ts'
import { RATING_VALUES } from '#contract/stars.ts'
import { countVotes } from '#server/catalogue-import/counters.ts'
import { countCookbookVotes } from './count-cookbook-votes.ts'
import type { App } from '#server/http/app-type.ts'
import { databases, type TestDatabase } from '#tests/support/database.ts'
import { readCall } from '#tests/support/filled-server.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'

type Headers = Record<string, string>

const rate = async (app: App, id: number | string, RatingValue: string, headers: Headers) => {
  const answer = await sendForm(app, 'POST', `/recipe/${id}/rate`, { RatingValue }, headers)
  return [answer.statusCode, answer.json()] as const
}

/** Members who only have a token. */
const newMembers = async (app: App, count: number) => {
  const members: Headers[] = []
  for (let index = 0; index < count; index++) {
    const account = { email: `cook${index}@simmer.example`, username: `cook${index}` }
    members.push(await newMember(app, account))
  }
  return members
}

/** What counting all votes anew would say. */
const countedAnew = async ({ db }: TestDatabase) => {
  const read = async () => ({
    recipes: await db
      .selectFrom('recipes')
      .select(['id', 'rating_sum', 'rating_count'])
      .orderBy('id')
      .execute(),
    cookbooks: await db
      .selectFrom('cookbooks')
      .select(['id', 'rating_sum', 'rating_count', 'rating_average'])
      .orderBy('id')
      .execute(),
  })
  const kept = await read()
  await countVotes(
    db,
    kept.recipes.map(({ id }) => id),
  )
  await countCookbookVotes(
    db,
    kept.cookbooks.map(({ id }) => id),
  )
  return { kept, anew: await read() }
}

test.for(databases)(
  'API-34 ENT-24 a vote counts at once, for everybody, and another one takes its place (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const before = await readCall(app, calls.recipe, { id: 3 })
    for (const [vote, value] of RATING_VALUES.entries()) {
      const [status, rating] = await rate(app, 3, value, ada)
      expect([status, rating]).toMatchObject([
        200,
        { UserRating: vote, TotalRatings: before.Rating.TotalRatings + 1 },
      ])
      const seen = await readCall(app, calls.recipe, { id: 3 })
      expect(seen.Rating).toEqual({ ...(rating as Rating), UserRating: null })
      const own = await app.inject({ url: '/api/recipe/3', headers: ada })
      expect(own.json<{ Rating: Rating }>().Rating).toEqual(rating)
      expect(await rate(app, 3, value, ada)).toEqual([status, rating])
    }
    const { kept, anew } = await countedAnew(database)
    expect(kept).toEqual(anew)
  },
)

test.for(databases)(
  'votes of many at once, on recipes of the same cookbook, are all counted once (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const members = await newMembers(app, 6)
    const rows = await database.db
      .selectFrom('recipe_partitions')
      .select('recipe_id')
      .distinct()
      .where('cookbook_id', '=', 1)
      .limit(3)
      .execute()
    const votes = members.flatMap((member, index) =>
      rows.flatMap(({ recipe_id }) => [
        // The same vote twice, and then perhaps another one.
        rate(app, recipe_id, 'VeryGood', member),
        rate(app, recipe_id, 'VeryGood', member),
        rate(app, recipe_id, RATING_VALUES[index % 5] ?? 'Ok', member),
      ]),
    )
    for (const [status] of await Promise.all(votes)) expect(status).toBe(200)
    const kept = await database.db
      .selectFrom('ratings')
      .innerJoin('users', 'users.id', 'ratings.user_id')
      .select('ratings.id')
      .where('users.kind', '=', 'member')
      .execute()
    expect(kept).toHaveLength(members.length * rows.length)
    const counters = await countedAnew(database)
    expect(counters.kept).toEqual(counters.anew)
  },
)

test.for([
  ['3', { RatingValue: '5' }, 400, 'RatingInvalid'],
  ['3', { RatingValue: 'verygood' }, 400, 'RatingInvalid'],
  ['3', { RatingValue: '' }, 400, 'RatingInvalid'],
  ['3', {}, 400, 'RatingInvalid'],
  ['abc', { RatingValue: 'Ok' }, 400, 'RequestInvalid'],
  ['999999', { RatingValue: 'Ok' }, 404, 'RequestInvalid'],
] as const)('API-34 recipe %s is not rated with %j', async ([id, fields, status, Code]) => {
  const { app, database } = await startTestServer('sqlite', { filled: true })
  const ada = await newMember(app)
  const answer = await sendForm(app, 'POST', `/recipe/${id}/rate`, fields, ada)
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { Code }])
  const visitor = await sendForm(app, 'POST', '/recipe/3/rate', { RatingValue: 'Ok' })
  expect([visitor.statusCode, visitor.json()]).toMatchObject([401, { Code: 'Unauthorized' }])
  const { kept, anew } = await countedAnew(database)
  expect(kept).toEqual(anew)
})
