import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { ADA, keepSigningIn, newMember, sendForm, sent, signIn } from '#tests/support/members.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import type { App } from '#server/http/app-type.ts'
import { HASH_COST } from './passwords.ts'
import { hashToken } from './tokens.ts'

const NEW_PASSWORD = sent('better horse')

const changePassword = async (app: App, password: string, headers: Record<string, string>) => {
  const fields = { OldPassword: ADA.password, Password: password }
  return await sendForm(app, 'PATCH', '/me/password', fields, headers)
}

/** Resets Ada's password with a link that was made for her. */
const resetPassword = async ({ app, database }: TestServer) => {
  const token = 'a'.repeat(43)
  const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const times = { created_at: Date.now(), expires_at: Date.now() + 60_000 }
  await database.db
    .insertInto('reset_tokens')
    .values({ hash: hashToken(token), user_id: id, ...times })
    .execute()
  return await sendForm(app, 'POST', `/signup/passwordreset/${token}`, { Password: NEW_PASSWORD })
}

const me = async (app: App, headers: Record<string, string>) =>
  (await app.inject({ url: '/api/me/', headers })).statusCode

const sessionsOf = async ({ database }: TestServer) =>
  await database.db.selectFrom('tokens').select('hash').execute()

test.for(databases)(
  'API-17 no sign-in with the old password survives its change, however many run at once (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { hashCost: HASH_COST })
    const { app } = server
    const here = await newMember(app)
    const stop = keepSigningIn(app)
    expect((await changePassword(app, NEW_PASSWORD, here)).statusCode).toBe(200)
    for (const headers of await stop()) expect(await me(app, headers)).toBe(401)
    expect(await me(app, here)).toBe(200)
    expect(await sessionsOf(server)).toHaveLength(1)
  },
)

test.for(databases)(
  'AUT-15 no sign-in with the old password survives its reset, however many run at once (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { hashCost: HASH_COST })
    const { app } = server
    await newMember(app)
    const stop = keepSigningIn(app)
    expect((await resetPassword(server)).statusCode).toBe(200)
    for (const headers of await stop()) expect(await me(app, headers)).toBe(401)
    expect(await sessionsOf(server)).toEqual([])
  },
)

test.for(databases)(
  'API-17 of several concurrent changes with the same old password one wins (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { hashCost: HASH_COST })
    const { app } = server
    const sessions = [await newMember(app), await signIn(app), await signIn(app)]
    const passwords = sessions.map((_, index) => sent(`new password ${index}`))
    const answers = await Promise.all(
      sessions.map((headers, index) => changePassword(app, passwords[index] ?? '', headers)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    const winner = statuses.indexOf(200)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    for (const [index, headers] of sessions.entries()) {
      expect(await me(app, headers)).toBe(index === winner ? 200 : 401)
    }
    await signIn(app, { password: passwords[winner] ?? '' })
    expect(await sessionsOf(server)).toHaveLength(2)
  },
)
