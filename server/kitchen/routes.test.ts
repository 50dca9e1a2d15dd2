import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { KITCHEN_SESSIONS_MAX } from '#contract/kitchen/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'
import { databases } from '#tests/support/database.ts'
import { listenToEvents } from '#tests/support/events.ts'
import {
  change,
  OPENING,
  readKitchen,
  sent,
  session,
  startKitchen,
  tick,
  timer,
} from '#tests/support/kitchen.ts'
import { signIn } from '#tests/support/members.ts'
import { deleteExpiredSessions } from './write.ts'

test.for(databases)(
  'what a member does on one device is found on another, and by nobody else (%s)',
  async (engine) => {
    const { app, ada, ben } = await startKitchen(engine)
    const tablet = await signIn(app)
    const A = randomUUID()
    const changes = [timer(A), tick(A), session(A)]
    const answer = await change(app, ada, ...changes)
    expect(answer).toMatchObject({ Version: 1, Now: OPENING })
    expect(answer.Records.map(sent)).toEqual(changes)
    const found = await readKitchen(app, tablet)
    expect(found.Version).toBe(1)
    expect(new Set(found.Records.map(sent))).toEqual(new Set(changes))
    expect(await readKitchen(app, ben)).toEqual({ Version: 0, Now: OPENING, Records: [] })
  },
)

test.for(databases)('a device reads only what is newer than what it has (%s)', async (engine) => {
  const { app, ada } = await startKitchen(engine)
  const A = randomUUID()
  await change(app, ada, session(A), tick(A))
  const next = timer(A, OPENING)
  expect((await change(app, ada, next)).Version).toBe(2)
  const news = await readKitchen(app, ada, 1)
  expect([news.Version, news.Records]).toEqual([2, [{ ...next, Version: 2 }]])
  expect((await readKitchen(app, ada, 2)).Records).toEqual([])
})

test.for(databases)('a change that is sent twice changes nothing (%s)', async (engine) => {
  const { app, ada } = await startKitchen(engine)
  const A = randomUUID()
  const changes = [session(A), tick(A), timer(A)]
  const first = await change(app, ada, ...changes)
  const second = await change(app, ada, ...changes)
  expect(second).toEqual(first)
  expect(await readKitchen(app, ada, 1)).toMatchObject({ Version: 1, Records: [] })
})

test.for(databases)(
  'a change that lost is answered with what stands, and a stopped timer stays stopped (%s)',
  async (engine) => {
    const { app, ada, clock } = await startKitchen(engine)
    clock.now = OPENING + 60_000
    const [A, id] = [randomUUID(), randomUUID()]
    const stopped = timer(A, OPENING + 10, { EndedAt: OPENING + 10 }, id)
    await change(
      app,
      ada,
      session(A),
      timer(A, OPENING, {}, id),
      stopped,
      tick(A, OPENING + 9, false),
    )
    const longer = timer(A, OPENING + 20, { Total: 1800 }, id)
    const late = await change(app, ada, longer, tick(A, OPENING + 3))
    expect(late.Version).toBe(1)
    expect(late.Records.map(sent)).toEqual([stopped, tick(A, OPENING + 9, false)])
  },
)

test.for(databases)(
  'changes of many devices at once, at two processes, all count and lose nothing (%s)',
  async (engine) => {
    const { app, ada, database, config, clock } = await startKitchen(engine)
    const other = await openDatabase(database.config)
    const now = () => new Date(clock.now)
    const second = await buildApp({ config, database: other, limits: { writes: 1000 }, now })
    clock.now = OPENING + 60_000
    const A = randomUUID()
    await change(app, ada, session(A))
    const changes = Array.from({ length: 16 }, (_, index) =>
      tick(A, OPENING + index, true, `ingredient:${(index >> 1) + 1}`),
    )
    const answers = await Promise.all(
      changes.map((one, index) => change(index % 2 ? second : app, ada, one)),
    )
    const { Version, Records } = await readKitchen(app, ada)
    expect(Math.max(...answers.map((answer) => answer.Version))).toBe(Version)
    const ticks = Records.filter(({ Kind }) => Kind === 'tick').map(({ Id, ActedAt }) => [
      Id,
      ActedAt,
    ])
    expect(new Map(ticks as [string, number][])).toEqual(
      new Map(changes.map(({ Id, ActedAt }) => [Id, ActedAt])),
    )
    await second.close()
    await other.close()
  },
)

test.for(databases)(
  'other devices hear of a change, at another process too, and other members do not (%s)',
  async (engine) => {
    const { app, ada, ben, listen, database, config } = await startKitchen(engine)
    const origin = await listen()
    const events = await listenToEvents(origin, await signIn(app), 'kitchen')
    const bens = await listenToEvents(origin, ben, 'kitchen')
    expect([await events.next(), await bens.next()]).toEqual([0, 0])
    const A = randomUUID()
    await change(app, ada, session(A))
    expect(await events.next()).toBe(1)
    const elsewhere = await openDatabase(database.config)
    const second = await buildApp({ config, database: elsewhere })
    await change(second, ada, tick(A))
    expect(await events.next()).toBe(2)
    await change(app, ben, session(randomUUID()))
    expect(await bens.next()).toBe(1)
    events.leave()
    bens.leave()
    await second.close()
    await elsewhere.close()
  },
)

test.for(databases)(
  'the session that expires soonest gives way to one too many, an ended one first (%s)',
  async (engine) => {
    const { app, ada } = await startKitchen(engine)
    const ids = Array.from({ length: KITCHEN_SESSIONS_MAX + 2 }, () => randomUUID())
    const changes = ids.map((id, index) => session(id, OPENING - index * 1000))
    const [ended = ''] = ids
    await change(app, ada, ...changes.slice(0, -2), tick(ended))
    await change(app, ada, session(ended, OPENING - 1, { EndedAt: OPENING - 1 }))
    await change(app, ada, ...changes.slice(-2))
    const { Records } = await readKitchen(app, ada)
    expect(new Set(Records.map(({ SessionId }) => SessionId))).toEqual(new Set(ids.slice(1, -1)))
  },
)

test.for(databases)(
  'ended sessions are deleted after a week, idle ones after 30 days (%s)',
  async (engine) => {
    const { app, ada, database, clock } = await startKitchen(engine)
    const [ended, idle] = [randomUUID(), randomUUID()]
    await change(
      app,
      ada,
      session(ended, OPENING, { EndedAt: OPENING }),
      session(idle),
      timer(idle),
    )
    const left = async (days: number) => {
      clock.now = OPENING + days * DAY_MS
      const shown = (await readKitchen(app, ada)).Records.map(({ Kind }) => Kind)
      await deleteExpiredSessions(database.db, clock.now)
      const rows = await database.db.selectFrom('kitchen_records').select('id').execute()
      expect(rows).toHaveLength(shown.length)
      return shown.toSorted()
    }
    expect(await left(6.9)).toEqual(['session', 'session', 'timer'])
    expect(await left(7)).toEqual(['session', 'timer'])
    expect(await left(29.9)).toEqual(['session', 'timer'])
    expect(await left(30)).toEqual([])
    // Another device that still has it does not bring back parts of it.
    expect(await change(app, ada, tick(idle))).toMatchObject({ Version: 1, Records: [] })
  },
)

test.for(databases)('deleting the account deletes the kitchen (%s)', async (engine) => {
  const { app, ada, ben, database } = await startKitchen(engine)
  const A = randomUUID()
  await change(app, ada, session(A), timer(A))
  await change(app, ben, session(A))
  const url = '/api/me/delete_account'
  const payload = { Message: 'Bye' }
  await app.inject({ method: 'PATCH', url, headers: ada, payload })
  for (const table of ['kitchen_records', 'kitchen_sessions', 'kitchen_versions'] as const) {
    const rows = await database.db.selectFrom(table).select('user_id').execute()
    expect({ table, rows: rows.length }).toEqual({ table, rows: 1 })
  }
  expect((await readKitchen(app, ben)).Records).toHaveLength(1)
})
