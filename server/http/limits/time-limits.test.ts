import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listenToEvents } from '#tests/support/events.ts'
import { newMember } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'

const SLOW_FORM =
  'POST /api/signup HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
const SLOW_UPLOAD =
  'POST /api/me/avatar HTTP/1.1\r\nHost: a\r\nAuthorization: TOKEN\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100\r\n\r\n--b'
const SLOW_HEAD = 'GET /api/recipe HTTP/1.1\r\nHost: a\r\n'

async function send(origin: string, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

test.for([
  ['a small body', SLOW_FORM, { body: 20 }],
  ['an upload', SLOW_UPLOAD, { request: 1000, head: 1000 }],
  ['a head', SLOW_HEAD, { head: 20 }],
] as const)('%s that takes too long gets 408, and the connection ends', async ([, sent, limit]) => {
  const times = { checkEvery: 20, ...limit }
  const { app, listen } = await startTestServer('sqlite', { times })
  const { authorization } = await newMember(app)
  const request = sent.replace('TOKEN', authorization)
  const answer = await text(await send(await listen(), request))
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer.toLowerCase()).toContain('connection: close')
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ Code: 'RequestInvalid' })
  expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)
})

test('a body that arrives in pieces within its time is read', async () => {
  const { listen } = await startTestServer('sqlite')
  const body = '{"email":"ada@simmer.example"}'
  const head = `POST /api/signup/passwordreset HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`
  const socket = await send(await listen(), head + body.slice(0, 10))
  socket.write(body.slice(10))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test('an open stream outlives the time that requests have', async () => {
  // Long enough for the request itself, also where a machine is busy.
  const times = { head: 1000, body: 1000, request: 1000, checkEvery: 20 }
  const { app, listen } = await startTestServer('sqlite', { times })
  const origin = await listen()
  const ada = await newMember(app)
  const events = await listenToEvents(origin, ada)
  expect(events.response.status).toBe(200)
  const version = (await events.next()) ?? 0
  // A connection that began later has been ended by then.
  expect(await text(await send(origin, SLOW_HEAD))).toContain('408')
  const url = '/api/shopping/note?LangId=1'
  await app.inject({ method: 'POST', url, headers: ada, payload: { Name: 'Oats' } })
  expect(await events.next()).toBe(version + 1)
  events.leave()
})
