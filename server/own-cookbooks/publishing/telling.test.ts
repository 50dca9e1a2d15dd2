import { expect, test } from 'vitest'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { News } from '#contract/news/news.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'

/** Imani publishes cookbooks, and Mia follows her. */
async function startTelling(engine: EngineName) {
  const clock = { time: Date.now() }
  const server = await startCookbooks(engine, { now: () => new Date(clock.time) })
  const { app, database, people } = server
  const { imani, mia } = people
  const { id } = await database.db
    .selectFrom('all_authors')
    .select('id')
    .where('owner_id', '=', imani.id)
    .executeTakeFirstOrThrow()
  await call(app, 'PATCH', `/author/${id}/subscribe`, mia.headers)
  return {
    ...server,
    clock,
    publishTold: async (book: number) =>
      await server.publishBook(book, undefined, undefined, { IsTold: true }),
    /** What Mia is told of cookbooks. */
    told: async () =>
      (await call<News>(app, 'GET', '/my/news?LangId=1', mia.headers))[1].Items.filter(
        ({ Kind }) => Kind !== 'recipe',
      ),
    tell: async (book: number) =>
      await call<CookbookPublication>(app, 'POST', `/my/cookbooks/${book}/telling`, imani.headers),
  }
}

test.for(databases)(
  'BOK-55 subscribers are told once of a cookbook, and later of three new recipes, once a week (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startTelling(engine)
    const { publish, trust, arranged, publishTold, told, clock, standingOf } = server
    const recipes = []
    for (let count = 0; count < 8; count += 1) recipes.push((await publish()).own.Id)
    const [first = 0, ...others] = recipes
    await trust()
    const device = await arranged({ Recipes: [first] })
    const { Id } = device.book
    const add = async (ids: readonly number[]) =>
      await device.send(...ids.map((Recipe) => ({ Kind: 'add' as const, Recipe, Tab: null })))
    const [, { Telling, Versions }] = await publishTold(Id)
    expect(Telling).toMatchObject({ Subscribers: 1, Until: null })
    expect(Versions).toMatchObject([{ RecipeCount: 1, Added: 0, IsTold: true }])
    expect(await told()).toMatchObject([{ Name: 'Things with crust' }])
    // Two new recipes are no news, and three are none in the same week.
    clock.time += 8 * DAY_MS
    await add(others.slice(0, 2))
    const [, two] = await publishTold(Id)
    expect([two.Versions[0], two.Telling.Until]).toMatchObject([{ Added: 2, IsTold: false }, null])
    await add(others.slice(2, 5))
    const [, three] = await publishTold(Id)
    expect(three.Versions[0]).toMatchObject({ Added: 3, IsTold: true })
    expect(await told()).toMatchObject([
      { Kind: 'added', Count: 3, Published: new Date(clock.time).toISOString() },
    ])
    await device.send({ Kind: 'take-out', Recipe: first })
    await add(others.slice(5))
    clock.time += DAY_MS
    await publishTold(Id)
    expect((await standingOf(Id)).Telling).toMatchObject({
      Last: new Date(clock.time - DAY_MS).toISOString(),
      Next: new Date(clock.time + 6 * DAY_MS).toISOString(),
    })
  },
)

test.for(databases)(
  'BOK-56 what is published quietly can be told for a week (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startTelling(engine)
    const { app, people, publish, trust, arranged, publishBook, told, tell, clock } = server
    const { own } = await publish()
    await trust()
    const quiet = async () => {
      const { book } = await arranged({ Recipes: [own.Id] })
      const [, { Telling }] = await publishBook(book.Id)
      expect(Telling.Until).toBe(new Date(clock.time + 7 * DAY_MS).toISOString())
      return book.Id
    }
    const [soon, late, gone] = [await quiet(), await quiet(), await quiet()]
    expect(await told()).toEqual([])
    clock.time += 6 * DAY_MS
    expect(await tell(soon)).toMatchObject([200, { Versions: [{ IsTold: true }] }])
    expect(await told()).toHaveLength(1)
    expect((await tell(soon))[0]).toBe(409)
    await call(app, 'DELETE', `/my/cookbooks/${gone}/publication`, people.imani.headers)
    expect((await tell(gone))[0]).toBe(409)
    clock.time += 2 * DAY_MS
    expect((await tell(late))[0]).toBe(409)
    expect((await call(app, 'POST', `/my/cookbooks/${soon}/telling`, people.mia.headers))[0]).toBe(
      404,
    )
    expect(await told()).toHaveLength(1)
  },
)

test.for(databases)(
  'BOK-55 who is told is decided when an editor approves (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startTelling(engine)
    const { publish, arranged, publishTold, deskList, decideBook, told, standingOf } = server
    const { own } = await publish()
    const { book } = await arranged({ Recipes: [own.Id] })
    await publishTold(book.Id)
    expect(await told()).toEqual([])
    const [waiting] = (await deskList()).Cookbooks
    expect((await decideBook(waiting?.Id ?? 0, 'approval'))[0]).toBe(200)
    expect(await told()).toHaveLength(1)
    expect((await standingOf(book.Id)).Versions).toMatchObject([{ IsTold: true }])
  },
)
