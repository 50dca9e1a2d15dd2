import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer } from '#tests/support/server.ts'
import { stopServing } from './stop-serving.ts'

test('HST-71 a server that drains tells load balancers, serves everybody, and then stops', async () => {
  const { app, listen } = await startTestServer('sqlite')
  const origin = await listen()
  const hurry = new AbortController()
  const stopped = stopServing(app, { drainMs: 600_000, hurry: hurry.signal })
  expect((await fetch(`${origin}/api/health`)).status).toBe(503)
  const answer = await fetch(`${origin}/api/tool`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  hurry.abort()
  await stopped
  await expect(fetch(`${origin}/api/tool`)).rejects.toThrow()
})

test('a request in progress is answered before the server stops', async () => {
  const gate = Promise.withResolvers<void>()
  let hasBegun = false
  const { app, listen } = await startTestServer('sqlite', {
    pages: async (app) =>
      void app.get('/slow', async () => {
        hasBegun = true
        await gate.promise
        return { done: true }
      }),
  })
  const origin = await listen()
  const answer = fetch(`${origin}/slow`)
  await vi.waitUntil(() => hasBegun)
  const stopped = stopServing(app, { limitMs: 600_000 })
  await vi.waitUntil(() => !app.server.listening)
  gate.resolve()
  expect(await (await answer).json()).toEqual({ done: true })
  await stopped
})

test('a body that never ends is cut off when the time is over', async () => {
  const { app, listen } = await startTestServer('sqlite')
  const { port } = new URL(await listen())
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const arrived = once(app.server, 'request')
  socket.write(
    'POST /api/signup HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await arrived
  const closed = once(socket, 'close')
  await stopServing(app, { limitMs: 20 })
  await closed
  expect(app.server.listening).toBe(false)
})
