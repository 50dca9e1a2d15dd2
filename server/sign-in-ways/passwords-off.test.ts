import { expect, onTestFinished, test } from 'vitest'
import type { RegistrationState } from '#contract/host/registration.ts'
import type { SignInWays } from '#contract/sign-in/sign-in-ways.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { run } from '#server/run.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { ADA, askToken, newMember, sendForm } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { addPasskey, usePasskey } from '#tests/support/passkeys.ts'
import { startTestServer } from '#tests/support/server.ts'
import { LOW_COST, NO_LIMITS } from '#tests/support/no-limits.ts'
import { checkWayIn } from './check-way-in.ts'

const ORIGIN = 'http://localhost:3000'

test.for(databases)(
  'HST-42 with passwords switched off nobody signs in or registers with one, and passkeys go on (%s)',
  async (engine) => {
    const {
      app: before,
      database,
      config,
    } = await startTestServer(engine, {
      environment: { PUBLIC_ORIGIN: ORIGIN },
    })
    const ada = await newMember(before)
    const { device } = await addPasskey(before, ada)
    const app = await buildApp({
      config: { ...config, LOCAL_SIGN_IN: 'off' },
      database,
      limits: NO_LIMITS,
      hashCost: LOW_COST,
    })
    onTestFinished(async () => await app.close())
    const [, state] = await call<RegistrationState>(app, 'GET', '/signup')
    expect(state.Passwords).toBe(false)
    expect((await askToken(app)).json()).toMatchObject({
      Code: 'PasswordsOff',
      error: 'unsupported_grant_type',
    })
    const resetMails = async () =>
      await database.db.selectFrom('mail_queue').select('id').where('kind', '=', 'reset').execute()
    const refused = [
      await sendForm(app, 'POST', '/signup', { ...ADA, email: 'ben@simmer.example' }),
      await sendForm(app, 'POST', '/signup/passwordreset', { email: ADA.email }),
      await sendForm(app, 'POST', '/signup/passwordreset/token', { Password: ADA.password }),
      await sendForm(
        app,
        'PATCH',
        '/me/password',
        { OldPassword: ADA.password, Password: ADA.password },
        ada,
      ),
    ]
    for (const answer of refused) {
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({
        Code: 'PasswordsOff',
        Message:
          'Nobody signs in with a password here. Please use one of the other ways on the sign-in page.',
      })
    }
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
    expect(await resetMails()).toEqual([])
    const { session } = await usePasskey(app, device)
    const [, ways] = await call<SignInWays>(app, 'GET', '/me/sign_in', session)
    expect(ways.HasPassword).toBe(false)
    // The password does not count as a way in any more.
    const path = `/me/passkeys/${ways.Passkeys[0]?.Id}`
    expect(await call(app, 'DELETE', path, session)).toMatchObject([409, { Code: 'LastWayIn' }])
  },
)

test('HST-42 /first is 404 where passwords are switched off', async () => {
  const { app } = await startTestServer('sqlite', { environment: { LOCAL_SIGN_IN: 'off' } })
  expect((await call(app, 'GET', '/first'))[0]).toBe(404)
})

const configOf = (environment: Record<string, string>) =>
  readConfig({ LOCAL_SIGN_IN: 'off', ...environment })

const GOOGLE = { GOOGLE_CLIENT_ID: 'simmer', GOOGLE_CLIENT_SECRET: 'a-secret-of-the-tests' }

test.for(databases)('HST-43 the last way in cannot be switched off (%s)', async (engine) => {
  const { database, app } = await startTestServer(engine, {
    environment: { PUBLIC_ORIGIN: ORIGIN },
  })
  const { db } = database
  await checkWayIn(db, readConfig({}))
  await checkWayIn(db, configOf(GOOGLE))
  const refusal = 'the last way in cannot be switched off'
  await expect(checkWayIn(db, configOf({}))).rejects.toThrow(refusal)
  await addPasskey(app, await newMember(app))
  await checkWayIn(db, configOf({}))
  await db.updateTable('users').set({ disabled_at: 1 }).execute()
  await expect(checkWayIn(db, configOf({}))).rejects.toThrow(refusal)
})

test('HST-43 a start without a way to sign in fails with one line that says what to do', async () => {
  const { config } = await openTestDatabase('sqlite')
  await expect(
    run({ ...readConfig({ LOCAL_SIGN_IN: 'off', PORT: '0' }), ...config }),
  ).rejects.toThrow(
    /^LOCAL_SIGN_IN cannot be off: [^\n]+ Set up a provider, or sign in and add a passkey first\.$/,
  )
})
