import { expect, onTestFinished, test } from 'vitest'
import type { ReadOnlyState } from '#contract/host/read-only.ts'
import { buildApp } from '#server/app.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { LOW_COST, NO_BOUNDS, NO_LIMITS } from '#tests/support/no-limits.ts'
import { signIn } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'

const POLL = { timeout: 10_000 }
const OFF = { IsOn: false, Words: { De: '', En: '' }, Until: '' }
const ON = { ...OFF, IsOn: true }

test.for(databases)(
  'HST-13 a host switches read-only on and off: in every process, over a start, in the host’s words (%s)',
  async (engine) => {
    const { app, config, database, people, grant } = await startDesk(engine, ['ada', 'ben'])
    await grant('ada', 'admin')
    const { headers } = people.ada
    const change = async (body: object) =>
      await call<ReadOnlyState>(app, 'PATCH', '/host/read-only', headers, body)
    const another = async () => {
      const limits = { limits: NO_LIMITS, overload: NO_BOUNDS, hashCost: LOW_COST }
      const process = await buildApp({ config, database, ...limits })
      onTestFinished(async () => await process.close())
      await process.ready()
      return process
    }
    const tell = async (process = app, language = 'en') => {
      const answer = await process.inject({
        method: 'PATCH',
        url: '/api/me/',
        headers: { ...people.ben.headers, 'accept-language': language },
        payload: { Language: 1 },
      })
      return answer.statusCode === 200 ? 200 : answer.json<{ Code: string; Message: string }>()
    }
    const learned = async (process: typeof app) => {
      await process.inject('/api/health')
      return await tell(process)
    }
    const running = await another()
    expect(await tell(running)).toBe(200)
    expect((await change(OFF))[1]).toMatchObject({ IsOn: false, IsForced: false })

    expect((await change({ ...ON, Until: '15:30' }))[1]).toMatchObject({
      IsOn: true,
      IsByYou: true,
    })
    const said =
      'Read-only until about 15:30. You can read and cook; ticks and notes are kept on your device.'
    expect(await tell()).toMatchObject({ Code: 'ReadOnly', Message: said })
    expect(app.databaseState.isReadOnly).toBe(true)
    expect((await app.inject('/api/health')).json()).toMatchObject({ ReadOnly: true })
    // A process that runs learns it at its next look, one that starts before its first request.
    await expect.poll(async () => await learned(running), POLL).toMatchObject({ Code: 'ReadOnly' })
    const started = await another()
    expect(await tell(started)).toMatchObject({ Code: 'ReadOnly', Message: said })

    // A host comes in, words it, and ends it.
    const again = await signIn(app, { username: 'ada@simmer.example' })
    expect((await call<ReadOnlyState>(app, 'GET', '/host/read-only', again))[1].IsOn).toBe(true)
    const words = { De: 'Wir ziehen um.', En: 'We are moving.' }
    await change({ ...ON, Words: words })
    expect(await tell(app, 'de')).toMatchObject({ Message: words.De })
    expect((await change(OFF))[1].IsOn).toBe(false)
    expect(await tell()).toBe(200)
    await expect.poll(async () => await learned(running), POLL).toBe(200)

    const log = await database.db.selectFrom('desk_log').select('action').execute()
    const switches = log.filter(({ action }) => action === 'read-only-changed')
    expect(switches).toHaveLength(2)
    expect((await call(app, 'PATCH', '/host/read-only', people.ben.headers, ON))[0]).toBe(404)
  },
)

test('read-only of the configuration cannot be ended on the page', async () => {
  const { app, people, grant } = await startDesk('sqlite', ['ada'])
  await grant('ada', 'admin')
  const { headers } = people.ada
  await call(app, 'PATCH', '/host/read-only', headers, ON)
  Object.defineProperty(app.databaseState, 'isForced', { value: true })
  expect((await call(app, 'PATCH', '/host/read-only', headers, OFF))[0]).toBe(503)
  const [, state] = await call<ReadOnlyState>(app, 'GET', '/host/read-only', headers)
  expect(state).toMatchObject({ IsOn: true, IsForced: true })
})
