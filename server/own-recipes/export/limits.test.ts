import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { databases } from '#tests/support/database.ts'
import { ENDLESS, HANGING_JOBS } from '#tests/support/hanging-jobs.ts'
import { takeAlong } from '#tests/support/imports.ts'
import { addOwn, CRUMBLE, startOwn, type Headers } from '#tests/support/own-recipes.ts'

/** Begins to fetch an archive and reads nothing of it. */
async function begin(origin: string, headers: Headers): Promise<IncomingMessage> {
  const [answer] = (await once(
    request(`${origin}/api/my/export`, { headers }).end(),
    'response',
  )) as [IncomingMessage]
  onTestFinished(() => void answer.destroy())
  return answer
}

test.for(databases)('a member takes along one archive at a time (%s)', async (engine) => {
  const { app, database, ada, ben, listen } = await startOwn(engine)
  const { db } = database
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'ada')
    .executeTakeFirstOrThrow()
  // More than a connection holds, so that the first archive is not sent while nobody reads it.
  for (let count = 0; count < 8; count++) {
    const description = randomBytes(1_000_000).toString('base64')
    const row = { user_id, description, value: 5, created_at: 0 }
    await db.insertInto('feedback').values(row).execute()
  }
  const origin = await listen()
  const first = await begin(origin, ada)
  expect(first.statusCode).toBe(200)
  const second = await begin(origin, { ...ada, 'accept-language': 'de' })
  expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '5'])
  expect((await begin(origin, ben)).statusCode).toBe(200)
  first.destroy()
  await vi.waitFor(async () => expect((await takeAlong(app, ada)).length).toBeGreaterThan(1_000), {
    timeout: 20_000,
  })
})

test('a member takes along so many archives in an hour, and is told when there are more', async () => {
  const { app, ada, ben } = await startOwn('sqlite')
  const take = async (headers: Headers) => await app.inject({ url: '/api/my/export', headers })
  for (let count = 0; count < MEMBER_LIMITS.exportsPerHour; count++)
    expect((await take(ada)).statusCode).toBe(200)
  const refused = await take({ ...ada, 'accept-language': 'de' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    Code: 'LimitReached',
    Message: 'Du kannst in einer Stunde bis zu 30 Dateien packen. Später geht es weiter.',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect((await take(ben)).statusCode).toBe(200)
})

test('a recipe that is too hard to read is packed as Simmer has it', async () => {
  const { app, database, ada } = await startOwn('sqlite', {
    reading: { jobs: HANGING_JOBS, timeMs: 1_500 },
  })
  const [, { Id }] = await addOwn(app, ada)
  await addOwn(app, ada, { ...CRUMBLE, Name: { en: 'Pie' } })
  const draft = JSON.stringify({ ...CRUMBLE, OwnNote: ENDLESS })
  await database.db.updateTable('own_recipes').set({ draft }).where('id', '=', Id).execute()
  const names = Object.keys(unzipSync(await takeAlong(app, ada))).filter((name) =>
    /^(?:recipes|cooklang)\//u.test(name),
  )
  expect(names.toSorted()).toEqual([
    expect.stringMatching(/^cooklang\/pie-\d+\.cook$/),
    `recipes/grandma-xylander-s-plum-crumble-${Id}.json`,
    expect.stringMatching(/^recipes\/pie-\d+\.json$/),
  ])
})
