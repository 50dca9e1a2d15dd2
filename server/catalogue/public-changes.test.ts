import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import { PublicChanges } from './public-changes.ts'

test.for(databases)(
  'every process learns once which recipes were commented on, voted for and rated (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const processes = [new PublicChanges(database.db), new PublicChanges(database.db)]
    for (const changes of processes) await changes.read()
    const query = '?LangId=1'
    await sendForm(app, 'POST', `/recipe/3/comment${query}`, { text: 'Good' }, ada)
    await sendForm(app, 'POST', '/recipe/5/rate', { RatingValue: 'VeryGood' }, ada)
    for (const changes of processes) {
      expect(await changes.read()).toEqual(new Set([3, 5]))
      expect(await changes.read()).toEqual(new Set())
    }
  },
)

test.for(databases)('another name of a member changes every page (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const ada = await newMember(app)
  const changes = new PublicChanges(database.db)
  await changes.read()
  const { statusCode } = await sendForm(app, 'PATCH', '/me/', { FirstName: 'Ida' }, ada)
  expect(statusCode).toBe(200)
  expect(await changes.read()).toBe('all')
})

test.for(databases)(
  'a change that is committed after one with a higher id is not missed (%s)',
  async (engine) => {
    const { database } = await startTestServer(engine)
    const changes = new PublicChanges(database.db)
    const insert = (id: number, recipe_id: number) =>
      database.db.insertInto('public_changes').values({ id, recipe_id, changed_at: 1 }).execute()
    await insert(7, 1)
    await changes.read()
    await insert(9, 2)
    expect(await changes.read()).toEqual(new Set([2]))
    await insert(8, 3)
    expect(await changes.read()).toEqual(new Set([3]))
  },
)
