import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { newMember, signIn } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startTestServer } from '#tests/support/server.ts'

test.for(databases)(
  'HST-53 a member signs out everywhere but here, also what else leads into the account (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    const { db } = database
    const here = await newMember(app)
    const there = await signIn(app)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const link = { created_at: 1, expires_at: Date.now() * 2 }
    await db
      .insertInto('reset_tokens')
      .values([
        { hash: 'a', user_id: 1, ...link },
        { hash: 'b', user_id: 2, ...link },
      ])
      .execute()
    const key = { Name: 'Lists', Scopes: ['lists:read'], Days: 30 }
    expect((await call(app, 'POST', '/my/keys', here, key))[0]).toBe(201)
    expect(await call(app, 'DELETE', '/me/sessions', here)).toEqual([200, {}])
    const me = async (who: Record<string, string>) => (await call(app, 'GET', '/me/', who))[0]
    expect([await me(here), await me(there), await me(ben)]).toEqual([200, 401, 200])
    expect(await db.selectFrom('script_keys').select('id').execute()).toEqual([])
    expect(await db.selectFrom('reset_tokens').select('hash').execute()).toEqual([{ hash: 'b' }])
    expect((await call(app, 'DELETE', '/me/sessions'))[0]).toBe(401)
  },
)
