import { expect, test } from 'vitest'
import { SESSIONS_MAX } from '#contract/limits.ts'
import { databases } from '#tests/support/database.ts'
import { newMember, signIn } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { issueToken } from './tokens.ts'

const me = async (app: App, headers: Record<string, string>) =>
  (await app.inject({ url: '/api/me/', headers })).statusCode

/** A server with Ada's account as it was when somebody proved that it is theirs. */
const startProved = async (engine: EngineName) => {
  const server = await startTestServer(engine)
  const headers = await newMember(server.app)
  const { db } = server.database
  const proved = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .executeTakeFirstOrThrow()
  return { ...server, db, headers, proved, issue: () => issueToken(db, proved, Date.now()) }
}

test.for(databases)(
  'no session starts once the account is disabled, deleted or has another password (%s)',
  async (engine) => {
    const { db, proved, issue } = await startProved(engine)
    expect(await issue()).toMatch(/^[\w-]{43}$/)
    for (const change of [
      { disabled_at: 1 },
      { password_hash: 'other' },
      { password_hash: null },
    ]) {
      await db.updateTable('users').set(change).execute()
      expect(await issue()).toBeUndefined()
      await db
        .updateTable('users')
        .set({ ...proved, disabled_at: null })
        .execute()
    }
    expect(await issue()).toMatch(/^[\w-]{43}$/)
    await db.deleteFrom('users').execute()
    expect(await issue()).toBeUndefined()
  },
)

test.for(databases)(
  'a sign-in beyond the limit ends the least recently used session (%s)',
  async (engine) => {
    const { app, db, headers, proved } = await startProved(engine)
    const used = Date.now() - 1000
    const others = Array.from({ length: SESSIONS_MAX - 1 }, (_, index) => ({
      hash: `other ${index}`,
      user_id: proved.id,
      created_at: used,
      last_used_at: used - index,
      expires_at: used + 1_000_000,
    }))
    await db.insertInto('tokens').values(others).execute()
    expect(await me(app, await signIn(app))).toBe(200)
    expect(await me(app, headers)).toBe(200)
    const left = await db.selectFrom('tokens').select('hash').execute()
    expect(left).toHaveLength(SESSIONS_MAX)
    expect(left).not.toContainEqual({ hash: `other ${SESSIONS_MAX - 2}` })
    expect(left).toContainEqual({ hash: `other ${SESSIONS_MAX - 3}` })
  },
)
