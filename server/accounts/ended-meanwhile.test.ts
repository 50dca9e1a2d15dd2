import { randomUUID } from 'node:crypto'
import { request, type ClientRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { databases, type TestDatabase } from '#tests/support/database.ts'
import { session } from '#tests/support/kitchen.ts'
import { ADA, newMember, sendForm, sent, signIn } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import { bearerHash } from './tokens.ts'

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000
const FORM = 'application/x-www-form-urlencoded; charset=utf-8'

/** Calls that write something of a member, with their bodies. */
const CALLS = [
  ['POST', '/recipe/3/comment?LangId=1', 'text=Good'],
  ['POST', '/recipe/3/rate', 'RatingValue=Good'],
  ['POST', '/feedback', 'Description=Good&FeedbackValue=4'],
  ['POST', '/shopping/recipe/', 'RecipeId=3&Persons=2'],
  ['POST', '/shopping/note', 'Name=Salt'],
  ['PATCH', '/me', 'UnitSystem=1'],
  ['PATCH', '/me/update_notifications', 'Notifications=true'],
  ['PATCH', '/me/delete_account', 'Message=Bye'],
] as const

type Headers = Record<string, string>

/** A call whose body is still on its way. */
interface OpenCall {
  sending: ClientRequest
  answer: Promise<{ status: number | undefined; challenge: string | undefined; body: unknown }>
}

function begin(url: string, method: string, headers: Headers): OpenCall {
  const sending = request(url, { method, headers })
  const answer = new Promise<Awaited<OpenCall['answer']>>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', (response) => {
      const challenge = response.headers['www-authenticate']
      const status = response.statusCode
      json(response).then((body) => resolve({ status, challenge, body }), reject)
    })
  })
  sending.flushHeaders()
  return { sending, answer }
}

/** Waits until the server has looked at the token of a call: after a day it writes down its use. */
async function untilLetIn({ db }: TestDatabase, headers: Headers, signedInAt: number) {
  await vi.waitUntil(async () => {
    const token = await db
      .selectFrom('tokens')
      .select('last_used_at')
      .where('hash', '=', bearerHash(headers) ?? '')
      .executeTakeFirst()
    return Number(token?.last_used_at) > signedInAt
  }, 10_000)
}

async function pictureForm(): Promise<{ type: string; body: Buffer }> {
  const create = { width: 64, height: 64, channels: 3, background: 'red' } as const
  const picture = await sharp({ create }).png().toBuffer()
  const form = new FormData()
  form.set('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  return { type, body: Buffer.from(await whole.arrayBuffer()) }
}

/** Calls that end the sessions of all other devices. */
const ENDINGS = [
  ['the account is deleted', '/me/delete_account', { Message: 'Bye' }],
  ['the password is changed', '/me/password', { OldPassword: ADA.password, Password: sent('new') }],
] as const

const cases = databases.flatMap((engine) =>
  ENDINGS.map(([what, url, fields]) => [what, engine, { url, fields }] as const),
)

test.for(cases)(
  'an authorised call answers 401 and writes nothing when %s before its body has arrived (%s)',
  async ([, engine, ending]) => {
    const clock = { now: Date.now() }
    const now = () => new Date(clock.now)
    const { app, database, listen } = await startTestServer(engine, { filled: true, now })
    const origin = await listen()
    const ada = await newMember(app)
    const picture = await pictureForm()
    const cooking = Buffer.from(JSON.stringify({ Changes: [session(randomUUID())] }))
    const wanted = [
      ...CALLS.map(([method, url, body]) => ({ method, url, body: Buffer.from(body), type: FORM })),
      { method: 'POST', url: '/me/avatar', ...picture },
      { method: 'POST', url: '/kitchen/changes', type: 'application/json', body: cooking },
    ]
    const sessions = []
    for (const call of wanted) sessions.push({ call, headers: await signIn(app) })
    const signedInAt = clock.now
    clock.now += TWO_DAYS_MS
    const open = []
    for (const { call, headers } of sessions) {
      const size = { 'content-type': call.type, 'content-length': String(call.body.length) }
      const begun = begin(`${origin}/api${call.url}`, call.method, { ...headers, ...size })
      await untilLetIn(database, headers, signedInAt)
      open.push({ ...begun, ...call })
    }
    const ended = await sendForm(app, 'PATCH', ending.url, ending.fields, ada)
    expect(ended.statusCode).toBe(200)
    for (const { sending, answer, method, url, body } of open) {
      sending.end(body)
      expect({ method, url, ...(await answer) }).toMatchObject({
        method,
        url,
        status: 401,
        challenge: 'Bearer',
        body: { Code: 'Unauthorized' },
      })
      sending.destroy()
    }
    const { db } = database
    expect(await db.selectFrom('feedback').select('id').execute()).toEqual([])
    expect(await db.selectFrom('shopping_items').select('name').execute()).toEqual([])
    expect(await db.selectFrom('kitchen_records').select('id').execute()).toEqual([])
    expect(await db.selectFrom('avatars').select('hash').execute()).toEqual([])
  },
)

test.for(databases)(
  'calls concurrent with the deletion of their account never answer 500 (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    for (let round = 0; round < 5; round++) {
      const ada = await newMember(app)
      const patch = async (url: string, fields = {}) =>
        (await sendForm(app, 'PATCH', url, fields, ada)).statusCode
      const statuses = await Promise.all([
        patch('/recipe/1/favorize'),
        patch('/book/1/favorize'),
        patch('/author/1/subscribe'),
        patch('/me/delete_account', { Message: 'Bye' }),
        patch('/recipe/2/favorize'),
        patch('/book/2/favorize'),
        patch('/author/2/subscribe'),
      ])
      for (const status of statuses) expect([200, 401]).toContain(status)
    }
  },
)

test.for(databases)(
  'every write during the deletion of its account succeeds or answers 401 (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    for (let round = 0; round < 3; round++) {
      const ada = await newMember(app)
      const send = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
        const answer = await app.inject({
          method,
          url: `/api${url}`,
          headers: ada,
          ...(payload && { payload }),
        })
        return { status: answer.statusCode, body: answer.json<{ Id: number }>() }
      }
      const Draft = { ...emptyDraft('en'), Name: { en: 'Cake' } }
      const recipe = (await send('POST', '/my/recipes', { Key: randomUUID(), Draft })).body.Id
      const folder = (await send('POST', '/my/folders', { Name: 'Cakes' })).body.Id
      const item = (await send('POST', '/shopping/note', { Name: 'Salt' })).body.Id
      const meal = {
        RecipeId: 3,
        Day: '2026-01-02',
        People: 2,
        Minutes: null,
        Note: '',
        Changes: [],
      }
      const cooked = (await send('POST', '/cooked', { ...meal, Key: randomUUID() })).body.Id
      const { RecipeId: _, ...change } = meal
      const write = (name: string) => ({ ...Draft, Name: { en: name } })
      const answers = await Promise.all([
        send('PATCH', `/my/recipes/${recipe}`, { Version: 1, Draft: write('One') }),
        send('PATCH', '/me/delete_account', { Message: 'Bye' }),
        send('PATCH', `/my/recipes/${recipe}/place`, { IsShared: false }),
        send('POST', `/my/recipes/${recipe}/link`),
        send('DELETE', `/my/recipes/${recipe}`),
        send('PATCH', `/my/folders/${folder}`, { Name: 'Pies' }),
        send('DELETE', `/my/folders/${folder}`),
        send('PATCH', `/shopping/note/${item}`, { State: 1 }),
        send('DELETE', `/shopping/note/${item}`),
        send('PATCH', `/cooked/${cooked}`, change),
        send('DELETE', `/cooked/${cooked}`),
        send('POST', '/my/recipes', { Key: randomUUID(), Draft: write('Two') }),
        send('POST', '/cooked', { ...meal, Key: randomUUID() }),
        send('POST', '/household', { Name: 'Home' }),
      ])
      // What one of them has deleted is not there for the next one, until the account goes.
      const statuses = answers.map(({ status }) => status)
      for (const status of statuses) expect([200, 201, 401, 404, 409]).toContain(status)
      const again = await send('PATCH', `/my/recipes/${recipe}`, { Version: 1, Draft })
      expect(again.status).toBe(401)
    }
  },
)
