import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'PUB-44 withdrawn recipes are published again 20 times a day at most, and withdrawn always (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const clock = { now: Date.parse('2026-11-24T13:00:00Z') }
    const server = await startPublishing(engine, { now: () => new Date(clock.now) })
    const { app, people, publish, database } = server
    await database.db
      .updateTable('tokens')
      .set({ expires_at: clock.now * 2 })
      .execute()
    const { own } = await publish()
    const path = `/my/recipes/${own.Id}/publication`
    const act = async (method: 'POST' | 'DELETE') =>
      await call(app, method, path, people.imani.headers)
    for (let count = 0; count < MEMBER_LIMITS.publishedAgainPerDay; count += 1) {
      if (count < 2) expect((await act('DELETE'))[0]).toBe(200)
      expect((await act('POST'))[0]).toBe(200)
    }
    expect((await act('DELETE'))[0]).toBe(200)
    expect(await act('POST')).toMatchObject([429, { Code: 'LimitReached' }])
    clock.now += DAY_MS
    expect((await act('POST'))[0]).toBe(200)
  },
)
