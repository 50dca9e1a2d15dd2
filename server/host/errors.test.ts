import { expect, test } from 'vitest'
import type { HostErrors } from '#contract/host/errors.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import { DAY_MS } from '#contract/durations.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')

test.for(databases)(
  'HST-14 errors are counted by kind and place, with nothing of whoever met them (%s)',
  async (engine) => {
    const clock = { time: NOW }
    const { app, database, people, grant } = await startDesk(engine, ['ada'], {
      now: () => new Date(clock.time),
    })
    const { db } = database
    await grant('ada', 'admin')
    const { headers } = people.ada
    const errors = async () =>
      (await call<HostErrors>(app, 'GET', '/host/errors?LangId=0', headers))[1].Errors
    const today = async () => (await call<HostOverview>(app, 'GET', '/host', headers))[1].Errors
    const quiet = async (Kind: string, IsQuiet: boolean) =>
      await call(app, 'POST', '/host/errors/quiet', headers, { Kind, IsQuiet })
    const add = async (kind: string, time: number, count = 1) => {
      const day = new Date(time).toISOString().slice(0, 10)
      const row = { kind, day, count, first_at: time, last_at: time }
      await db.insertInto('error_counts').values(row).execute()
    }
    const slow = 'Slow GET /*'
    await add(slow, NOW - 3 * DAY_MS, 4)
    await add(slow, NOW, 5)
    await add('ProviderFailed POST /api/signup/externalauth', NOW - 2 * DAY_MS)
    const [first, second] = await errors()
    expect(first).toMatchObject({ Kind: slow, Code: 'Slow', Count: 9, Seen: '', IsQuiet: false })
    expect(second).toMatchObject({
      Code: 'ProviderFailed',
      Where: 'POST /api/signup/externalauth',
      Seen: 'Die Anmeldung hat nicht geklappt. Bitte versuch es später noch einmal.',
    })
    expect(await today()).toEqual({ Kinds: 1, New: 0 })

    await quiet(slow, true)
    expect(await today()).toEqual({ Kinds: 0, New: 0 })
    // With twice as many it is something else.
    await db.updateTable('error_counts').set({ count: 14 }).where('count', '=', 5).execute()
    expect(await today()).toEqual({ Kinds: 1, New: 0 })
    await quiet(slow, true)
    expect((await errors())[0]?.IsQuiet).toBe(true)
    await quiet(slow, false)
    expect((await errors())[0]?.IsQuiet).toBe(false)
  },
)

test('errors are stored when the server closes, by route pattern', async () => {
  const { app, database, people } = await startDesk('sqlite', ['ada'])
  const secret = 'kim-brandstetter'
  const { db } = database
  await db.schema.alterTable('cooked').renameTo('away').execute()
  for (const place of ['a', 'b']) {
    const url = `/api/cooked?${place}=${secret}`
    expect((await app.inject({ url, headers: people.ada.headers })).statusCode).toBe(500)
  }
  await app.inject({ url: '/api/nothing-here' })
  await app.close()
  const rows = await db.selectFrom('error_counts').selectAll().execute()
  expect(rows).toMatchObject([{ kind: 'ServerError GET /api/cooked', count: 2 }])
  expect(JSON.stringify(rows)).not.toContain(secret)
})
