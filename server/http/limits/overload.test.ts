import { setImmediate as turn } from 'node:timers/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { startTestServer, type TestServerOptions } from '#tests/support/server.ts'
import type { App } from '../app-type.ts'
import { internalHeaders } from '../internal.ts'

const MEMBER = { authorization: 'Bearer anything' }

/** A server on which calls to `/held` and `/media/held` wait until they are let go. */
async function startHolding(overload: TestServerOptions['overload']) {
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const pages = async (app: App) => {
    for (const url of ['/held', '/assets/held', '/api/held'])
      app.all(url, async ({ method }) => {
        begun.push(`${method} ${url}`)
        await gate.promise
        return {}
      })
    app.all('/free', () => ({}))
  }
  const server = await startTestServer('sqlite', { overload, pages })
  let address = 0
  /** Asks from an address that nobody else has. */
  const ask = async (url: string, method: 'GET' | 'POST' = 'GET', headers = {}) => {
    address += 1
    return await server.app.inject({ url, method, headers, remoteAddress: `192.0.2.${address}` })
  }
  /** Asks for something that waits, until its handler has begun. */
  const hold = async (...asked: Parameters<typeof ask>) => {
    const before = begun.length
    const answer = ask(...asked)
    await vi.waitUntil(() => begun.length > before)
    return { answer }
  }
  return { ...server, ask, hold, letGo: gate.resolve }
}

test('above a limit visitors are refused first, members’ writes later', async () => {
  const { ask, hold, letGo } = await startHolding({ requests: 2, requestsWithWrites: 3 })
  const held = [await hold('/held'), await hold('/api/held')]
  const page = await ask('/free')
  expect(page.statusCode).toBe(503)
  const retryAfter = Number(page.headers['retry-after'])
  expect([1, 2, 3, 4, 5]).toContain(retryAfter)
  const call = await ask('/api/recipe?LangId=0')
  expect(call.statusCode).toBe(503)
  expect(call.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'retry-after': expect.any(String),
  })
  expect(call.json()).toMatchObject({
    Code: 'Unavailable',
    Message: 'Simmer ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.',
  })
  expect((await ask('/free', 'POST')).statusCode).toBe(503)
  expect((await ask('/free', 'GET', MEMBER)).statusCode).toBe(503)
  held.push(await hold('/held', 'POST', MEMBER))
  expect((await ask('/free', 'POST', MEMBER)).statusCode).toBe(503)
  letGo()
  for (const { answer } of held) expect((await answer).statusCode).toBe(200)
  expect((await ask('/free')).statusCode).toBe(200)
})

test('health checks, files and internal calls are not refused with visitors', async () => {
  const { app, ask, hold } = await startHolding({ requests: 1, files: 1 })
  const warn = vi.spyOn(app.log, 'warn')
  await hold('/held')
  expect((await ask('/free')).statusCode).toBe(503)
  expect((await ask('/api/health')).statusCode).toBe(200)
  expect((await ask('/api/live')).statusCode).toBe(200)
  expect((await ask('/api/tool', 'GET', internalHeaders)).statusCode).toBe(200)
  await hold('/assets/held')
  expect((await ask('/assets/held')).statusCode).toBe(503)
  expect(warn).toHaveBeenCalledOnce()
})

test('one address gets a quarter of the limit', async () => {
  const { app, ask, hold } = await startHolding({ requests: 8 })
  await hold('/held')
  const own = { url: '/free', remoteAddress: '198.51.100.1' }
  const held = { ...own, url: '/held' }
  void app.inject(held)
  expect((await app.inject(own)).statusCode).toBe(200)
  void app.inject(held)
  await turn()
  expect((await app.inject(own)).statusCode).toBe(503)
  expect((await ask('/free')).statusCode).toBe(200)
})

test('a request still counts after its client has disconnected', async () => {
  const { ask, letGo, listen } = await startHolding({ requests: 1 })
  const { port } = new URL(await listen())
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET /held HTTP/1.1\r\nHost: a\r\n\r\n')
  await vi.waitUntil(async () => (await ask('/free')).statusCode === 503)
  socket.destroy()
  await once(socket, 'close')
  expect((await ask('/free')).statusCode).toBe(503)
  letGo()
  await vi.waitUntil(async () => (await ask('/free')).statusCode === 200)
})

test('while memory is short the limit is lower but never zero', async () => {
  const { ask, hold } = await startHolding({ memory: -1, requestsInLittleMemory: 1 })
  expect((await ask('/free')).statusCode).toBe(200)
  await hold('/held')
  expect((await ask('/free')).statusCode).toBe(503)
})

test('a refusal needs no database', async () => {
  const { ask, database } = await startHolding({ delayMs: -1 })
  await database.close()
  expect((await ask('/api/recipe')).statusCode).toBe(503)
  expect((await ask('/api/live')).statusCode).toBe(200)
})

test('while the event loop is delayed visitors are refused, and served again afterwards', async () => {
  const { ask } = await startHolding({ delayMs: 250 })
  const load = { isOn: true }
  const block = async () => {
    while (load.isOn) {
      const end = performance.now() + 600
      while (performance.now() < end);
      await turn()
    }
  }
  const blocked = block()
  await vi.waitUntil(async () => (await ask('/free')).statusCode === 503, { timeout: 20_000 })
  expect((await ask('/free', 'POST', MEMBER)).statusCode).toBe(200)
  expect((await ask('/api/live')).statusCode).toBe(200)
  load.isOn = false
  await blocked
  await vi.waitUntil(async () => (await ask('/free')).statusCode === 200, { timeout: 20_000 })
})
