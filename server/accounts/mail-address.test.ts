import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { ADA, sendForm } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'

const signUp = async (app: Parameters<typeof sendForm>[0], fields: Record<string, string>) => {
  const { email: _, ...rest } = ADA
  const all = { ...rest, language: '1', ...fields } as Record<string, string>
  const answer = await sendForm(app, 'POST', '/signup', all)
  return [answer.statusCode, answer.json<{ Code?: string }>().Code] as const
}

test.for(databases)('an address has one form, and one account (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine)
  const known = async () => {
    const rows = await database.db.selectFrom('users').select('email').orderBy('id').execute()
    return rows.map(({ email }) => email)
  }
  for (const [email, username] of [
    ['Ada@Simmer.example', 'one'],
    ['ｂｅｎ@ｓｉｍｍｅｒ.example', 'two'],
    ['info@müller.example', 'three'],
  ] as const)
    expect([email, ...(await signUp(app, { email, username }))]).toEqual([email, 201, undefined])
  expect(await known()).toEqual([
    'Ada@Simmer.example',
    'ben@simmer.example',
    'info@xn--mller-kva.example',
  ])
  for (const email of [
    'ａｄａ@simmer.example',
    'ben@simmer.example',
    'BEN@ＳＩＭＭＥＲ.example',
    'info@xn--mller-kva.example',
    'info@MÜLLER.example',
    'info@mu\u0308ller.example',
  ])
    expect([email, ...(await signUp(app, { email, username: 'other' }))]).toEqual([
      email,
      400,
      'EmailTaken',
    ])
  for (const email of [
    'аda@simmer.example',
    'ad\u200Ba@simmer.example',
    '\u202Eada@simmer.example',
    'adä@simmer.example',
    'ada＠simmer.example',
    'ada@simmer。example',
    'ada＠b@simmer.example',
    'ada@\u2066.example',
  ]) {
    const [status, code] = await signUp(app, { email, username: 'other' })
    expect([email, status, code]).toEqual([email, 400, 'EmailInvalid'])
  }
  expect(await known()).toHaveLength(3)
})

test.for(databases)(
  'a member of an earlier version of Simmer signs in with an address in another script (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    expect((await signUp(app, { email: 'info@müller.example', username: 'one' }))[0]).toBe(201)
    await database.db
      .updateTable('users')
      .set({ email: 'info@müller.example', email_key: 'info@müller.example' })
      .execute()
    for (const email of ['info@müller.example', 'info@xn--mller-kva.example'])
      expect(await signUp(app, { email, username: 'two' })).toEqual([400, 'EmailTaken'])
  },
)
