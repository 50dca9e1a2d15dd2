import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { newMember, sendForm, signIn } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import {
  startStage,
  subscribe,
  setNotifications,
  newSubscriber,
  BERTA,
  CHARD,
  waiting,
  endpoints,
} from '#tests/support/push-stage.ts'

test.for(databases)(
  'turning notifications off deletes every subscription of the member (%s)',
  async (engine) => {
    const stage = await startStage(engine)
    const { headers, device } = await newSubscriber(stage, ['yasmin-haddad'])
    await stage.importRecipes(CHARD)
    await setNotifications(stage, headers, false)
    expect(await endpoints(stage)).toEqual([])
    const state = await stage.app.inject({ url: '/api/me/push_subscription', headers })
    expect(state.json()).toMatchObject({ IsSubscribed: false })
    await stage.deliver()
    expect(device.tries).toBe(0)
  },
)

test.for(databases)(
  'a subscription is deleted with its session, and all with the account (%s)',
  async (engine) => {
    const stage = await startStage(engine)
    const ada = await newSubscriber(stage, ['yasmin-haddad'])
    const berta = await newSubscriber(stage, ['yasmin-haddad'], BERTA)
    await stage.importRecipes(CHARD)
    await sendForm(stage.app, 'POST', '/auth/logout', {}, ada.headers)
    expect(await endpoints(stage)).toEqual([berta.device.subscription.Endpoint])
    await sendForm(stage.app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, berta.headers)
    expect(await endpoints(stage)).toEqual([])
    await stage.deliver()
    expect([ada.device.tries, berta.device.tries]).toEqual([0, 0])
    expect(await waiting(stage)).toEqual([[], []])
  },
)

test.for(databases)(
  'a member has ten devices, the newest, and a browser one member (%s)',
  async (engine) => {
    const stage = await startStage(engine)
    const first = await newSubscriber(stage, ['yasmin-haddad'])
    const sessions = []
    for (let count = 0; count < 10; count++) sessions.push(await signIn(stage.app))
    for (const headers of sessions) await subscribe(stage, headers)
    expect(await endpoints(stage)).toHaveLength(10)
    expect(await endpoints(stage)).not.toContain(first.device.subscription.Endpoint)

    const session = await signIn(stage.app)
    await subscribe(stage, session)
    const again = await subscribe(stage, session)
    expect(await endpoints(stage)).toHaveLength(10)
    const berta = await newMember(stage.app, BERTA)
    const form = { ...again.subscription }
    await sendForm(stage.app, 'POST', '/me/push_subscription', form, berta)
    expect(await endpoints(stage)).toHaveLength(10)
    const state = await stage.app.inject({ url: '/api/me/push_subscription', headers: session })
    expect(state.json()).toMatchObject({ IsSubscribed: false })
  },
)

const PUBLIC_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg'
const REAL = { Endpoint: 'https://8.8.8.8/push/1', P256dh: PUBLIC_KEY, Auth: AUTH }

test('a device at a public address is taken', async () => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  const answer = await sendForm(app, 'POST', '/me/push_subscription', REAL, headers)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { IsSubscribed: true }])
  expect(answer.headers['cache-control']).toBe('no-store')
  const url = '/api/me/push_subscription'
  const gone = await app.inject({ method: 'DELETE', url, headers })
  expect([gone.statusCode, gone.json()]).toMatchObject([200, { IsSubscribed: false }])
})

test.for([
  { Endpoint: 'http://8.8.8.8/push/1' },
  { Endpoint: 'https://ada:secret@8.8.8.8/push/1' },
  { Endpoint: 'https://localhost/push/1' },
  { Endpoint: 'https://127.0.0.1/push/1' },
  { Endpoint: 'https://127.1/push/1' },
  { Endpoint: 'https://[::1]/push/1' },
  { Endpoint: 'https://[::ffff:127.0.0.1]/push/1' },
  { Endpoint: 'https://10.1.2.3/push/1' },
  { Endpoint: 'https://192.168.0.1/push/1' },
  { Endpoint: 'https://169.254.169.254/latest' },
  { Endpoint: 'https://0x7f000001/push/1' },
  { Endpoint: 'https://push.invalid/1' },
  { Endpoint: 'https://8.8.8.8:8443/push/1' },
  { Endpoint: 'push' },
  { Endpoint: `https://8.8.8.8/${'a'.repeat(2100)}` },
  { P256dh: PUBLIC_KEY.replace('BCV', 'BCX') },
  { P256dh: AUTH },
  { Auth: PUBLIC_KEY },
  { Auth: '' },
])('a device is not taken with %j', async (difference) => {
  const { app, database } = await startTestServer('sqlite')
  const headers = await newMember(app)
  const form = { ...REAL, ...difference }
  const answer = await sendForm(app, 'POST', '/me/push_subscription', form, headers)
  expect(answer.statusCode).toBe(400)
  expect(await database.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})

test.for(['GET', 'POST', 'DELETE'] as const)(
  '%s of a device is for members alone',
  async (method) => {
    const { app } = await startTestServer('sqlite')
    const answer = await app.inject({ method, url: '/api/me/push_subscription', payload: REAL })
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { Code: 'Unauthorized' }])
  },
)

test('a site without a service worker offers no key and refuses subscriptions', async () => {
  const { app } = await startTestServer('sqlite', { environment: { SERVICE_WORKER: 'off' } })
  const headers = await newMember(app)
  const state = await app.inject({ url: '/api/me/push_subscription', headers })
  expect(state.json()).toEqual({ PublicKey: null, IsSubscribed: false })
  const answer = await sendForm(app, 'POST', '/me/push_subscription', REAL, headers)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code: 'FieldInvalid' }])
})
