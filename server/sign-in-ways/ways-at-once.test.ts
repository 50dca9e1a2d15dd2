import { expect, test } from 'vitest'
import type { SignInWays } from '#contract/sign-in/sign-in-ways.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { addPasskey } from '#tests/support/passkeys.ts'
import { startTestServer } from '#tests/support/server.ts'
import { addLink } from './links.ts'

const TOWN = {
  name: 'town',
  label: 'Town card',
  issuer: 'https://id.town.example',
  clientId: 'simmer',
  clientSecret: 'a-secret-of-the-tests',
}
const environment = {
  PUBLIC_ORIGIN: 'http://localhost:3000',
  OIDC_PROVIDERS: JSON.stringify([TOWN]),
}

test.for(databases)(
  'HST-59 of the last two ways that are removed at once one stays (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { environment })
    const { db } = database
    const ada = await newMember(app)
    const { ways } = await addPasskey(app, ada)
    await addLink(db, { userId: 1, provider: 'town', subject: '1906', now: 1 })
    await db.updateTable('users').set({ password_hash: null }).execute()
    const answers = await Promise.all([
      call(app, 'DELETE', `/me/passkeys/${ways.Passkeys[0]?.Id}`, ada),
      call(app, 'DELETE', '/me/providers/town', ada),
    ])
    expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [, left] = await call<SignInWays>(app, 'GET', '/me/sign_in', ada)
    const linked = left.Providers.filter(({ Linked }) => Linked !== null)
    expect(left.Passkeys.length + linked.length).toBe(1)
  },
)

test.for(databases)(
  'HST-59 an identity that two accounts link at once belongs to one (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { environment })
    const { db } = database
    await newMember(app)
    await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const link = async (userId: number) =>
      await addLink(db, { userId, provider: 'town', subject: '1906', now: 1 })
    const results = await Promise.allSettled([link(1), link(2)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'ProviderTaken' }) }),
    )
    expect(await db.selectFrom('external_identities').select('subject').execute()).toHaveLength(1)
  },
)
