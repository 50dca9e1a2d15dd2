import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { internalHeaders } from '#server/http/internal.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { readCall } from '#tests/support/filled-server.ts'
import { ViewCounter } from './view-counter.ts'
import type { View } from './view-marks.ts'

const view: View = { kind: 'recipe', itemId: 1, ...named('somebody') }

function named(name: string) {
  return { knownAs: [name], marks: [name] } as const
}

const openCounter = async (engine: (typeof databases)[number]) => {
  const { db } = await openTestDatabase(engine, { filled: true })
  const clock = { now: Date.UTC(2026, 5, 1) }
  const newCounter = () =>
    new ViewCounter(db, {
      now: () => new Date(clock.now),
      isReadOnly: () => false,
      onError: (error) => expect.unreachable(String(error)),
    })
  const viewsOf = async (table: 'recipes' | 'cookbooks', id: number) =>
    (await db.selectFrom(table).select('views').where('id', '=', id).executeTakeFirstOrThrow())
      .views
  return { db, clock, newCounter, viewsOf }
}

test.for(databases)('a viewer counts once for an item in 30 minutes (%s)', async (engine) => {
  const { clock, newCounter, viewsOf } = await openCounter(engine)
  const counter = newCounter()
  for (const minutes of [0, 1, 28]) {
    clock.now += minutes * MINUTE_MS
    counter.count(view)
    await counter.flush()
  }
  expect(await viewsOf('recipes', 1)).toBe(1)
  clock.now += 2 * MINUTE_MS
  counter.count(view)
  await counter.flush()
  expect(await viewsOf('recipes', 1)).toBe(2)
})

test.for(databases)('other viewers and other items count by themselves (%s)', async (engine) => {
  const { newCounter, viewsOf } = await openCounter(engine)
  const counter = newCounter()
  counter.count(view)
  counter.count({ ...view, ...named('somebody else') })
  counter.count({ ...view, itemId: 2 })
  counter.count({ ...view, kind: 'cookbook' })
  await counter.flush()
  expect(await viewsOf('recipes', 1)).toBe(2)
  expect(await viewsOf('recipes', 2)).toBe(1)
  expect(await viewsOf('cookbooks', 1)).toBe(1)
})

test.for(databases)('processes count a viewer once between them (%s)', async (engine) => {
  const { clock, newCounter, viewsOf } = await openCounter(engine)
  const [one, another] = [newCounter(), newCounter()]
  one.count(view)
  another.count(view)
  await Promise.all([one.flush(), another.flush()])
  expect(await viewsOf('recipes', 1)).toBe(1)
  clock.now += 30 * MINUTE_MS
  const third = newCounter()
  third.count(view)
  await third.flush()
  expect(await viewsOf('recipes', 1)).toBe(2)
})

test.for(databases)('view marks are deleted after 30 minutes (%s)', async (engine) => {
  const { db, clock, newCounter } = await openCounter(engine)
  const counter = newCounter()
  counter.count(view)
  await counter.flush()
  clock.now += 30 * MINUTE_MS
  counter.count({ ...view, ...named('somebody else') })
  await counter.flush()
  const marks = await db.selectFrom('view_marks').select('viewer').execute()
  expect(marks).toEqual([{ viewer: 'somebody else' }])
})

test.for(databases)(
  'looking at a recipe or cookbook alone counts, a list or a page being made does not (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine, { filled: true })
    const config = readConfig({ LOG_LEVEL: 'silent', ...database.config })
    const app = await buildApp({ config, database })
    for (const address of ['/api/recipe', '/api/book', '/api/recipe/2', '/api/book/2']) {
      await app.inject({ url: address, headers: internalHeaders })
    }
    await app.inject({ url: '/api/recipe?limit=100' })
    await app.inject({ url: '/api/recipe/1', headers: { 'user-agent': 'one' } })
    await app.inject({ url: '/api/recipe/1?LangId=0', headers: { 'user-agent': 'one' } })
    await app.inject({ url: '/api/recipe/1', headers: { 'user-agent': 'another' } })
    await app.inject({ url: '/api/book/1', headers: { 'user-agent': 'one' } })
    await app.close()

    const later = await buildApp({ config, database })
    const recipes = await readCall(later, calls.recipes)
    expect(recipes.filter(({ Views }) => Views > 0)).toMatchObject([{ Id: 1, Views: 2 }])
    const cookbooks = await readCall(later, calls.cookbooks)
    expect(cookbooks.filter(({ Views }) => Views > 0)).toMatchObject([{ Id: 1, Views: 1 }])
    await later.close()
  },
)
