import { expect, test } from 'vitest'
import type { AuthResult, CurrentUser } from '#contract/account.ts'
import type { FirstState } from '#contract/host/first.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { EngineName } from '#server/db/engine.ts'
import { readSetting } from '#server/site/settings.ts'
import { databases } from '#tests/support/database.ts'
import { adminCommand } from '#server/desk/admin-command.ts'
import { newMember, sent } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startTestServer } from '#tests/support/server.ts'
import { firstNotice } from './first-notice.ts'

const THEO = {
  FirstName: 'Theo',
  LastName: 'Brandt',
  Email: 'theo@lindenau.example',
  Password: sent('correct horse'),
  Language: 0,
  Place: 'Lindenau',
  Registration: 'invited',
  Examples: true,
}

/** A site that nobody has an account at, and whoever comes with words. */
async function startEmpty(engine: EngineName, { filled = false } = {}) {
  const clock = { time: Date.parse('2026-11-01T10:00:00Z') }
  const server = await startTestServer(engine, { filled, now: () => new Date(clock.time) })
  const { app, database } = server
  const printed = async () => (await firstNotice(database.db, clock.time))?.('http://here')
  const words = async () => /words: ([a-z-]+)$/u.exec((await printed()) ?? '')?.[1] ?? ''
  const come = async (Words: string, fields: object = {}) =>
    await call<AuthResult>(app, 'POST', '/first', {}, { ...THEO, Words, ...fields })
  const state = async () => await call<FirstState>(app, 'GET', '/first')
  return { ...server, clock, printed, words, come, state }
}

test.for(databases)(
  'HST-10 who has the four words becomes the host of an empty site, and nobody else afterwards (%s)',
  async (engine) => {
    const { app, database, printed, words, come, state } = await startEmpty(engine)
    expect(await printed()).toMatch(/^Nobody .+ http:\/\/here\/first .+: [a-z]+(-[a-z]+){3}$/u)
    expect(await state()).toEqual([200, { MailFrom: null, Recipes: 0 }])
    // Every process of a start prints the same ones, however they are typed.
    const typed = (await words()).toUpperCase().replaceAll('-', ' ')
    const [status, { access_token }] = await come(` ${typed} `)
    expect(status).toBe(201)
    const headers = { authorization: `Bearer ${access_token}` }
    const [, me] = await call<CurrentUser>(app, 'GET', '/me/', headers)
    expect(me).toMatchObject({ FirstName: 'Theo', username: 'theo', Roles: ['admin'] })
    const { db } = database
    expect(await readSetting(db, 'registration')).toBe('invited')
    expect(await readSetting(db, 'place')).toBe('Lindenau')
    const gone = [404, { Code: 'NotFound' }]
    expect(await state()).toMatchObject(gone)
    expect(await come(typed)).toMatchObject(gone)
    expect(await printed()).toBeUndefined()
  },
)

test.for(databases)(
  'HST-11 the words count for an hour and five tries, and for one (%s)',
  async (engine) => {
    const { clock, database, words, come } = await startEmpty(engine)
    const wrong = [400, { Code: 'WordsWrong' }]
    const first = await words()
    for (let tries = 0; tries < 5; tries++) expect(await come('a-b-c-d')).toMatchObject(wrong)
    expect(await come(first)).toMatchObject(wrong)
    const second = await words()
    expect(second).not.toBe(first)
    clock.time += HOUR_MS
    expect(await come(second)).toMatchObject(wrong)
    const third = await words()
    const two = await Promise.all([come(third), come(third, { Email: 'eve@simmer.example' })])
    expect(two.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([201, 404])
    expect(await database.db.selectFrom('roles').selectAll().execute()).toHaveLength(1)
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  },
)

test.for(databases)(
  'HST-44 the host begins with the recipes of the start or without, and a command brings them back (%s)',
  async (engine) => {
    const { app, database, words, come, state } = await startEmpty(engine, { filled: true })
    const seen = async () => {
      const paths = ['/recipe?LangId=1', '/book?LangId=1', '/author?LangId=1']
      const answers = [...paths, '/search?Term=a&LangId=1'].map(
        async (path) => (await app.inject({ url: `/api${path}` })).body,
      )
      return (await Promise.all(answers)).map((text) => JSON.parse(text) as unknown)
    }
    const isEmpty = async () => !JSON.stringify(await seen()).includes('"Id"')
    const before = await seen()
    const [, { Recipes: all }] = await state()
    expect(all).toBeGreaterThan(10)
    // Nothing is chosen for whoever says nothing.
    expect(await come(await words(), { Examples: undefined })).toMatchObject([400, {}])
    expect((await come(await words(), { Examples: false }))[0]).toBe(201)
    expect(await isEmpty()).toBe(true)
    expect((await app.inject({ url: '/api/recipe/5?LangId=1' })).statusCode).not.toBe(200)

    const admin = async (...said: string[]) => await adminCommand(database.db, said)
    expect(await admin('examples', 'show')).toBe(`${all} recipes are shown again`)
    expect(await seen()).toEqual(before)
    expect(await admin('examples', 'show')).toBe('0 recipes are shown again')
    expect(await admin('examples', 'hide')).toBe(`${all} recipes are hidden`)
    expect(await isEmpty()).toBe(true)
  },
)

test('invalid fields do not count as a try', async () => {
  const { words, come } = await startEmpty('sqlite')
  const right = await words()
  for (let tries = 0; tries < 6; tries++) {
    expect(await come(right, { Email: 'theo' })).toMatchObject([400, { Code: 'FieldInvalid' }])
  }
  expect((await come(right))[0]).toBe(201)
})

test('a site with a member has no /first', async () => {
  const { app, printed, come, state } = await startEmpty('sqlite')
  await newMember(app)
  expect(await printed()).toBeUndefined()
  expect((await state())[0]).toBe(404)
  expect((await come('a-b-c-d'))[0]).toBe(404)
})
