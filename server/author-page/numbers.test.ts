import { expect, test } from 'vitest'
import type { AuthorOverview } from '#contract/author-page/overview.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { EngineName } from '#server/db/engine.ts'
import { count } from '#server/stuck/count.ts'
import { ViewCounter } from '#server/views/view-counter.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'
import { countFollowers } from './followers.ts'

/** A published recipe of Imani's on a day in November. */
async function startNumbers(engine: EngineName) {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const now = () => new Date(clock.now)
  const server = await startPublishing(engine, { now })
  const { app, people, database } = server
  const { db } = database
  const { publicId } = await server.publish()
  const ids = await db.selectFrom('users').select(['id', 'username']).execute()
  const idOf = (name: string) => ids.find(({ username }) => username === name)?.id ?? 0
  const overview = async (who = people.imani) =>
    await call<AuthorOverview>(app, 'GET', '/my/author/overview?LangId=1', who.headers)
  const recipe = async () => (await overview())[1].Recipes[0]
  const [, steps] = await call<HowToStep[]>(app, 'GET', `/recipe/${publicId}/howto?LangId=1`)
  const report = async (Before: number | null, Left: number | null, Replays = 0) =>
    await count(db, {
      recipeId: publicId,
      body: {
        Report: crypto.randomUUID(),
        Before,
        Left,
        Steps: Replays === 0 ? [] : [{ StepId: steps[1]?.Id ?? 0, Replays, LongWaits: 0 }],
      },
      now: clock.now,
    })
  const stepId = steps[0]?.Id ?? 0
  return { ...server, db, now, clock, publicId, idOf, overview, recipe, report, stepId }
}

test.for(databases)(
  'FOL-50 views of thirty whole days, without the author’s own (%s)',
  async (engine) => {
    const { db, now, clock, publicId, idOf, recipe } = await startNumbers(engine)
    const counter = new ViewCounter(db, {
      now,
      isReadOnly: () => false,
      onError: (error) => expect.unreachable(String(error)),
    })
    const item = { kind: 'recipe', itemId: publicId } as const
    const openPage = (place: string) =>
      counter.count({ ...item, knownAs: [place], marks: [place, `page ${place}`] })
    const member = (id: number, place: string) =>
      counter.count({
        ...item,
        knownAs: [`member ${id}`, `page ${place}`],
        marks: [`member ${id}`, `member at ${place}`],
        member: id,
      })
    openPage('here')
    openPage('hers')
    // The page is written before it is known who has opened it.
    await counter.flush()
    member(idOf('imani'), 'hers')
    member(idOf('imani'), 'hers')
    member(idOf('mia'), 'there')
    await counter.flush()
    // Not on the day itself, so that it does not move.
    expect((await recipe())?.Views).toBe(0)
    clock.now += DAY_MS
    expect((await recipe())?.Views).toBe(2)
    clock.now += 29 * DAY_MS
    expect((await recipe())?.Views).toBe(2)
    clock.now += DAY_MS
    expect((await recipe())?.Views).toBe(0)
  },
)

test.for(databases)(
  'FOL-51 how many cook to the end, and where they get stuck, from ten cooks on (%s)',
  async (engine) => {
    const { clock, recipe, report, stepId, overview, people } = await startNumbers(engine)
    for (let cook = 1; cook < 10; cook += 1) await report(null, stepId, 1)
    clock.now += DAY_MS
    expect(await recipe()).toMatchObject({ Cooks: 9, Finished: null, Stuck: null })
    await report(null, stepId)
    for (let cook = 1; cook <= 7; cook += 1) await report(stepId, null)
    clock.now += DAY_MS
    const stuck = { Kind: 'replays', Step: 2, Per100: 90 }
    expect(await recipe()).toMatchObject({ Cooks: 10, Finished: 7, Stuck: stuck })
    for (const other of [people.mia, people.ed]) expect((await overview(other))[0]).toBe(404)
  },
)

test.for(databases)('FOL-52 followers are a number from ten on, by month (%s)', async (engine) => {
  const { app, db, people, overview, clock, now, idOf } = await startNumbers(engine)
  const [, { Author }] = await call<{ Author: { Id: number } }>(
    app,
    'GET',
    '/my/author',
    people.imani.headers,
  )
  const follow = async (first: number, last: number, created_at: number) => {
    for (let id = first; id <= last; id += 1) {
      const username = `follower${id}`
      const names = { first_name: 'A', last_name: 'B', username, username_key: username }
      const account = { ...names, kind: 'cook' as const, language: 1 as const, created_at: 0 }
      const user = await db
        .insertInto('users')
        .values({ ...account, email: null, email_key: null, password_hash: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('subscriptions')
        .values({ user_id: user.id, author_id: Author.Id, created_at })
        .execute()
    }
  }
  await follow(1, 9, Date.parse('2026-08-10T12:00:00Z'))
  expect((await overview())[1].Followers).toBeNull()
  await follow(10, 12, Date.parse('2026-10-10T12:00:00Z'))
  const months = [0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 12, 12]
  expect((await overview())[1].Followers).toEqual({ Count: 12, Months: months })
  // What was counted at the end of a month stays, also when people leave.
  await countFollowers(db, now())
  clock.now = Date.parse('2026-12-02T12:00:00Z')
  await db
    .deleteFrom('subscriptions')
    .where('user_id', '!=', idOf('mia'))
    .where('created_at', '>', Date.parse('2026-10-01T00:00:00Z'))
    .execute()
  await follow(13, 13, clock.now)
  expect((await overview())[1].Followers).toEqual({
    Count: 10,
    Months: [0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 12, 10],
  })
})

test.for(databases)(
  'FOL-53 what waits comes first, the oldest of it first (%s)',
  async (engine) => {
    const { app, people, overview, publicId, send, decide, clock } = await startNumbers(engine)
    const { imani, ed, mia } = people
    clock.now += DAY_MS
    const [, own] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
    const [, sent] = await send(imani, own)
    const Remarks = [{ Field: 'Name', Text: 'Whose?' }]
    await decide(ed, sent.Submission?.Id ?? 0, 'return', { Remarks })
    clock.now += DAY_MS
    await call(app, 'POST', `/recipe/${publicId}/comment?LangId=1`, mia.headers, { text: 'Cold?' })
    const [, { Waiting, Counts, Recipes }] = await overview()
    expect(Waiting).toMatchObject([
      { Kind: 'oneLanguage', Count: 1, Language: 'en' },
      { Kind: 'returned', Id: own.Id, Remarks: 1, IsLive: false },
      { Kind: 'comments', Count: 1, Questions: 1 },
    ])
    expect(Counts).toEqual({ Recipes: 1, Cookbooks: 0, Comments: 1 })
    expect(Recipes).toMatchObject([{ Id: publicId, Views: 0, Cooks: 0, Finished: null }])
  },
)
